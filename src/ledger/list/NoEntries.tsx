'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import type { Minor } from '../../core/money/minor.ts';
import { NoMatch } from '../../list/filters/NoMatch.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { type LedgerFilters, ledgerFilters } from '../data/filters.ts';
import type { ledgerMessages } from '../messages.ts';

interface NoEntriesProps {
  /** The beginning balance, in the service’s sign; without entries also the closing balance. */
  balance: Minor | null | undefined;
  /** Whether filters may exclude entries. */
  isFiltered: boolean;
  filters: LedgerFilters;
  onClear: () => void;
  messages: typeof ledgerMessages;
}

/** Replaces the table if no entry is in the period or matches the filters. */
export function NoEntries({ balance, isFiltered, filters, onClear, messages }: NoEntriesProps) {
  const { currency, locale, currencySign } = useDaybookContext();
  if (isFiltered) {
    return <NoMatch fields={ledgerFilters.fields} filters={filters} onClear={onClear} messages={messages} />;
  }
  const formattedBalance = balance && formatMoney(balance, { currency, locale, currencySign });
  return (
    <EmptyState icon="none" title={messages.empty}>
      {formattedBalance && messages.balanceIs({ balance: formattedBalance })}
    </EmptyState>
  );
}
