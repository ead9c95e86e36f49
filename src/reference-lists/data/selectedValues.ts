import { findDimensionValue, uniqueById } from './rules.ts';
import type { Dimension, DimensionSelection } from './schema.ts';

export interface ResolvedSelections {
  /** What can be chosen and given up in the trees, in the order of their dimensions. */
  listed: DimensionSelection[];
  /** What no tree has and a document names. */
  unlisted: DimensionSelection[];
  /** How many ids nobody has a name for. */
  unnamed: number;
}

/** What ids of values stand for. @param dimensions the trees; undefined if they are not there. */
export function resolveSelections(
  ids: readonly string[],
  dimensions: readonly Dimension[] | undefined,
  known: readonly DimensionSelection[],
): ResolvedSelections {
  const listed = (dimensions ?? []).flatMap(({ id, name, values }) =>
    ids
      .flatMap((valueId) => findDimensionValue(values, valueId) ?? [])
      .map((value) => ({ id: value.id, name: value.name, dimension: { id, name } })),
  );
  const named = uniqueById(
    listed,
    known.filter(({ id }) => ids.includes(id)),
  );
  return { listed, unlisted: named.slice(listed.length), unnamed: ids.length - named.length };
}

/** Values by dimension, in the order in which these first appear. */
export function valuesByDimension(
  values: readonly DimensionSelection[],
): { id: string; name: string; values: string[] }[] {
  const dimensions = uniqueById(values.map(({ dimension }) => dimension));
  return dimensions.map(({ id, name }) => ({
    id,
    name,
    values: values.filter(({ dimension }) => dimension.id === id).map((value) => value.name),
  }));
}
