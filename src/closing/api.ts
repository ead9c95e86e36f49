import { dataOf } from '../core/http/envelope.ts';
import type { HttpClient } from '../core/http/httpClient.ts';
import { type Closing, closingSchema } from './schema.ts';

/** Until when the books are closed. A token that sees several companies is refused: it says of no single one. */
export function getClosing(http: HttpClient, { signal }: { signal?: AbortSignal } = {}): Promise<Closing> {
  return http.read({ method: 'GET', path: '/v6/closing', response: dataOf(closingSchema), signal });
}
