import * as v from 'valibot';
import { rangePresets } from '../dates/dateRange.ts';
import type { PlainDate } from '../dates/plainDate.ts';
import { plainDateSchema } from '../http/fields.ts';
import type { Choice, ChosenIds, Comparison, TextComparison } from './comparisons.ts';

export type FilterOperator = keyof TextComparison | keyof Choice | 'between';

/** The lists that records in filters come from. */
export type RecordList =
  | 'bankAccounts'
  | 'vendors'
  | 'customers'
  | 'categories'
  | 'glAccounts'
  | 'dimensions'
  | 'dimensionGroups';

/** The operators of a filter and their operands. */
export type FilterMembers = Readonly<Record<string, unknown>>;

/** How a filter is shown as chips and edited. */
export interface FilterEditing {
  type: 'amount' | 'text' | 'dates' | 'choice' | 'records';
  /** The message key of its name; default: the filter's name. */
  label?: string;
  /** Offered in this order; the first is the default. */
  operators: readonly FilterOperator[];
  /** The values of a choice, and the prefix of their message keys; default: the label. */
  values?: readonly string[];
  words?: string;
  list?: RecordList;
  /** Whether the sign of amounts is a direction: negative is money out. */
  hasDirection?: boolean;
}

/** One kind of filter: how its value is validated, written to a URL, and edited. */
export interface FilterKind<Value> {
  is: (value: unknown) => value is Value;
  /** Description for error messages. */
  expected: string;
  /** The paths of the URL parameters in the value, such as `id.in`; `''` is the value itself. */
  paths: readonly string[];
  /** Whether each parameter is repeated for a list of values. */
  isList?: boolean;
  /** Converts a value that a host stored in a former shape. */
  upgrade?: (value: unknown) => unknown;
  /** Its value as sent, such as text without spaces around it; default: the value. */
  toRequest?(value: Value): unknown;
  /** Where it applies if the service doesn't have it: to the loaded rows, or elsewhere in the list. */
  appliesTo?: 'loadedRows' | 'elsewhere';
  toText?: (value: unknown) => string;
  fromText?: (text: string) => unknown;
  /** Undefined for a filter that isn't shown by itself. */
  editing?: FilterEditing;
  /** The member that holds the operators, or the operator of a plain value; default: the value has operators. */
  within?: { member: string } | { operator: FilterOperator };
}

const comparisons = ['equal', 'notEqual', 'greaterThan', 'greaterThanEqual', 'lessThan', 'lessThanEqual'] as const;
const ranked = ['greaterThan', 'lessThan', 'between', 'greaterThanEqual', 'lessThanEqual'] as const;
const strings = v.array(v.string());

export const period = kindOf(v.picklist(rangePresets), `one of ${rangePresets.join(', ')}`, {
  paths: [''],
  appliesTo: 'elsewhere', // its dates are sent
});
export const search = kindOf(v.string(), 'a string', { paths: [''], toRequest: (value) => value.trim() });
export const day = kindOf(plainDateSchema, 'a valid date, as YYYY-MM-DD', { paths: [''] });

export const dates: FilterKind<Comparison<PlainDate>> = kindOf(
  comparison(plainDateSchema),
  'date comparisons, such as {"greaterThanEqual":"2026-01-31"}',
  { paths: comparisons, editing: { type: 'dates', operators: ['equal', ...ranked, 'notEqual'] } },
);

/** Amounts in minor units. */
export const amounts: FilterKind<Comparison<number>> = kindOf(
  comparison(v.pipe(v.number(), v.safeInteger())),
  'amount comparisons in minor units, such as {"lessThan":-5000}',
  {
    paths: comparisons,
    fromText: (text) => (/^-?\d+$/.test(text) ? Number(text) + 0 : text), // −0 is 0
    editing: { type: 'amount', operators: [...ranked, 'equal', 'notEqual'] },
  },
);

/** Amounts that are edited with others, in a field of their own. */
export const uneditedAmounts: typeof amounts = { ...amounts, editing: undefined };

/** The editing of signed amounts: money out is negative. Comparisons of amounts either way are the member `either`. */
export const signedAmountEditing: FilterEditing = {
  type: 'amount',
  operators: [...ranked, 'equal', 'notEqual'],
  hasDirection: true,
};

/** @param example a search text. */
export function text(
  example: string,
  { isRanked = false, ...editing }: { isRanked?: boolean; label?: string } = {},
): FilterKind<TextComparison> {
  const texts = v.strictObject({ ...comparison(v.string()).entries, contain: v.optional(v.string()) });
  return kindOf(texts, `text comparisons, such as {"contain":"${example}"}`, {
    paths: [...comparisons, 'contain'],
    toRequest: (value) => ({ ...value, contain: value.contain?.trim() }),
    editing: { ...editing, type: 'text', operators: ['contain', 'equal', 'notEqual', ...(isRanked ? ranked : [])] },
  });
}

/** Any of several values, or none of them. */
export function choice(
  values: readonly [string, ...string[]],
  editing: Pick<FilterEditing, 'label' | 'words'> = {},
): FilterKind<Choice> {
  const shape = v.strictObject({ in: v.optional(strings), notIn: v.optional(strings) });
  return kindOf(shape, `values, such as {"in":["${values[0]}"]} or {"notIn":["${values[0]}"]}`, {
    paths: ['in', 'notIn'],
    isList: true,
    editing: { ...editing, type: 'choice', operators: ['in', 'notIn'], values },
  });
}

/** One of several values, chosen beside the filters. */
export function oneOf<const Value extends string>(values: readonly Value[]): FilterKind<Value> {
  return kindOf(v.picklist(values), `one of ${values.join(', ')}`, { paths: [''] });
}

/** A yes or no. */
export function flag(label: string): FilterKind<boolean> {
  return kindOf(v.boolean(), 'true or false', {
    paths: [''],
    fromText: (text) => ({ true: true, false: false })[text] ?? text,
    editing: { type: 'choice', operators: ['equal'], values: ['true', 'false'], label, words: `${label}_` },
    within: { operator: 'equal' },
  });
}

/** Some of several values. A single value is also accepted. */
export function someOf<const Value extends string>(values: readonly Value[]): FilterKind<Value[]> {
  return kindOf(v.array(v.picklist(values)), `some of ${values.join(', ')}`, {
    paths: [''],
    isList: true,
    upgrade: (value) => (typeof value === 'string' ? [value] : value),
    editing: { type: 'choice', operators: ['in'], values },
    within: { operator: 'in' },
  });
}

/** A filter of the loaded rows, which the service doesn't have. */
export function ofLoadedRows<Value>(kind: FilterKind<Value>): FilterKind<Value> {
  return { ...kind, appliesTo: 'loadedRows' };
}

/** Records by ID. @param example an ID. */
export function records(list: RecordList, example: string, label?: string): FilterKind<ChosenIds> {
  const ids = v.strictObject({ id: v.strictObject({ in: strings }) });
  return kindOf(ids, `IDs, such as {"id":{"in":["${example}"]}}`, {
    paths: ['id.in'],
    isList: true,
    editing: { type: 'records', operators: ['in'], list, label },
    within: { member: 'id' },
  });
}

/** Dimension values by dimension. In a URL, a group is the IDs of a dimension and its values, separated by commas. */
export const dimensionGroups: FilterKind<{ dimensionId: string; dimensionValueIds: string[] }[]> = kindOf(
  v.array(v.object({ dimensionId: v.string(), dimensionValueIds: strings })),
  'IDs, such as [{"dimensionId":"dim_1","dimensionValueIds":["dv_1"]}]',
  {
    paths: [''],
    isList: true,
    toRequest: (groups) => groups.filter(({ dimensionValueIds }) => dimensionValueIds.length > 0),
    toText: (group) => {
      const { dimensionId, dimensionValueIds } = group as { dimensionId: string; dimensionValueIds: string[] }; // validated
      return [dimensionId, ...dimensionValueIds].map((id) => id.replace(/[%,]/g, encodeURIComponent)).join(',');
    },
    fromText: (text) => {
      const ids = text.split(',').map((id) => id.replace(/%2C|%25/g, decodeURIComponent));
      return { dimensionId: ids[0], dimensionValueIds: ids.slice(1) };
    },
    editing: { type: 'records', operators: ['in'], list: 'dimensionGroups', label: 'dimensions' },
    within: { operator: 'in' },
  },
);

function kindOf<Value>(
  schema: v.GenericSchema<unknown, Value>,
  expected: string,
  kind: Omit<FilterKind<Value>, 'is' | 'expected'>,
): FilterKind<Value> {
  return { is: (value): value is Value => v.is(schema, value), expected, ...kind };
}

function comparison<Given, Value>(value: v.GenericSchema<Given, Value>) {
  const operand = v.optional(value);
  return v.strictObject({
    equal: operand,
    notEqual: operand,
    greaterThan: operand,
    greaterThanEqual: operand,
    lessThan: operand,
    lessThanEqual: operand,
  });
}
