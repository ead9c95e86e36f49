'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import { type Minor, toMinor } from '../../core/money/minor.ts';
import type { journalEntryMessages } from '../messages.ts';
import type { LineValues } from '../model/formValues.ts';
import { totalsOf } from '../model/totals.ts';

/** The totals of lines as text, and how far they are from balancing. */
export function useTotals(lines: readonly LineValues[], messages: typeof journalEntryMessages) {
  const { currency, locale } = useDaybookContext();
  const { debits, credits, difference } = totalsOf(lines);
  const format = (amount: Minor | undefined) =>
    amount === undefined ? '–' : formatMoney(amount, { currency, locale, currencyDisplay: 'none' });
  const isEmpty = debits === 0 && credits === 0;
  const text = () => {
    if (difference === undefined) return messages.totalUnknown;
    if (difference === 0) return isEmpty ? messages.noAmounts : messages.balanced;
    return messages.outOfBalance({ amount: format(toMinor(Math.abs(difference))) });
  };
  return {
    debits: format(debits),
    credits: format(credits),
    isEmpty,
    /** The amount that is missing; undefined if it can't be calculated. */
    difference,
    state: difference !== 0 ? ('open' as const) : isEmpty ? undefined : ('balanced' as const),
    text: text(),
  };
}
