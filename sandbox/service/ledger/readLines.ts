import { and, asc, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { glAccounts } from '../gl-accounts/tables.ts';
import type { CursorPosition } from '../http/cursors.ts';
import type { LineConditions } from './matchingLines.ts';
import { ledgerEntries, ledgerLines } from './tables.ts';

/** A line with its entry and its counter account. */
export type LedgerLineRow = Awaited<ReturnType<typeof readLines>>[number];

/**
 * Loads lines in ledger order: by date, then by posting sequence.
 * @param position the position to continue from, in its direction; undefined for the first lines.
 * @returns for `before`, in reverse order.
 */
export async function readLines(
  database: Database,
  { matching, fromBeginDate, toEndDate }: LineConditions,
  position: CursorPosition | undefined,
  limit: number,
) {
  const key = [ledgerLines.date, ledgerLines.entryId, ledgerLines.lineNo];
  const order = position?.direction === 'before' ? desc : asc;
  // Limit before joining, so that only one page is joined.
  const page = database
    .select()
    .from(ledgerLines)
    .where(and(matching, fromBeginDate, toEndDate, position && beyond(position)))
    .orderBy(...key.map((column) => order(column)))
    .limit(limit)
    .as('page');
  return database
    .select({
      line: {
        entryId: page.entryId,
        lineNo: page.lineNo,
        date: page.date,
        description: page.description,
        drAmount: page.drAmount,
        crAmount: page.crAmount,
      },
      entry: ledgerEntries,
      counterAccount: glAccounts,
    })
    .from(page)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, page.entryId))
    .leftJoin(glAccounts, eq(glAccounts.id, page.counterGlAccountId))
    .orderBy(order(page.date), order(page.entryId), order(page.lineNo));
}

/**
 * The balance of the matching lines before the begin date.
 * @returns minor units, debits minus credits; 0 without a begin date.
 */
export async function balanceBefore(
  database: Database,
  { matching }: LineConditions,
  beginDate: string | undefined,
): Promise<number> {
  if (!beginDate) return 0;
  const [sum] = await database
    .select({ balance: sql`coalesce(sum(${ledgerLines.drAmount} - ${ledgerLines.crAmount}), 0)`.mapWith(Number) })
    .from(ledgerLines)
    .where(and(matching, lt(ledgerLines.date, beginDate)));
  return sum?.balance ?? 0;
}

/** The position of a line in cursors. */
export function positionOf({ line }: LedgerLineRow): CursorPosition['at'] {
  return [line.date, line.entryId, line.lineNo];
}

function beyond({ direction, at: [date, entryId, lineNo] }: CursorPosition): SQL {
  const { date: dateColumn, entryId: entryColumn, lineNo: lineColumn } = ledgerLines;
  const comparison = sql.raw(direction === 'after' ? '>' : '<');
  return sql`(${dateColumn}, ${entryColumn}, ${lineColumn}) ${comparison} (${date}::date, ${entryId}::bigint, ${lineNo}::integer)`;
}
