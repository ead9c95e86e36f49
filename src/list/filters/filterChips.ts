import type { Choice, Comparison } from '../../core/http/filters.ts';
import { withFilters } from '../../core/query/filterEntries.ts';
import type { comparisonMessages, filterMessages } from '../../ui/messages.ts';
import type { FilterChip } from './FilterChips.tsx';

interface FilterChipOptions<Filters extends object> {
  filters: Filters;
  onChange: (filters: Filters) => void;
  messages: typeof filterMessages & typeof comparisonMessages;
}

/** The operators in the order of their chips. */
const operators = [
  'equal',
  'notEqual',
  'greaterThan',
  'greaterThanEqual',
  'lessThan',
  'lessThanEqual',
  'contain',
] as const;

/** The date operators that are not part of a range. */
const dayOperators = ['equal', 'notEqual', 'greaterThan', 'lessThan'] as const;

type Compared<Value> = { [Operator in (typeof operators)[number]]?: Value };

/** Builds chips for the active filters, each of which removes only its own condition. */
export function filterChips<Filters extends object>({ filters, onChange, messages }: FilterChipOptions<Filters>) {
  const chips: FilterChip[] = [];
  const add = (id: string, text: string, changes: Filters) =>
    chips.push({ id, text, onRemove: () => onChange(withFilters(filters, changes)) });
  /** Every filter is optional, so a single one is a valid set of filters. */
  const only = (field: keyof Filters, value: unknown) => ({ [field]: value }) as Filters;
  /** A chip that removes one operator of a comparison. */
  const chipOf = (field: keyof Filters & string, label: string, comparison: object, operator: string, text: string) =>
    add(
      `${field}.${operator}`,
      messages.chip({ field: label, value: text }),
      only(field, { ...comparison, [operator]: undefined }),
    );
  return {
    chips,
    add,
    /** Adds a chip for each operator. */
    compare<Value>(
      field: keyof Filters & string,
      label: string,
      comparison: Compared<Value> | undefined,
      format: (value: Value) => string,
    ) {
      for (const operator of operators) {
        const value = comparison?.[operator];
        if (value === undefined) continue;
        chipOf(field, label, { ...comparison }, operator, messages[`operator_${operator}`]({ value: format(value) }));
      }
    },
    /** Adds one chip for a date range, and one for each other operator. */
    days(
      field: keyof Filters & string,
      label: string,
      date: Comparison<string> | undefined,
      format: (day: string) => string,
    ) {
      const { greaterThanEqual: begin, lessThanEqual: end, ...others } = date ?? {};
      if (begin !== undefined || end !== undefined) {
        const formatDay = (day: string | undefined) => (day === undefined ? undefined : format(day));
        add('dates', messages.chipDates({ begin: formatDay(begin), end: formatDay(end) }), only(field, others));
      }
      for (const operator of dayOperators) {
        const value = date?.[operator];
        if (value === undefined) continue;
        chipOf(field, label, { ...date }, operator, messages[`day_${operator}`]({ value: format(value) }));
      }
    },
    /** Adds a chip for each included or excluded value. */
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
    /** Adds a chip for each record, by name. */
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
