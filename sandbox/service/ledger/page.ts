import type { Database } from '../database/database.ts';
import { type GlAccountRow, normalDirection } from '../gl-accounts/glAccount.ts';
import type { CursorPosition } from '../http/cursors.ts';
import { lineConditions } from './matchingLines.ts';
import type { AccountingMethod, LedgerFilter } from './query.ts';
import { balanceBefore, type LedgerLineRow, positionOf, readLines } from './readLines.ts';

/** A page of an account's ledger. Balances are minor units, positive on the account's normal side. */
export interface LedgerPage {
  rows: { row: LedgerLineRow; runningBalance: number }[];
  /** Whether no rows precede the page. */
  isFirst: boolean;
  /** The balance before the first row. */
  openingBalance: number;
  /** The position of the next page; undefined on the last page. */
  after: CursorPosition | undefined;
  /** The position of the previous page; undefined on the first page. */
  before: CursorPosition | undefined;
}

/**
 * Reads a page. Only the first page computes the balance; other pages carry it in their cursor, so that all pages cost the
 * same and continue the balances already shown. Entries backdated in the meantime appear after a reload.
 * @param position where the page starts or, for `before`, ends; undefined for the first page.
 * @throws {RangeError} if a balance exceeds ±(2^53 − 1).
 */
export async function readLedgerPage(
  database: Database,
  account: GlAccountRow,
  query: { method: AccountingMethod; filter: LedgerFilter; limit: number },
  position: CursorPosition | undefined,
): Promise<LedgerPage> {
  const direction = normalDirection(account.type);
  const conditions = await lineConditions(database, account, query.method, query.filter);
  const carried = position
    ? (position.carried ?? 0)
    : exact(direction * (await balanceBefore(database, conditions, query.filter.beginDate)));

  const found = await readLines(database, conditions, position, query.limit + 1);
  const hasMore = found.length > query.limit;
  const lines = found.slice(0, query.limit);
  const isBackwards = position?.direction === 'before';
  if (isBackwards) lines.reverse();

  const change = ({ line }: LedgerLineRow) => direction * (line.drAmount - line.crAmount);
  const openingBalance = isBackwards ? lines.reduce((balance, row) => exact(balance - change(row)), carried) : carried;
  let runningBalance = openingBalance;
  const rows = lines.map((row) => {
    runningBalance = exact(runningBalance + change(row));
    return { row, runningBalance };
  });

  const [first, last] = [lines[0], lines.at(-1)];
  const hasBefore = isBackwards ? hasMore : position !== undefined;
  const hasAfter = isBackwards || hasMore;
  return {
    rows,
    isFirst: !hasBefore,
    openingBalance,
    after: last && hasAfter ? { direction: 'after', at: positionOf(last), carried: runningBalance } : undefined,
    before: first && hasBefore ? { direction: 'before', at: positionOf(first), carried: openingBalance } : undefined,
  };
}

function exact(balance: number): number {
  if (!Number.isSafeInteger(balance)) throw new RangeError('The balance is too large to be represented exactly.');
  return balance === 0 ? 0 : balance; // normalizes −0
}
