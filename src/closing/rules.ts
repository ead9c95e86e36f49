import type { PlainDate } from '../core/dates/plainDate.ts';
import { DaybookError } from '../core/http/errors.ts';
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

/** Whether days that are closed are open after a change: it opens the books, or has an earlier day be the last closed one. */
export function opensClosedDays(before: Pick<Closing, 'date'>, after: Pick<Closing, 'date'>): boolean {
  if (!before.date) return false;
  return !after.date || after.date < before.date;
}

/**
 * Whether the closing was refused because the token sees several companies, each of which has its own.
 * @see `GET /v6/closing`: it takes no parameter, so only the token leaves open which company is meant.
 */
export function isOfSeveralCompanies(error: Error): boolean {
  return error instanceof DaybookError && error.problems.some(({ param }) => param === 'companyId');
}
