import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { dimensionValues } from '../class-segments/tables.ts';
import type { Database } from '../database/database.ts';

/**
 * The values and their descendants: filtering by a department includes its teams.
 * @param condition restricts the values to start from.
 */
export async function withDescendants(
  database: Database,
  valueIds: readonly string[],
  condition?: SQL,
): Promise<string[]> {
  const { id, parentId } = dimensionValues;
  const found = await database.select({ id: sql<string>`wanted.id` }).from(
    sql`(with recursive below as (
        select ${id} from ${dimensionValues} where ${and(inArray(id, [...valueIds]), condition)}
        union select ${id} from ${dimensionValues} join below on ${parentId} = below.id
      ) select id from below) as wanted`,
  );
  return found.map((value) => value.id);
}
