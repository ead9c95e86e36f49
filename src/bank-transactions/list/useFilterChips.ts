'use client';
import { formatDate } from '../../core/dates/formatDate.ts';
import { isPlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import { toMinor } from '../../core/money/minor.ts';
import type { FilterChip } from '../../list/filters/FilterChips.tsx';
import { filterChips } from '../../list/filters/filterChips.ts';
import { type BankTransactionFilters, isToReview } from '../data/filters.ts';
import type { transactionListMessages } from '../messages.ts';
import { type AddedRecords, recordFilters, useFilterNames } from './useFilterNames.ts';

interface FilterChipsOptions {
  filters: BankTransactionFilters;
  onChange: (filters: BankTransactionFilters) => void;
  /** Records selected here: the loaded list may end before them. */
  addedRecords: AddedRecords;
  messages: typeof transactionListMessages;
}

/** A chip for each active filter, except the period. */
export function useFilterChips({ filters, onChange, addedRecords, messages }: FilterChipsOptions): FilterChip[] {
  const { currency, locale } = useDaybookContext();
  const nameOf = useFilterNames(filters, addedRecords);
  const { search } = filters;
  const list = filterChips({ filters, onChange, messages });
  const formatDay = (day: string) => (isPlainDate(day) ? formatDate(day, { locale }) : day);
  const unformatted = (text: string) => text;

  if (search) list.add('search', messages.chipSearch({ search }), { search: undefined });
  list.days('date', messages.date, filters.date, formatDay);
  list.compare('amount', messages.amount, filters.amount, (value) => formatMoney(toMinor(value), { currency, locale }));
  list.compare('description', messages.description, filters.description, unformatted);
  list.compare('notes', messages.notes, filters.notes, unformatted);
  for (const [field, words] of choices) {
    if (field === 'reviewStatus' && isToReview(filters)) continue; // shown by the pressed button
    list.choose(field, messages[words], filters[field], (value) => wordOf(messages, words, value));
  }
  for (const field of recordFilters) {
    list.name(field, messages[field === 'dimensionValues' ? 'dimensions' : field], filters[field]?.id.in ?? [], (id) =>
      nameOf(field, id),
    );
  }
  return list.chips;
}

/** Fields with the prefix of their message keys. */
const choices = [
  ['reviewStatus', 'review'],
  ['type', 'type'],
  ['status', 'status'],
] as const;
