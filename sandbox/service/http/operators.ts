import { and, type Column, ilike, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { calendarDate } from './calendarDate.ts';
import { ids, members, optional, text } from './parameters.ts';

/** The six comparison operators. All that are present must match. */
export const comparisons = <Value extends v.GenericSchema>(value: Value) =>
  members({
    equal: optional(value),
    notEqual: optional(value),
    greaterThan: optional(value),
    greaterThanEqual: optional(value),
    lessThan: optional(value),
    lessThanEqual: optional(value),
  });

const wholeAmount = 'An amount must be a whole number of minor units.';

/** Comparisons with an amount in minor units. */
export const amountComparisons = comparisons(v.pipe(v.number(wholeAmount), v.safeInteger(wholeAmount)));

/** Comparisons with a calendar date. */
export const dateComparisons = comparisons(calendarDate);

/** Operators for text. `contain` is case-insensitive. */
export const textOperators = members({ equal: optional(text), notEqual: optional(text), contain: optional(text) });

/** Inclusion and exclusion lists. An empty list matches everything. */
export const oneOf = <Word extends v.GenericSchema>(word: Word) => {
  const words = v.pipe(
    v.array(word, 'This must be a list.'),
    v.maxLength(1000, 'This list can have at most 1000 items.'),
  );
  return members({ in: optional(words), notIn: optional(words) });
};

/** `{id: {in: […]}}` matches each of these ids. An empty list matches everything. */
export const anyOfIds = members({ id: optional(members({ in: optional(ids) })) });

type Comparisons = { [Operator in keyof v.InferOutput<typeof dateComparisons>]?: string | number | undefined };

/**
 * The condition of {@link comparisons}.
 * @param type the SQL type of the values.
 */
export function compared(
  column: Column | SQL,
  type: 'bigint' | 'date' | 'text',
  operators: Comparisons | undefined,
): SQL | undefined {
  const compare = (comparison: string, value: string | number | undefined) =>
    value === undefined ? undefined : sql`${column} ${sql.raw(comparison)} ${value}::${sql.raw(type)}`;
  return and(
    compare('=', operators?.equal),
    compare('is distinct from', operators?.notEqual),
    compare('>', operators?.greaterThan),
    compare('>=', operators?.greaterThanEqual),
    compare('<', operators?.lessThan),
    compare('<=', operators?.lessThanEqual),
  );
}

/** The condition of {@link textOperators}. Null differs from every text. */
export function textMatches(
  column: Column | SQL,
  operators: v.InferOutput<typeof textOperators> | undefined,
): SQL | undefined {
  return and(
    compared(column, 'text', { equal: operators?.equal, notEqual: operators?.notEqual }),
    operators?.contain === undefined ? undefined : contains(column, operators.contain),
  );
}

/** Case-insensitive substring match. Not indexed, which is fine for the size of a sandbox. */
export function contains(column: Column | SQL, part: string): SQL {
  return ilike(column, `%${part.replace(/[\\%_]/g, '\\$&')}%`);
}

/** The condition of {@link oneOf}. Null matches any `notIn` list. */
export function isOneOf(
  column: Column | SQL,
  operators: { in?: readonly string[] | undefined; notIn?: readonly string[] | undefined } | undefined,
): SQL | undefined {
  const value = sql`${column}`;
  return and(
    operators?.in?.length ? inArray(value, [...operators.in]) : undefined,
    operators?.notIn?.length ? or(sql`${value} is null`, notInArray(value, [...operators.notIn])) : undefined,
  );
}
