import { inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { companies } from './tables.ts';

/**
 * Restricts rows to the first ones of each company: no page of several companies needs more of any, and each company's come in
 * order from an index, which all together do not.
 * @param id of the table that is read.
 * @param first selects the ids of the first rows of the company that {@link companies} stands for in it.
 */
export function firstOfEach(id: PgColumn, companyIds: readonly string[], first: SQLWrapper): SQL {
  const isVisible = inArray(companies.id, [...companyIds]);
  return sql`${id} in (select page.id from ${companies} cross join lateral ${first} as page where ${isVisible})`;
}
