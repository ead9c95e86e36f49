'use client';
import { formatDate } from '../../core/dates/formatDate.ts';
import { isPlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import type { FilterField } from '../../core/filters/defineFilters.ts';
import type { FilterOperator, RecordList } from '../../core/filters/filterKinds.ts';
import type { Messages } from '../../core/messages/messages.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import { toMinor } from '../../core/money/minor.ts';
import { useDateFormat } from '../../ui/dates/useDateFormat.ts';
import type { filterMessages } from '../../ui/messages.ts';
import { type Condition, conditionsOf, recordIdsIn } from './conditions.ts';

/** The name of a record in a filter; undefined until it is known. */
type RecordNames = (list: RecordList, id: string) => string | undefined;

export type FilterMessages = typeof filterMessages & Messages;

/** An active filter: a condition of a field. */
export interface FilterChip {
  id: string;
  field: FilterField;
  condition: Condition;
  /** The field's name and the condition, in words. */
  name: string;
  text: string;
}

/** A chip for each condition of the filters. */
export function useFilterChips(
  fields: readonly FilterField[],
  filters: object,
  nameOf: RecordNames,
  messages: FilterMessages,
): FilterChip[] {
  const { locale, currency } = useDaybookContext();
  const format = useDateFormat();
  const join = (texts: string[], type: Intl.ListFormatType) => new Intl.ListFormat(locale, { type }).format(texts);
  const textOf = ({ type, list, words, label }: FilterField, value: unknown): string => {
    if (type === 'amount') return formatMoney(toMinor(Number(value)), { locale, currency, currencyDisplay: 'none' });
    if (type === 'dates') return isPlainDate(value) ? formatDate(value, format) : String(value);
    if (type === 'choice') return wordOf(messages, words ?? label, String(value));
    if (!list) return String(value);
    const names = recordIdsIn(value).map((id) => nameOf(list, id) ?? messages.unknownChoice);
    return join(names, 'disjunction');
  };
  return fields.flatMap((field) =>
    conditionsOf(field, filters).map((condition) => {
      const { operator, operands, direction } = condition;
      const texts = operands.map((operand) => textOf(field, operand));
      const [first = '', last = ''] = texts;
      const isRange = operator === 'between';
      const isPlain =
        operator === 'in' || (operator === 'equal' && field.type === 'choice') || (isRange && field.type === 'dates');
      const values = isRange
        ? field.type === 'dates'
          ? messages.chipDates({ begin: first, end: last })
          : messages.range({ from: first, to: last })
        : operator === 'contain'
          ? messages.chipSearch({ search: first })
          : join(texts, field.list === 'dimensionGroups' ? 'conjunction' : 'disjunction');
      const text = isPlain ? values : messages.condition({ operator: operatorWord(field, operator, messages), values });
      return {
        id: `${field.name}.${direction ?? ''}${operator}`,
        field,
        condition,
        name: fieldName(field, messages),
        text: direction
          ? messages.directed({ direction: messages[`amountDirection_${direction}`], condition: text })
          : text,
      };
    }),
  );
}

/** The name of a field: of its dimension, or in words. */
export function fieldName({ dimension, label }: FilterField, messages: FilterMessages): string {
  return dimension?.name ?? wordOf(messages, '', label);
}

/** An operator in words: a later date is “after”, a larger amount is “over”. */
export function operatorWord({ type }: FilterField, operator: FilterOperator, messages: FilterMessages): string {
  const ofDates = type === 'dates' ? `day_${operator}` : '';
  return wordOf(messages, Object.hasOwn(messages, ofDates) ? 'day_' : 'operator_', operator);
}
