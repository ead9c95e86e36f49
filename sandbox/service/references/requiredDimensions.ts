import { and, eq } from 'drizzle-orm';
import { dimensions, dimensionValues } from '../class-segments/tables.ts';
import type { Database } from '../database/database.ts';

/** A dimension that bank transactions must have a value for. */
export interface RequiredDimension {
  name: string;
  valueIds: ReadonlySet<string>;
}

/** The required dimensions of a company that have values. */
export async function loadRequiredDimensions(database: Database, companyId: string): Promise<RequiredDimension[]> {
  const rows = await database
    .select({ id: dimensions.id, name: dimensions.name, valueId: dimensionValues.id })
    .from(dimensions)
    .innerJoin(dimensionValues, eq(dimensionValues.dimensionId, dimensions.id))
    .where(and(eq(dimensions.companyId, companyId), eq(dimensions.requiredness, 'REQUIRED')))
    .orderBy(dimensions.id);
  const byId = new Map<string, { name: string; valueIds: Set<string> }>();
  for (const { id, name, valueId } of rows) {
    const dimension = byId.get(id) ?? { name, valueIds: new Set() };
    byId.set(id, dimension);
    dimension.valueIds.add(valueId);
  }
  return [...byId.values()];
}
