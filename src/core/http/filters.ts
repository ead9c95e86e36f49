/** How a value compares; several have to hold all. */
export interface Comparison<Value> {
  equal?: Value;
  notEqual?: Value;
  greaterThan?: Value;
  greaterThanEqual?: Value;
  lessThan?: Value;
  lessThanEqual?: Value;
}

/** Comparisons of a text, and what it has in it, whatever the case. */
export interface TextComparison extends Comparison<string> {
  contain?: string;
}

/** One of a list, or none of another. */
export interface Choice {
  in?: string[];
  notIn?: string[];
}

/** Records by their ids: one of them. */
export interface ChosenIds {
  id: { in: string[] };
}
