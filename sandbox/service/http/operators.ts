import { and, type Column, ilike, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { SortKey } from './listPage.ts';
import { members, optional } from './parameters.ts';

const signs = {
  equal: '=',
  notEqual: '<>',
  greaterThan: '>',
  greaterThanEqual: '>=',
  lessThan: '<',
  lessThanEqual: '<=',
} as const;
type Comparison = keyof typeof signs;

/** The six comparisons with a value, each optional: members of a filter. */
export function comparisons<Value extends v.GenericSchema>(value: Value) {
  return {
    equal: optional(value),
    notEqual: optional(value),
    greaterThan: optional(value),
    greaterThanEqual: optional(value),
    lessThan: optional(value),
    lessThanEqual: optional(value),
  };
}

/** A list of any of which, and one of none of which: members of a filter. */
export function choices<Word extends string>(words: readonly [Word, ...Word[]], message: string) {
  const list = v.pipe(
    v.array(v.picklist(words, message), 'This must be a list.'),
    v.maxLength(1000, 'This list may hold at most 1000 words.'),
  );
  return members({ in: optional(list), notIn: optional(list) });
}

/** Puts comparisons into a condition. All that are given have to hold. */
export function compare(
  { expression, compared }: SortKey,
  given: Partial<Record<Comparison, string | number | undefined>> = {},
): SQL | undefined {
  const names = Object.keys(signs) as Comparison[]; // those of `signs` and no others
  return and(
    ...names.map((name) => {
      const value = given[name];
      return value === undefined ? undefined : sql`${expression} ${sql.raw(signs[name])} ${compared(value)}`;
    }),
  );
}

/** Puts choices into a condition. An empty list restricts nothing. */
export function chosen<Word extends string>(
  column: SQL,
  given: { in?: readonly Word[] | undefined; notIn?: readonly Word[] | undefined } = {},
): SQL | undefined {
  return and(
    given.in?.length ? inArray(column, [...given.in]) : undefined,
    given.notIn?.length ? notInArray(column, [...given.notIn]) : undefined,
  );
}

/** Whether a text contains another, taken literally, without regard to upper and lower case. */
export function contains(column: Column | SQL, part: string): SQL {
  return ilike(column, `%${part.replace(/[\\%_]/g, '\\$&')}%`);
}
