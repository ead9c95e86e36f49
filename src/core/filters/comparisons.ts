/** Comparisons of a value, all of which must match. */
export interface Comparison<Value> {
  equal?: Value;
  notEqual?: Value;
  greaterThan?: Value;
  greaterThanEqual?: Value;
  lessThan?: Value;
  lessThanEqual?: Value;
}

/** Comparisons of a text; `contain` ignores case. */
export interface TextComparison extends Comparison<string> {
  contain?: string;
}

/** Values to include or exclude. */
export interface Choice {
  in?: string[];
  notIn?: string[];
}

/** Records by ID. */
export interface ChosenIds {
  id: { in: string[] };
}
