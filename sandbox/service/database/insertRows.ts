import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { nextTurn } from './nextTurn.ts';

const rowsAStatement = 2000;

/**
 * Inserts any number of rows, two thousand a statement. The rows travel as one JSON parameter: less to build and to parse than
 * one parameter a value, and far from Postgres' limit of 65,535 parameters. This bypasses Drizzle's own insert: columns that a row
 * leaves out are null, not their default.
 */
export async function insertRows<Table extends PgTable>(
  database: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table));
  const name = sql.identifier(getTableName(table));
  for (let start = 0; start < rows.length; start += rowsAStatement) {
    const records = rows.slice(start, start + rowsAStatement).map((row: Record<string, unknown>) => {
      const values = columns.map(([property, column]) => [column.name, row[property]] as const);
      return Object.fromEntries(values.filter(([, value]) => value !== null && value !== undefined));
    });
    await database.execute(
      sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${JSON.stringify(records)}::json)`,
    );
    await nextTurn();
  }
}
