import { findDimensionValue } from './dimensionRules.ts';
import { uniqueById } from './rules.ts';
import type { Dimension, DimensionSelection } from './schema.ts';

export interface ResolvedDimensionValues {
  /** The values in the trees, ordered by dimension. */
  listed: DimensionSelection[];
  /** The values missing from the trees but named by the document. */
  unlisted: DimensionSelection[];
  /** The number of ids without a name. */
  unnamed: number;
}

/** Resolves ids to named values. @param dimensions undefined if not loaded. */
export function resolveDimensionValues(
  ids: readonly string[],
  dimensions: readonly Dimension[] | undefined,
  known: readonly DimensionSelection[],
): ResolvedDimensionValues {
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

/** Groups value names by dimension, in order of first appearance. */
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
