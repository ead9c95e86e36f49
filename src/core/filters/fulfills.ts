import type { Comparison } from './comparisons.ts';

/** Whether a number fulfills all comparisons. */
export function fulfills(value: number, comparison: Comparison<number>): boolean {
  const { equal, notEqual, greaterThan, greaterThanEqual, lessThan, lessThanEqual } = comparison;
  return (
    (equal === undefined || value === equal) &&
    (notEqual === undefined || value !== notEqual) &&
    (greaterThan === undefined || value > greaterThan) &&
    (greaterThanEqual === undefined || value >= greaterThanEqual) &&
    (lessThan === undefined || value < lessThan) &&
    (lessThanEqual === undefined || value <= lessThanEqual)
  );
}
