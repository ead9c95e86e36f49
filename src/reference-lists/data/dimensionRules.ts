import { isNamed } from './rules.ts';
import type { Dimension, DimensionValue } from './schema.ts';

/** The ids of all descendants of a value. */
export function idsBelow({ children }: Pick<DimensionValue, 'children'>): string[] {
  return children.flatMap((child) => [child.id, ...idsBelow(child)]);
}

/** The required dimensions without a selected value at any depth. */
export function missingDimensions(dimensions: readonly Dimension[], ids: readonly string[]): Dimension[] {
  return dimensions.filter(
    ({ requiredness, values }) =>
      requiredness === 'REQUIRED' && !idsBelow({ children: values }).some((id) => ids.includes(id)),
  );
}

/** Dimensions with the required ones first. */
export function requiredFirst(dimensions: readonly Dimension[]): Dimension[] {
  const isRequired = ({ requiredness }: Dimension) => requiredness === 'REQUIRED';
  return [...dimensions.filter(isRequired), ...dimensions.filter((dimension) => !isRequired(dimension))];
}

/** Whether every selected value is known, and no dimension has two, so that a field per dimension shows all of them. */
export function hasOneValueEach(dimensions: readonly Dimension[], ids: readonly string[]): boolean {
  const counts = dimensions.map(({ values }) => {
    const known = idsBelow({ children: values });
    return ids.filter((id) => known.includes(id)).length;
  });
  return counts.every((count) => count <= 1) && counts.reduce((sum, count) => sum + count, 0) === ids.length;
}

/** Finds a value by id, at any depth. */
export function findDimensionValue(values: readonly DimensionValue[], id: string): DimensionValue | undefined {
  for (const value of values) {
    const found = value.id === id ? value : findDimensionValue(value.children, id);
    if (found) return found;
  }
  return undefined;
}

/** The selection after toggling a value. A value covers its descendants, so they are removed from the selection. */
export function toggleValue(chosen: readonly string[], value: DimensionValue): string[] {
  if (chosen.includes(value.id)) return chosen.filter((id) => id !== value.id);
  const covered = new Set(idsBelow(value));
  return [...chosen.filter((id) => !covered.has(id)), value.id];
}

/** The ids of values whose name contains a text, with their ancestors and descendants. */
export function idsNamed(values: readonly DimensionValue[], search: string): Set<string> {
  const ids = new Set<string>();
  for (const value of values) {
    const isMatch = isNamed(value, search);
    const below = isMatch ? idsBelow(value) : [...idsNamed(value.children, search)];
    if (isMatch || below.length > 0) for (const id of [value.id, ...below]) ids.add(id);
  }
  return ids;
}
