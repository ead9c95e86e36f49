import type { HttpClient } from '../../core/http/http.ts';
import { everyPage } from '../../core/http/paging.ts';
import { type BankTransactionItem, getBankTransaction, queryBankTransactions } from './api.ts';
import type { BankTransaction } from './schema.ts';

/**
 * Finds a transaction whose save had no response. A new one is identified by its source, among those with the date and bank
 * account of each attempt.
 * @param attempts the items sent, all with the same id or source.
 * @returns undefined for a new one that was not saved.
 * @throws {NotFoundError} for an existing one that was deleted.
 */
export async function findSaved(
  http: HttpClient,
  attempts: readonly BankTransactionItem[],
): Promise<BankTransaction | undefined> {
  for (const item of attempts) {
    const found =
      item.id === undefined
        ? await findBySource(http, item)
        : await getBankTransaction(http, { transactionId: item.id });
    if (found) return found;
  }
  return undefined;
}

async function findBySource(http: HttpClient, item: BankTransactionItem): Promise<BankTransaction | undefined> {
  const { date, bankAccountId, apiName, apiSourceId } = item;
  const filter = {
    date: date === undefined ? undefined : { equal: date },
    bankAccount: bankAccountId === undefined ? undefined : { id: { in: [bankAccountId] } },
  };
  for await (const { rows } of everyPage((cursor) => queryBankTransactions(http, { filter, cursor, limit: 250 }))) {
    const found = rows.find((row) => row.apiSourceId === apiSourceId && row.apiName === apiName);
    if (found) return found;
  }
  return undefined;
}
