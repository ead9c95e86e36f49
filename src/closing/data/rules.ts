import type { PlainDate } from '../../core/dates/plainDate.ts';
import { DaybookError } from '../../core/errors.ts';
import { type Closing, modificationsChoices } from './schema.ts';

/** Why the closing is unavailable. */
export interface UnavailableClosing {
  /**
   * `unreadable`: the response is invalid, so everything is locked.
   * `denied`: the service doesn't return it to this user, such as one with several companies. The service alone checks changes.
   * `failed`: it couldn't be loaded, and nothing is saved until it can.
   */
  unavailable: 'unreadable' | 'denied' | 'failed';
  date?: undefined;
}

/** The closing, or why it's unavailable. */
export type ClosingState = Closing | UnavailableClosing;

/**
 * Whether a document may still be changed.
 * @param date the document's date (not today), a calendar date without a time zone.
 * @param closing undefined while it loads.
 * @returns `'open'` after the closing date; on or before it, `'warn'` if the company allows changes with a warning, otherwise
 *   `'locked'`: an unknown or missing mode must not open closed books. An unreadable closing locks every date.
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

/** Whether `modifications` is missing or unknown, which locks closed dates. */
export function isModeUnknown(closing: ClosingState | undefined): boolean {
  if (!closing?.date) return false;
  return !modificationsChoices.some((known) => known === closing.modifications);
}

/** Whether a date is locked only because the closing or its mode can't be read. The service might accept a change. */
export function isLockedByDaybook(date: PlainDate, closing: ClosingState | undefined): boolean {
  return closingOf(date, closing) === 'locked' && (isUnavailable(closing) || isModeUnknown(closing));
}

/** The closing after a failed request: the known one, unless the response is unreadable. */
export function closingAfter(error: Error, known: Closing | undefined): ClosingState {
  const { kind, status = 0 } = error instanceof DaybookError ? error : {};
  if (kind === 'responseShape') return { unavailable: 'unreadable' };
  if (known) return known;
  // Checks only the status, because a gateway without this path responds without the service's envelope.
  return { unavailable: [400, 403, 404].includes(status) ? 'denied' : 'failed' };
}

/** Whether a change reopens closed dates, because it opens the books or moves the closing date back. */
export function reopensClosedPeriod(before: Pick<Closing, 'date'>, after: Pick<Closing, 'date'>): boolean {
  if (!before.date) return false;
  return !after.date || after.date < before.date;
}

/**
 * Whether the request was rejected because the token covers several companies, each with its own closing.
 * @see `GET /v6/closing`: it has no company parameter, so the token has to determine the company.
 */
export function coversSeveralCompanies(error: Error): boolean {
  return error instanceof DaybookError && error.problems.some(({ param }) => param === 'companyId');
}

/** Whether the service rejects any change of the document, as in a closed period. */
export function isNotModifiable(error: Error): boolean {
  const isOfDocument = (param: string | undefined) => param === undefined || /(^|\.)(id|date)$/.test(param);
  return (
    error instanceof DaybookError &&
    error.problems.some(({ type, param }) => type === 'NOT_MODIFIABLE' && isOfDocument(param))
  );
}
