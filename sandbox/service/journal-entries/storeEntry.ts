import { eq } from 'drizzle-orm';
import { bankAccounts } from '../bank-accounts/tables.ts';
import type { Database } from '../database/database.ts';
import { insertRows } from '../database/insertRows.ts';
import { rejectInexactBalance, replacePostings } from '../posting/storePostings.ts';
import type { LineInput } from './lines.ts';
import { journalEntryPostings } from './posting.ts';
import { type JournalEntryRow, readLinesOf } from './readEntries.ts';
import { journalEntries, journalEntryLines } from './tables.ts';

/**
 * Stores a validated entry with its lines, and replaces its postings.
 * @param transaction must hold the company's lock.
 * @param lines undefined to keep the stored lines.
 */
export async function storeEntry(
  transaction: Database,
  entry: JournalEntryRow,
  lines: readonly LineInput[] | undefined,
): Promise<void> {
  const { id, companyId } = entry;
  await transaction.insert(journalEntries).values(entry).onConflictDoUpdate({ target: journalEntries.id, set: entry });
  if (lines) {
    await transaction.delete(journalEntryLines).where(eq(journalEntryLines.journalEntryId, id));
    const rows = lines.map(({ glAccountId = '', drAmount = 0, crAmount = 0 }, position) => {
      return { journalEntryId: id, position, companyId, glAccountId, drAmount, crAmount };
    });
    await insertRows(transaction, journalEntryLines, rows);
  }
  const children = await readLinesOf(transaction, id);
  const [bankAccount] =
    entry.bankAccountId === null
      ? []
      : await transaction.select().from(bankAccounts).where(eq(bankAccounts.id, entry.bankAccountId));
  const chart = { bankAccount: () => bankAccount ?? fail(entry) };
  const postings = journalEntryPostings({ ...entry, children }, chart);
  await replacePostings(transaction, companyId, [id], postings).catch(rejectInexactBalance('children'));
}

function fail({ id }: JournalEntryRow): never {
  throw new Error(`The bank account of ${id} is missing.`);
}
