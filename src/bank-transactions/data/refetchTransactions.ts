import { NotFoundError } from '../../core/errors.ts';
import type { HttpClient } from '../../core/http/http.ts';
import { mapConcurrent } from '../../core/http/mapConcurrent.ts';
import { everyPage } from '../../core/http/paging.ts';
import { largestPage } from '../../core/pages/refetchPages.ts';
import { getBankTransaction, queryBankTransactions } from './api.ts';
import type { BankTransaction } from './schema.ts';

/**
 * Reads transactions again. The service has no filter by id: pages of their dates and amounts are read, then the missing ones one by one.
 * @returns the existing ones by id.
 * @throws {DaybookError} if not all can be read; the signal's reason if it is aborted.
 */
export async function refetchTransactions(
  http: HttpClient,
  transactions: readonly BankTransaction[],
  signal?: AbortSignal,
): Promise<Map<string, BankTransaction>> {
  const ids = new Set(transactions.map(({ id }) => id));
  const stored = new Map<string, BankTransaction>();
  const mostPages = ids.size > 1 ? 1 + Math.floor(ids.size / 10) : 0;
  let pages = 0;
  if (mostPages > 0) {
    for await (const { rows } of everyPage((cursor) => queryRange(http, transactions, cursor, signal))) {
      for (const row of rows) if (ids.has(row.id)) stored.set(row.id, row);
      pages += 1;
      // For a few transactions in a long period, single requests are cheaper.
      if (stored.size === ids.size || pages === mostPages) break;
    }
  }
  // Deleted, or outside the range now.
  const missing = [...ids].filter((id) => !stored.has(id));
  await mapConcurrent(missing, async (transactionId) => {
    const one = await getBankTransaction(http, { transactionId, signal }).catch((error: unknown) => {
      if (error instanceof NotFoundError) return undefined;
      throw error;
    });
    if (one) stored.set(transactionId, one);
  });
  return stored;
}

function queryRange(
  http: HttpClient,
  transactions: readonly BankTransaction[],
  cursor: string | undefined,
  signal: AbortSignal | undefined,
) {
  const dates = transactions.map(({ date }) => date).sort();
  const amounts = transactions.map(({ amount }) => amount);
  const filter = {
    date: { greaterThanEqual: dates[0], lessThanEqual: dates.at(-1) },
    amount: { greaterThanEqual: Math.min(...amounts), lessThanEqual: Math.max(...amounts) },
  };
  return queryBankTransactions(http, { filter, limit: largestPage, cursor, signal });
}
