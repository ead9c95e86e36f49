'use client';
import { useSupplied } from '../core/context.ts';
import { formatDate } from '../core/dates/formatDate.ts';
import { isPlainDate } from '../core/dates/plainDate.ts';
import { wordOf } from '../core/messages/wordOf.ts';
import type { FilterChip } from '../ui/FilterChips.tsx';
import type { ledgerMessages } from './messages.ts';
import { hasFreeDates, type LedgerFilters, withFilters } from './rules.ts';

/** The filters that are on beside the period, each as a chip. */
export function useLedgerChips(
  filters: LedgerFilters,
  onChange: (filters: LedgerFilters) => void,
  messages: typeof ledgerMessages,
): FilterChip[] {
  const { locale } = useSupplied();
  const { search, beginDate, endDate, accountingMethod } = filters;
  const written = (date: string | undefined) => (isPlainDate(date) ? formatDate(date, { locale }) : date);
  const chip = (id: string, text: string, without: LedgerFilters): FilterChip => ({
    id,
    text,
    onRemove: () => onChange(withFilters(filters, without)),
  });
  const chips: FilterChip[] = [];
  if (search) chips.push(chip('search', messages.chipSearch({ search }), { search: undefined }));
  if (hasFreeDates(filters)) {
    const text = messages.chipDates({ begin: written(beginDate), end: written(endDate) });
    chips.push(chip('dates', text, { beginDate: undefined, endDate: undefined }));
  }
  if (accountingMethod) {
    const text = wordOf(messages, 'basis', accountingMethod);
    chips.push(chip('basis', text, { accountingMethod: undefined }));
  }
  return chips;
}
