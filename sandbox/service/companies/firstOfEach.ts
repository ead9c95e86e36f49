import { inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { companies } from './tables.ts';

/**
 * Restricts rows to the first ones of each company. A page across companies never needs more, and an index returns each
 * company's rows in order, but not those of several companies.
 * @param id the id column of the table.
 * @param first selects the ids of the first rows of the current row of {@link companies}.
 */
export function firstOfEach(id: PgColumn, companyIds: readonly string[], first: SQLWrapper): SQL {
  const isVisible = inArray(companies.id, [...companyIds]);
  return sql`${id} in (select page.id from ${companies} cross join lateral ${first} as page where ${isVisible})`;
}
