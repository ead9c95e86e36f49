import { eq } from 'drizzle-orm';
import { recordChange } from '../audit/recordChange.ts';
import { isClosed } from '../closing/isClosed.ts';
import { lockCompany } from '../companies/lockCompany.ts';
import { nextChangeAt } from '../database/changeClock.ts';
import type { ServiceContext } from '../http/context.ts';
import { HttpError } from '../http/errors.ts';
import { replacePostings } from '../posting/storePostings.ts';
import type { Access } from '../tokens/access.ts';
import { requireBankTransaction } from './find.ts';
import { closedPeriodProblem } from './problems.ts';
import type { StoredBankTransaction } from './read.ts';
import { bankTransactions } from './tables.ts';

/**
 * Deletes a transaction from the ledger and all lists. Its row stays, so that change lists can report the deletion.
 * @returns its last state.
 * @throws {HttpError} 404 if it doesn't exist, 400 if it is in a closed period.
 */
export async function removeBankTransaction(
  { database, now }: ServiceContext,
  access: Access,
  id: string,
): Promise<StoredBankTransaction> {
  const { row } = await requireBankTransaction(database, access.companyIds, id);
  const { companyId } = row; // never changes
  return database.transaction(async (transaction) => {
    const company = await lockCompany(transaction, companyId);
    const stored = await requireBankTransaction(transaction, [companyId], id);
    if (isClosed(company, stored.row.date)) throw new HttpError(400, [closedPeriodProblem(company)]);
    await replacePostings(transaction, companyId, [id], []);
    const change = { companyId, action: 'DELETE', resource: 'BANK_TRANSACTION', resourceId: id } as const;
    await recordChange(transaction, access, { ...change, at: now() });
    const changedAt = await nextChangeAt(transaction, now());
    const moments = { changedAt, deletedAt: changedAt };
    await transaction.update(bankTransactions).set(moments).where(eq(bankTransactions.id, id));
    return stored;
  });
}
