'use client';
import { useSupplied } from '../core/context.ts';
import { formatDate } from '../core/dates/formatDate.ts';
import { isPlainDate } from '../core/dates/plainDate.ts';
import { wordOf } from '../core/messages/wordOf.ts';
import { formatMoney } from '../core/money/formatMoney.ts';
import { minor } from '../core/money/minor.ts';
import type { FilterChip } from '../ui/FilterChips.tsx';
import { type ChosenRecords, recordFilters, useFilterNames } from './FilterNames.ts';
import { type BankTransactionFilters, isToReview, withFilters } from './ListFilters.ts';
import type { transactionListMessages } from './messages.ts';

interface ListChipsOptions {
  filters: BankTransactionFilters;
  onChange: (filters: BankTransactionFilters) => void;
  /** Records that were chosen here: a list of many may end before them. */
  chosen: ChosenRecords;
  messages: typeof transactionListMessages;
}

/** The filters that are on beside the period, each as a chip with the name of what it asks for. */
export function useListChips({ filters, onChange, chosen, messages }: ListChipsOptions): FilterChip[] {
  const { currency, locale } = useSupplied();
  const nameOf = useFilterNames(filters, chosen);
  const { search, date, reviewStatus } = filters;
  const chips: FilterChip[] = [];
  const add = (id: string, text: string, changes: BankTransactionFilters) =>
    chips.push({ id, text, onRemove: () => onChange(withFilters(filters, changes)) });

  if (search) add('search', messages.chipSearch({ search }), { search: undefined });
  if (isToReview(filters)) add('toReview', messages.toReview, { reviewStatus: undefined });

  const day = (value: string | undefined) => (isPlainDate(value) ? formatDate(value, { locale }) : undefined);
  const { greaterThanEqual, lessThanEqual, ...otherDates } = date ?? {};
  if (greaterThanEqual !== undefined || lessThanEqual !== undefined) {
    const text = messages.chipDates({ begin: day(greaterThanEqual), end: day(lessThanEqual) });
    add('dates', text, { date: otherDates });
  }
  const compare = <Field extends 'date' | 'amount' | 'description' | 'notes', Value>(
    field: Field,
    comparison: Compared<Value> | undefined,
    written: (value: Value) => string,
  ) => {
    for (const operator of operators) {
      const value = comparison?.[operator];
      if (value === undefined) continue;
      const text = messages[`operator_${operator}`]({ value: written(value) });
      add(`${field}.${operator}`, messages.chip({ field: messages[field], value: text }), {
        [field]: { ...filters[field], [operator]: undefined },
      });
    }
  };
  compare<'date', string>('date', otherDates, (value) => day(value) ?? value);
  compare('amount', filters.amount, (value) => formatMoney(minor(value), { currency, locale }));
  compare('description', filters.description, (value) => value);
  compare('notes', filters.notes, (value) => value);

  for (const [field, prefix] of choices) {
    if (field === 'reviewStatus' && isToReview(filters)) continue;
    const choice = field === 'reviewStatus' ? reviewStatus : filters[field];
    for (const list of ['in', 'notIn'] as const) {
      for (const value of choice?.[list] ?? []) {
        const word = wordOf(messages, prefix, value);
        add(
          `${field}.${list}.${value}`,
          messages.chip({ field: messages[prefix], value: list === 'in' ? word : messages.isNone({ value: word }) }),
          { [field]: { ...choice, [list]: choice?.[list]?.filter((each) => each !== value) } },
        );
      }
    }
  }
  for (const field of recordFilters) {
    const ids = filters[field]?.id.in ?? [];
    for (const id of ids) {
      const value = nameOf(field, id) ?? messages.unknownChoice;
      add(`${field}.${id}`, messages.chip({ field: messages[field], value }), {
        [field]: { id: { in: ids.filter((other) => other !== id) } },
      });
    }
  }
  return chips;
}

const operators = [
  'equal',
  'notEqual',
  'greaterThan',
  'greaterThanEqual',
  'lessThan',
  'lessThanEqual',
  'contain',
] as const;

type Compared<Value> = { [Operator in (typeof operators)[number]]?: Value };

/** What the keys of their words begin with. */
const choices = [
  ['reviewStatus', 'review'],
  ['type', 'type'],
  ['status', 'status'],
] as const;
