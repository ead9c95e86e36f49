import * as v from 'valibot';
import { rangePresets } from '../dates/dateRange.ts';
import type { PlainDate } from '../dates/plainDate.ts';
import { plainDateSchema } from './fields.ts';
import type { Choice, ChosenIds, Comparison, TextComparison } from './filters.ts';
import { type FilterShape, filterShape } from './parseFilters.ts';

const values = v.array(v.string());

export const periodShape = filterShape(v.picklist(rangePresets), `one of ${rangePresets.join(', ')}`);
export const searchShape = filterShape(v.string(), 'a text');
export const datesShape: FilterShape<Comparison<PlainDate>> = filterShape(
  comparison(plainDateSchema),
  'comparisons of days that exist, as {"greaterThanEqual":"2026-01-31"}',
);
export const amountsShape: FilterShape<Comparison<number>> = filterShape(
  comparison(v.pipe(v.number(), v.safeInteger())),
  'comparisons of amounts in whole minor units, as {"lessThan":-5000}',
);

/** @param example something to look for. */
export function textShape(example: string): FilterShape<TextComparison> {
  const texts = v.strictObject({ ...comparison(v.string()).entries, contain: v.optional(v.string()) });
  return filterShape(texts, `comparisons of a text, as {"contain":"${example}"}`);
}

/** @param example one of the values. */
export function choiceShape(example: string): FilterShape<Choice> {
  const choice = v.strictObject({ in: v.optional(values), notIn: v.optional(values) });
  return filterShape(choice, `values, as {"in":["${example}"]} or {"notIn":["${example}"]}`);
}

/** @param example an id. */
export function idsShape(example: string): FilterShape<ChosenIds> {
  return filterShape(v.strictObject({ id: v.strictObject({ in: values }) }), `ids, as {"id":{"in":["${example}"]}}`);
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
