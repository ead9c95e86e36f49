'use client';
import { formatDate } from '../../core/dates/formatDate.ts';
import { isPlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import { toMinor } from '../../core/money/minor.ts';
import type { FilterChip } from '../../list/FilterChips.tsx';
import { filterChips } from '../../list/filterChips.ts';
import { type BankTransactionFilters, isToReview } from '../data/filters.ts';
import type { transactionListMessages } from '../messages.ts';
import { type ChosenRecords, recordFilters, useFilterNames } from './useFilterNames.ts';

interface ListChipsOptions {
  filters: BankTransactionFilters;
  onChange: (filters: BankTransactionFilters) => void;
  /** Records that were chosen here: a list of many may end before them. */
  chosen: ChosenRecords;
  messages: typeof transactionListMessages;
}

/** The filters that are on beside the period, each as a chip with the name of what it asks for. */
export function useFilterChips({ filters, onChange, chosen, messages }: ListChipsOptions): FilterChip[] {
  const { currency, locale } = useDaybookContext();
  const nameOf = useFilterNames(filters, chosen);
  const { search } = filters;
  const list = filterChips({ filters, onChange, messages });
  const written = (day: string) => (isPlainDate(day) ? formatDate(day, { locale }) : day);
  const itself = (text: string) => text;

  if (search) list.add('search', messages.chipSearch({ search }), { search: undefined });
  list.days('date', messages.date, filters.date, written);
  list.compare('amount', messages.amount, filters.amount, (value) => formatMoney(toMinor(value), { currency, locale }));
  list.compare('description', messages.description, filters.description, itself);
  list.compare('notes', messages.notes, filters.notes, itself);
  for (const [field, words] of choices) {
    if (field === 'reviewStatus' && isToReview(filters)) continue; // the pressed button says so
    list.choose(field, messages[words], filters[field], (value) => wordOf(messages, words, value));
  }
  for (const field of recordFilters) {
    list.name(field, messages[field], filters[field]?.id.in ?? [], (id) => nameOf(field, id));
  }
  return list.chips;
}

/** What the keys of their words begin with. */
const choices = [
  ['reviewStatus', 'review'],
  ['type', 'type'],
  ['status', 'status'],
] as const;
