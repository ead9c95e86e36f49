import { NotFoundError } from '../../core/errors.ts';
import type { HttpClient } from '../../core/http/http.ts';
import { everyPage } from '../../core/http/paging.ts';
import { getBankTransaction, queryBankTransactions } from './api.ts';
import { mapConcurrent } from './mapConcurrent.ts';
import type { BankTransaction } from './schema.ts';

/**
 * Reads transactions again, as the service has them now. It has no filter by id: pages of their days are read, and one by one
 * what these do not have.
 * @returns them by id; those that are no longer there are not among them.
 * @throws {DaybookError} if they cannot all be read; the signal's reason if the caller aborts.
 */
export async function refetchTransactions(
  http: HttpClient,
  known: readonly BankTransaction[],
  signal: AbortSignal,
): Promise<Map<string, BankTransaction>> {
  const ids = new Set(known.map(({ id }) => id));
  const stored = new Map<string, BankTransaction>();
  const mostPages = ids.size > fewest ? 1 + Math.floor(ids.size / 10) : 0;
  let pages = 0;
  if (mostPages > 0) {
    for await (const { rows } of everyPage((cursor) => pageOfDays(http, known, cursor, signal))) {
      for (const row of rows) if (ids.has(row.id)) stored.set(row.id, row);
      pages += 1;
      // Few in a long time: to ask for each is less than to read all that is between them.
      if (stored.size === ids.size || pages === mostPages) break;
    }
  }
  // Deleted, or moved to another day meanwhile.
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

/** So many are asked for one by one at once. */
const fewest = 3;

function pageOfDays(
  http: HttpClient,
  known: readonly BankTransaction[],
  cursor: string | undefined,
  signal: AbortSignal,
) {
  const days = known.map(({ date }) => date).sort();
  const date = { greaterThanEqual: days[0], lessThanEqual: days.at(-1) };
  return queryBankTransactions(http, { filter: { date }, limit: 250, cursor, signal });
}
