import type { Choice, Comparison } from '../core/http/filters.ts';
import { withFilters } from '../core/query/filterEntries.ts';
import type { comparisonMessages, filterMessages } from '../ui/messages.ts';
import type { FilterChip } from './FilterChips.tsx';

interface FilterChipOptions<Filters extends object> {
  filters: Filters;
  onChange: (filters: Filters) => void;
  messages: typeof filterMessages & typeof comparisonMessages;
}

/** The operators, in the order in which their chips stand. */
const operators = [
  'equal',
  'notEqual',
  'greaterThan',
  'greaterThanEqual',
  'lessThan',
  'lessThanEqual',
  'contain',
] as const;

/** Those of a day that are no first or last day of a period. */
const dayOperators = ['equal', 'notEqual', 'greaterThan', 'lessThan'] as const;

type Compared<Value> = { [Operator in (typeof operators)[number]]?: Value };

/** Chips for the filters that are on, each of which takes back just what it says. */
export function filterChips<Filters extends object>({ filters, onChange, messages }: FilterChipOptions<Filters>) {
  const chips: FilterChip[] = [];
  const add = (id: string, text: string, changes: Filters) =>
    chips.push({ id, text, onRemove: () => onChange(withFilters(filters, changes)) });
  /** All filters may be left out, so that one of them by itself are filters as well. */
  const only = (field: keyof Filters, value: unknown) => ({ [field]: value }) as Filters;
  /** A chip that takes back one member of a comparison. */
  const chipOf = (field: keyof Filters & string, label: string, comparison: object, operator: string, text: string) =>
    add(
      `${field}.${operator}`,
      messages.chip({ field: label, value: text }),
      only(field, { ...comparison, [operator]: undefined }),
    );
  return {
    chips,
    add,
    /** A chip for each comparison. */
    compare<Value>(
      field: keyof Filters & string,
      label: string,
      comparison: Compared<Value> | undefined,
      written: (value: Value) => string,
    ) {
      for (const operator of operators) {
        const value = comparison?.[operator];
        if (value === undefined) continue;
        chipOf(field, label, { ...comparison }, operator, messages[`operator_${operator}`]({ value: written(value) }));
      }
    },
    /** One chip for a first and a last day, and one for each other comparison. */
    days(
      field: keyof Filters & string,
      label: string,
      date: Comparison<string> | undefined,
      written: (day: string) => string,
    ) {
      const { greaterThanEqual: begin, lessThanEqual: end, ...others } = date ?? {};
      if (begin !== undefined || end !== undefined) {
        const writtenDay = (day: string | undefined) => (day === undefined ? undefined : written(day));
        add('dates', messages.chipDates({ begin: writtenDay(begin), end: writtenDay(end) }), only(field, others));
      }
      for (const operator of dayOperators) {
        const value = date?.[operator];
        if (value === undefined) continue;
        chipOf(field, label, { ...date }, operator, messages[`day_${operator}`]({ value: written(value) }));
      }
    },
    /** A chip for each value that is chosen or ruled out. */
    choose(
      field: keyof Filters & string,
      label: string,
      choice: Choice | undefined,
      wordOf: (value: string) => string,
    ) {
      for (const list of ['in', 'notIn'] as const) {
        for (const value of choice?.[list] ?? []) {
          const word = wordOf(value);
          const text = messages.chip({ field: label, value: list === 'in' ? word : messages.isNot({ value: word }) });
          const rest = choice?.[list]?.filter((each) => each !== value);
          add(`${field}.${list}.${value}`, text, only(field, { ...choice, [list]: rest }));
        }
      }
    },
    /** A chip for each record, by its name. */
    name(
      field: keyof Filters & string,
      label: string,
      ids: readonly string[],
      nameOf: (id: string) => string | undefined,
    ) {
      for (const id of ids) {
        const text = messages.chip({ field: label, value: nameOf(id) ?? messages.unknownChoice });
        add(`${field}.${id}`, text, only(field, { id: { in: ids.filter((other) => other !== id) } }));
      }
    },
  };
}
