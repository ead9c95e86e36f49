import type { HttpClient } from '../../core/http/http.ts';
import { everyPage } from '../../core/http/paging.ts';
import { type BankTransactionItem, getBankTransaction, queryBankTransactions } from './api.ts';
import type { BankTransaction } from './schema.ts';

/**
 * What the service has of something of which nobody knows whether it was saved. A new one is known by its source: it is looked
 * for among those of the day and the bank account of each try.
 * @param tries what was sent, all with the same id or source.
 * @returns undefined for a new one that is not there.
 * @throws {NotFoundError} for one that was there and is gone.
 */
export async function findSaved(
  http: HttpClient,
  tries: readonly BankTransactionItem[],
): Promise<BankTransaction | undefined> {
  for (const item of tries) {
    const found =
      item.id === undefined
        ? await foundBySource(http, item)
        : await getBankTransaction(http, { transactionId: item.id });
    if (found) return found;
  }
  return undefined;
}

async function foundBySource(http: HttpClient, item: BankTransactionItem): Promise<BankTransaction | undefined> {
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
