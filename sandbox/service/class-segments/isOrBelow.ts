import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { dimensionValues } from './tables.ts';

/**
 * Whether a document has any of the values, or any below them: whoever asks for a department means its teams too. Values of
 * other companies count as unknown, and nothing has an unknown one.
 * @param column the ids of the document's values.
 */
export function isOrBelow(column: PgColumn, valueIds: readonly string[], companyIds: readonly string[]): SQL {
  const { id, companyId, parentId } = dimensionValues;
  return sql`${column} && array(
    with recursive wanted (id) as (
      select ${id} from ${dimensionValues} where ${and(inArray(id, [...valueIds]), inArray(companyId, [...companyIds]))}
      union select ${id} from ${dimensionValues} join wanted on ${parentId} = wanted.id
    ) select wanted.id from wanted)`;
}
