'use client';
import { useQuery } from '@tanstack/react-query';
import { useDaybookContext } from '../../core/daybookContext.ts';
import type { FilterField } from '../../core/filters/defineFilters.ts';
import { isActive } from '../../core/filters/filterEntries.ts';
import { dimensionsOptions } from './options.ts';

/** Values of a dimension in a filter. */
export interface DimensionGroup {
  dimensionId: string;
  dimensionValueIds: readonly string[];
}

/**
 * The fields of a list, with a field for each dimension in the place of the one for all: what matches one dimension must also match
 * the others. Until they are known, that field stays; then it only has the groups of unknown dimensions, if there are any.
 */
export function useDimensionFields(fields: readonly FilterField[], filters: object): readonly FilterField[] {
  const daybook = useDaybookContext();
  const isNeeded = fields.some(isOfGroups);
  const dimensions = useQuery({ ...dimensionsOptions(daybook), enabled: isNeeded }, daybook.queryClient).data;
  if (!isNeeded || !dimensions) return fields;
  return fields.flatMap((field) => {
    if (!isOfGroups(field)) return [field];
    const known = dimensions.map(({ id, name }) => ({
      ...withGroups(field, (dimensionId) => dimensionId === id),
      name: `${field.name}.${id}`,
      dimension: { id, name },
    }));
    const unknown = withGroups(field, (dimensionId) => dimensions.every(({ id }) => id !== dimensionId));
    return isActive(unknown, filters) ? [...known, unknown] : known;
  });
}

function isOfGroups({ list }: FilterField): boolean {
  return list === 'dimensionGroups';
}

/** The field, which reads and writes the groups of some dimensions only. */
function withGroups(field: FilterField, isOwn: (dimensionId: string) => boolean): FilterField {
  const groupsIn = (filters: object) => (field.read(filters)?.in ?? []) as DimensionGroup[]; // validated
  return {
    ...field,
    read: (filters) => ({ in: groupsIn(filters).filter(({ dimensionId }) => isOwn(dimensionId)) }),
    write: ({ in: own }, filters) => {
      const others = groupsIn(filters).filter(({ dimensionId }) => !isOwn(dimensionId));
      const groups = new Map(others.map((group) => [group.dimensionId, group]));
      for (const group of (own as DimensionGroup[] | undefined) ?? []) groups.set(group.dimensionId, group);
      return field.write({ in: [...groups.values()] }, filters);
    },
  };
}
