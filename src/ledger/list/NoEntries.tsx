'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import type { Minor } from '../../core/money/minor.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import { type LedgerFilters, ledgerFilters } from '../data/filters.ts';
import type { ledgerMessages } from '../messages.ts';

const loadNoMatch = () => import('../../reference-lists/filters/NoMatch.tsx');

interface NoEntriesProps {
  /** The beginning balance, in the service’s sign; without entries also the closing balance. */
  balance: Minor | null | undefined;
  /** Whether filters may exclude entries. */
  isFiltered: boolean;
  filters: LedgerFilters;
  /** The number of entries without those filters; undefined if unknown. */
  searched: number | undefined;
  onClear: () => void;
  /** Shows all dates; undefined if the period has all. */
  onAllDates: (() => void) | undefined;
  messages: typeof ledgerMessages;
}

/** Replaces the table if no entry is in the period or matches the filters. */
export default function NoEntries(props: NoEntriesProps) {
  const { balance, isFiltered, filters, searched, onClear, onAllDates, messages } = props;
  const { currency, locale, currencySign } = useDaybookContext();
  const allDates = onAllDates && (
    <Button onPress={onAllDates}>{isFiltered ? messages.searchAllDates : messages.showAllDates}</Button>
  );
  if (isFiltered) {
    return (
      <LazyPart
        load={loadNoMatch}
        props={{
          fields: ledgerFilters.fields,
          filters,
          onClear,
          detail: searched !== undefined && messages.searched({ count: searched }),
          action: allDates,
          messages,
        }}
      />
    );
  }
  const formattedBalance = balance && formatMoney(balance, { currency, locale, currencySign });
  return (
    <EmptyState icon="none" title={messages.empty} actions={allDates}>
      {formattedBalance && messages.balanceIs({ balance: formattedBalance })}
    </EmptyState>
  );
}
