'use client';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import type { Minor } from '../../core/money/minor.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Notice } from '../../ui/root/Notice.tsx';
import type { ledgerMessages } from '../messages.ts';

interface NoEntriesProps {
  /** The beginning balance, in the service’s sign; without entries also the closing balance. */
  balance: Minor | null | undefined;
  /** Whether filters may exclude entries. */
  isFiltered: boolean;
  /** The number of entries without those filters; undefined if unknown. */
  searched: number | undefined;
  onClear: () => void;
  /** Shows all dates; undefined if the period has all. */
  onAllDates: (() => void) | undefined;
  messages: typeof ledgerMessages;
}

/** Replaces the table if no entry is in the period or matches the filters. */
export default function NoEntries(props: NoEntriesProps) {
  const { balance, isFiltered, searched, onClear, onAllDates, messages } = props;
  const { currency, locale, currencySign } = useDaybookContext();
  const shared = useMessages('ui', uiMessages);
  const formattedBalance = balance && formatMoney(balance, { currency, locale, currencySign });
  const allDates = onAllDates && (
    <Button onPress={onAllDates}>{isFiltered ? messages.searchAllDates : messages.showAllDates}</Button>
  );
  if (!isFiltered) {
    return (
      <Notice tone="quiet" action={allDates}>
        {messages.empty} {formattedBalance ? messages.balanceIs({ balance: formattedBalance }) : ''}
      </Notice>
    );
  }
  return (
    <Notice
      tone="quiet"
      detail={searched !== undefined && messages.searched({ count: searched })}
      action={
        <div className="daybook-list-actions">
          <Button onPress={onClear}>{shared.clearAll}</Button>
          {allDates}
        </div>
      }
    >
      {shared.noMatch}
    </Notice>
  );
}
