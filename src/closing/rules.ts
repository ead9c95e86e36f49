import type { PlainDate } from '../core/dates/plainDate.ts';
import type { Closing } from './schema.ts';

/**
 * Whether a document may still be changed.
 * @param date the document's own date, not today; both are calendar dates without a zone.
 * @param closing undefined where nobody can say: the service decides then, by refusing or not.
 * @returns `'open'` after the closing date; on or before it `'warn'` or `'locked'`, as the company chose.
 * @see `GET /v6/closing`
 */
export function closingOf(date: PlainDate, closing: Closing | undefined): 'open' | 'warn' | 'locked' {
  if (!closing?.date || date > closing.date) return 'open';
  return closing.modifications === 'DISABLED' ? 'locked' : 'warn';
}
