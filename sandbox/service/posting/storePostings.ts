import { and, eq, inArray, sql } from 'drizzle-orm';
import { lockCompany } from '../companies/lockCompany.ts';
import type { Database } from '../database/database.ts';
import { insertRows } from '../database/insertRows.ts';
import { badParameter } from '../http/errors.ts';
import { searchable } from '../ledger/searchText.ts';
import { ledgerEntries, ledgerLines } from '../ledger/tables.ts';
import { balancedPostings, counterAccountOf } from './balancedPostings.ts';
import type { Posting, PostingLine } from './posting.ts';

/**
 * Stores postings of a company; their order is the posting sequence.
 * @param transaction locks the company's ledger until it ends, so that gaps in the sequence never fill up later and forward
 *   paging misses nothing.
 * @throws {PostingError} if a posting doesn't balance; the database also enforces this.
 */
export async function storePostings(
  transaction: Database,
  companyId: string,
  postings: readonly Posting[],
): Promise<void> {
  const balanced = balancedPostings(postings);
  if (balanced.length === 0) return;
  await lockCompany(transaction, companyId);
  const ids = await transaction
    .select({ id: sql`nextval('ledger_entry_ids')`.mapWith(Number) })
    .from(sql`generate_series(1, ${balanced.length}::int)`);
  const entries = balanced.map((posting, index) => {
    const id = ids[index]?.id;
    if (id === undefined) throw new Error('The database returned too few ledger entry ids.');
    return { id, posting };
  });
  await insertRows(
    transaction,
    ledgerEntries,
    entries.map(({ id, posting }) => ({ ...posting, id, companyId })),
  );
  await insertRows(
    transaction,
    ledgerLines,
    entries.flatMap(({ id, posting }) =>
      posting.lines.map((line, index) => ledgerLine(id, companyId, posting, index, line)),
    ),
  );
}

/**
 * Replaces the postings of documents, or removes them.
 * @param sourceIds the documents to remove from the ledger. For an invoice, include its payments, which depend on it.
 */
export async function replacePostings(
  transaction: Database,
  companyId: string,
  sourceIds: readonly string[],
  postings: readonly Posting[],
): Promise<void> {
  if (sourceIds.length > 0) {
    await transaction
      .delete(ledgerEntries)
      .where(and(eq(ledgerEntries.companyId, companyId), inArray(ledgerEntries.sourceId, [...sourceIds])));
  }
  await storePostings(transaction, companyId, postings);
}

/**
 * Handles the failure of {@link replacePostings} if an account's debits or credits exceed 2^53 − 1, beyond which balances
 * aren't exact.
 * @param param the parameter to report.
 * @returns throws a {@link HttpError} 400, or rethrows any other error.
 */
export const rejectInexactBalance =
  (param: string) =>
  (error: unknown): never => {
    const cause = error instanceof Error ? error.cause : undefined;
    const isInexact = cause instanceof Error && 'constraint' in cause && cause.constraint === 'ledger_totals_exact';
    if (!isInexact) throw error;
    throw badParameter(param, 'The account’s total would be too large. Enter smaller amounts.');
  };

function ledgerLine(entryId: number, companyId: string, posting: Posting, index: number, line: PostingLine) {
  return {
    ...line,
    entryId,
    lineNo: index + 1,
    companyId,
    date: posting.date,
    basis: posting.basis,
    counterGlAccountId: counterAccountOf(line, posting),
    dimensionValueIds: [...line.dimensionValueIds],
    searchText: searchable(line.description, posting.description, posting.displayName, posting.secondaryDisplayName),
  };
}
