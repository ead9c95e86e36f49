import type { PlainDate } from '../../core/dates/plainDate.ts';
import { DaybookError } from '../../core/errors.ts';
import { type Closing, modificationsChoices } from './schema.ts';

/** Why the closing is unavailable. */
export interface UnavailableClosing {
  /**
   * `unreadable`: the service answered something that is no closing, so everything is locked.
   * `refused`: the service does not give it to this user, such as one with several companies, and decides by itself.
   * `failed`: there is no answer for now, and nothing is saved until there is one.
   */
  unavailable: 'unreadable' | 'refused' | 'failed';
  date?: undefined;
}

/** The closing, or why it's unavailable. */
export type ClosingState = Closing | UnavailableClosing;

/**
 * Whether a document may still be changed.
 * @param date the document's own date, not today; both are calendar dates without a zone.
 * @param closing undefined while it loads.
 * @returns `'open'` after the closing date; on or before it `'warn'` if the company allows changes with a warning, else
 *   `'locked'`: a value that is unknown or missing must not open closed books. An unreadable closing locks every date.
 * @see `GET /v6/closing`
 */
export function closingOf(date: PlainDate, closing: ClosingState | undefined): 'open' | 'warn' | 'locked' {
  if (isUnavailable(closing)) return closing.unavailable === 'unreadable' ? 'locked' : 'open';
  if (!closing?.date || date > closing.date) return 'open';
  return closing.modifications === 'ENABLED_WITH_WARNING' ? 'warn' : 'locked';
}

export function isUnavailable(closing: ClosingState | undefined): closing is UnavailableClosing {
  return closing !== undefined && 'unavailable' in closing;
}

/** Whether closed days are locked only because `modifications` is not one of the known values. */
export function isModeUnknown(closing: ClosingState | undefined): boolean {
  if (!closing?.date) return false;
  return !modificationsChoices.some((known) => known === closing.modifications);
}

/** Whether only Daybook locks a day: its closing, or the closing's mode, cannot be read, so the service may well take a change. */
export function isLockedByDaybook(date: PlainDate, closing: ClosingState | undefined): boolean {
  return closingOf(date, closing) === 'locked' && (isUnavailable(closing) || isModeUnknown(closing));
}

/** The closing after a failed read: what was known before, unless the answer itself is unreadable. */
export function closingAfter(error: Error, known: Closing | undefined): ClosingState {
  const { kind, status = 0 } = error instanceof DaybookError ? error : {};
  if (kind === 'responseShape') return { unavailable: 'unreadable' };
  if (known) return known;
  // By the status alone: a gateway that has no such path answers without the service's envelope.
  return { unavailable: [400, 403, 404].includes(status) ? 'refused' : 'failed' };
}

/** Whether days that are closed are open after a change: it opens the books, or has an earlier day be the last closed one. */
export function reopensClosedPeriod(before: Pick<Closing, 'date'>, after: Pick<Closing, 'date'>): boolean {
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
