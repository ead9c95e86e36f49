import { dataOf } from '../core/http/envelope.ts';
import type { HttpClient } from '../core/http/httpClient.ts';
import { glAccountSchema } from './schema.ts';

/** One general ledger account. */
export function getGlAccount(http: HttpClient, { glAccountId, signal }: { glAccountId: string; signal?: AbortSignal }) {
  return http.read({
    method: 'GET',
    path: `/v6/accounting/glAccounts/${encodeURIComponent(glAccountId)}`,
    response: dataOf(glAccountSchema),
    signal,
  });
}
