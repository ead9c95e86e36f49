import { findValue } from './rules.ts';
import type { Dimension } from './schema.ts';

/** A value and the dimension that it is of, as a document names them. */
export interface KnownValue {
  id: string;
  name: string;
  dimension: { id: string; name: string };
}

/** Values that are chosen of one dimension. */
export interface ChosenOfDimension {
  id: string;
  name: string;
  values: { id: string; name: string }[];
}

export interface ChosenValues {
  /** What can be chosen and given up in the trees, in their order. */
  listed: ChosenOfDimension[];
  /** What no tree has and a document names. */
  unlisted: ChosenOfDimension[];
  /** How many ids nobody has a name for. */
  unnamed: number;
}

/** What ids of values stand for. @param dimensions the trees; undefined if they are not there. */
export function chosenValues(
  ids: readonly string[],
  dimensions: readonly Dimension[] | undefined,
  known: readonly KnownValue[],
): ChosenValues {
  const listed = (dimensions ?? []).map(({ id, name, values }) => ({
    id,
    name,
    values: ids
      .flatMap((valueId) => findValue(values, valueId) ?? [])
      .map((value) => ({ id: value.id, name: value.name })),
  }));
  const listedIds = listed.flatMap(({ values }) => values.map(({ id }) => id));
  const rest = ids.filter((id) => !listedIds.includes(id));

  const unlisted = new Map<string, ChosenOfDimension>();
  for (const { id, name, dimension } of known.filter((value) => rest.includes(value.id))) {
    const chosen = unlisted.get(dimension.id) ?? { ...dimension, values: [] };
    if (!chosen.values.some((value) => value.id === id)) chosen.values.push({ id, name });
    unlisted.set(dimension.id, chosen);
  }
  const named = [...unlisted.values()].flatMap(({ values }) => values);
  return {
    listed: listed.filter(({ values }) => values.length > 0),
    unlisted: [...unlisted.values()],
    unnamed: rest.length - named.length,
  };
}
