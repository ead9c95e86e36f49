import { dataOf } from '../../core/http/envelope.ts';
import type { HttpClient } from '../../core/http/http.ts';
import { type Closing, closingSchema, type modificationsChoices } from './schema.ts';

/** Changes to the closing. Omitted members stay as they are. */
export interface ClosingChanges {
  /** The last closed date, as `YYYY-MM-DD`; null reopens the books. */
  date?: string | null;
  modifications?: (typeof modificationsChoices)[number];
}

const path = '/v6/closing';
const response = dataOf(closingSchema);

/** The closing date. Tokens for several companies are rejected, because closings are set per company. */
export function getClosing(http: HttpClient, { signal }: { signal?: AbortSignal } = {}): Promise<Closing> {
  return http.read({ method: 'GET', path, response, signal });
}

/** Closes the books through a date, or reopens them. @returns the saved closing. */
export function saveClosing(http: HttpClient, changes: ClosingChanges): Promise<Closing> {
  return http.write({ method: 'POST', path, body: changes, response });
}
