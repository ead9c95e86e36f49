import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { nextTurn } from './nextTurn.ts';

const rowsPerStatement = 2000;

/**
 * Inserts rows in batches. Each batch is one JSON parameter, which is faster than one parameter per value and avoids
 * Postgres' limit of 65,535 parameters. This bypasses Drizzle's insert: omitted columns are null, not their default.
 */
export async function insertRows<Table extends PgTable>(
  database: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table));
  const name = sql.identifier(getTableName(table));
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const records = rows.slice(start, start + rowsPerStatement).map((row: Record<string, unknown>) => {
      const values = columns.map(([property, column]) => [column.name, row[property]] as const);
      return Object.fromEntries(values.filter(([, value]) => value !== null && value !== undefined));
    });
    await database.execute(
      sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${JSON.stringify(records)}::json)`,
    );
    await nextTurn();
  }
}
