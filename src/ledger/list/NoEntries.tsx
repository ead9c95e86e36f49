'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import type { Minor } from '../../core/money/minor.ts';
import { NoMatch } from '../../list/filters/NoMatch.tsx';
import { Notice } from '../../ui/root/Notice.tsx';
import type { ledgerMessages } from '../messages.ts';

interface NoEntriesProps {
  /** The beginning balance, in the service’s sign; without entries also the closing balance. */
  balance: Minor | null | undefined;
  /** Whether filters may exclude entries. */
  isFiltered: boolean;
  onClear: () => void;
  messages: typeof ledgerMessages;
}

/** Replaces the table if no entry is in the period or matches the filters. */
export function NoEntries({ balance, isFiltered, onClear, messages }: NoEntriesProps) {
  const { currency, locale, currencySign } = useDaybookContext();
  if (isFiltered) return <NoMatch onClear={onClear} />;
  const formattedBalance = balance && formatMoney(balance, { currency, locale, currencySign });
  return (
    <Notice tone="quiet">
      {messages.empty} {formattedBalance ? messages.balanceIs({ balance: formattedBalance }) : ''}
    </Notice>
  );
}
