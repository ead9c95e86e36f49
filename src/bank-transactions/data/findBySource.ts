import type { HttpClient } from '../../core/http/http.ts';
import { everyPage } from '../../core/http/paging.ts';
import { largestPage } from '../../core/pages/refetchPages.ts';
import { type BankTransactionItem, queryBankTransactions } from './api.ts';
import type { BankTransaction } from './schema.ts';

/**
 * Finds a new transaction whose save had no response, by its source, among those with the date and bank account of each attempt.
 * @param attempts the items sent, all with the same source.
 * @returns undefined if it was not saved.
 */
export async function findBySource(
  http: HttpClient,
  attempts: readonly BankTransactionItem[],
): Promise<BankTransaction | undefined> {
  for (const { date, bankAccountId, apiName, apiSourceId } of attempts) {
    const filter = {
      date: date === undefined ? undefined : { equal: date },
      bankAccount: bankAccountId === undefined ? undefined : { id: { in: [bankAccountId] } },
    };
    for await (const { rows } of everyPage((cursor) =>
      queryBankTransactions(http, { filter, cursor, limit: largestPage }),
    )) {
      const found = rows.find((row) => row.apiSourceId === apiSourceId && row.apiName === apiName);
      if (found) return found;
    }
  }
  return undefined;
}
