import { findValue, union } from './rules.ts';
import type { Dimension } from './schema.ts';

/** A value and the dimension that it is of, as a document names them. */
export interface KnownValue {
  id: string;
  name: string;
  dimension: { id: string; name: string };
}

export interface ChosenValues {
  /** What can be chosen and given up in the trees, in the order of their dimensions. */
  listed: KnownValue[];
  /** What no tree has and a document names. */
  unlisted: KnownValue[];
  /** How many ids nobody has a name for. */
  unnamed: number;
}

/** What ids of values stand for. @param dimensions the trees; undefined if they are not there. */
export function chosenValues(
  ids: readonly string[],
  dimensions: readonly Dimension[] | undefined,
  known: readonly KnownValue[],
): ChosenValues {
  const listed = (dimensions ?? []).flatMap(({ id, name, values }) =>
    ids
      .flatMap((valueId) => findValue(values, valueId) ?? [])
      .map((value) => ({ id: value.id, name: value.name, dimension: { id, name } })),
  );
  const named = union(
    listed,
    known.filter(({ id }) => ids.includes(id)),
  );
  return { listed, unlisted: named.slice(listed.length), unnamed: ids.length - named.length };
}

/** Values by dimension, in the order in which these first appear. */
export function valuesByDimension(values: readonly KnownValue[]): { id: string; name: string; values: string[] }[] {
  const dimensions = union(values.map(({ dimension }) => dimension));
  return dimensions.map(({ id, name }) => ({
    id,
    name,
    values: values.filter(({ dimension }) => dimension.id === id).map((value) => value.name),
  }));
}
