import { inArray } from 'drizzle-orm';
import { dimensions, dimensionValues } from '../class-segments/tables.ts';
import type { Database } from '../database/database.ts';
import type { ClassSegmentJson, DimensionJson, DimensionValueJson } from './schemas.ts';

/** Serializes references to dimension values, as dimension values or class segments. */
export interface DimensionPaths {
  dimensionValues(ids: readonly string[]): DimensionValueJson[];
  classSegments(ids: readonly string[]): ClassSegmentJson[];
}

/** Loads the values with their ancestors. */
export async function loadDimensionPaths(database: Database, ids: readonly string[]): Promise<DimensionPaths> {
  const wanted = database
    .select({ id: dimensionValues.dimensionId })
    .from(dimensionValues)
    .where(inArray(dimensionValues.id, [...ids]));
  const isRelevant = inArray(dimensionValues.dimensionId, wanted);
  const values = ids.length > 0 ? await database.select().from(dimensionValues).where(isRelevant) : [];
  const dimensionIds = [...new Set(values.map(({ dimensionId }) => dimensionId))];
  const rows =
    dimensionIds.length > 0 ? await database.select().from(dimensions).where(inArray(dimensions.id, dimensionIds)) : [];
  const byId = new Map(values.map((value) => [value.id, value]));
  const dimensionById = new Map(
    rows.map(({ id, name, requiredness }): [string, DimensionJson] => [id, { id, name, requiredness }]),
  );

  /** From the root of the tree to the value. */
  const pathOf = (valueId: string) => {
    const path: { id: string; name: string; dimension: DimensionJson }[] = [];
    for (let value = byId.get(valueId); value; value = byId.get(value.parentId ?? '')) {
      const dimension = dimensionById.get(value.dimensionId);
      if (dimension) path.unshift({ id: value.id, name: value.name, dimension });
    }
    return path;
  };
  return {
    dimensionValues: (valueIds) =>
      valueIds.flatMap((id) => {
        const path = pathOf(id).reduceRight<DimensionValueJson | undefined>(
          (child, value) => (child ? { ...value, child } : value),
          undefined,
        );
        return path ? [path] : [];
      }),
    classSegments: (valueIds) =>
      valueIds.flatMap((id) => {
        const path = pathOf(id).reduceRight<ClassSegmentJson | undefined>(
          (child, { dimension: label, ...value }) => (child ? { ...value, label, child } : { ...value, label }),
          undefined,
        );
        return path ? [path] : [];
      }),
  };
}
