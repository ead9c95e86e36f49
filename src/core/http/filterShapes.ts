import * as v from 'valibot';
import { rangePresets } from '../dates/dateRange.ts';
import type { PlainDate } from '../dates/plainDate.ts';
import { plainDateSchema } from './fields.ts';
import type { Choice, ChosenIds, Comparison, TextComparison } from './filters.ts';
import { type FilterShape, filterShape } from './parseFilters.ts';

const values = v.array(v.string());

export const periodShape = filterShape(v.picklist(rangePresets), `one of ${rangePresets.join(', ')}`);
export const searchShape = filterShape(v.string(), 'a string');
export const datesShape: FilterShape<Comparison<PlainDate>> = filterShape(
  comparison(plainDateSchema),
  'date comparisons, such as {"greaterThanEqual":"2026-01-31"}',
);
export const amountsShape: FilterShape<Comparison<number>> = filterShape(
  comparison(v.pipe(v.number(), v.safeInteger())),
  'amount comparisons in minor units, such as {"lessThan":-5000}',
);

/** @param example a search text. */
export function textShape(example: string): FilterShape<TextComparison> {
  const texts = v.strictObject({ ...comparison(v.string()).entries, contain: v.optional(v.string()) });
  return filterShape(texts, `text comparisons, such as {"contain":"${example}"}`);
}

/** @param example a value. */
export function choiceShape(example: string): FilterShape<Choice> {
  const choice = v.strictObject({ in: v.optional(values), notIn: v.optional(values) });
  return filterShape(choice, `values, such as {"in":["${example}"]} or {"notIn":["${example}"]}`);
}

/** @param example an ID. */
export function idsShape(example: string): FilterShape<ChosenIds> {
  return filterShape(
    v.strictObject({ id: v.strictObject({ in: values }) }),
    `IDs, such as {"id":{"in":["${example}"]}}`,
  );
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
