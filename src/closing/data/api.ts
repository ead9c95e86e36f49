import { dataOf } from '../../core/http/envelope.ts';
import type { HttpClient } from '../../core/http/http.ts';
import { type Closing, closingSchema, type modificationsChoices } from './schema.ts';

/** What to change about the closing; what is left out stays as it is. */
export interface ClosingChanges {
  /** The last day that is closed, as `YYYY-MM-DD`; null opens the books. */
  date?: string | null;
  modifications?: (typeof modificationsChoices)[number];
}

const path = '/v6/closing';
const response = dataOf(closingSchema);

/** Until when the books are closed. A token that sees several companies is refused: it says of no single one. */
export function getClosing(http: HttpClient, { signal }: { signal?: AbortSignal } = {}): Promise<Closing> {
  return http.read({ method: 'GET', path, response, signal });
}

/** Closes the books up to a day, or opens them again. @returns the closing as it is then. */
export function saveClosing(http: HttpClient, changes: ClosingChanges): Promise<Closing> {
  return http.write({ method: 'POST', path, body: changes, response });
}
