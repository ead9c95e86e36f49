import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { notFound } from '../http/errors.ts';
import { type StoredBankTransaction, withChildren } from './read.ts';
import { bankTransactions } from './tables.ts';

/**
 * Finds a transaction of one of the companies, with its split lines.
 * @returns undefined if it doesn't exist or was deleted.
 */
export async function findBankTransaction(
  database: Database,
  companyIds: readonly string[],
  id: string,
): Promise<StoredBankTransaction | undefined> {
  const { companyId, deletedAt } = bankTransactions;
  const rows = await database
    .select()
    .from(bankTransactions)
    .where(and(eq(bankTransactions.id, id), inArray(companyId, [...companyIds]), isNull(deletedAt)));
  const [found] = await withChildren(database, rows);
  return found;
}

/**
 * Like {@link findBankTransaction}, but the transaction must exist.
 * @throws {HttpError} 404
 */
export async function requireBankTransaction(
  database: Database,
  companyIds: readonly string[],
  id: string,
): Promise<StoredBankTransaction> {
  const found = await findBankTransaction(database, companyIds, id);
  if (!found) throw notFound('There is no such bank transaction.');
  return found;
}
