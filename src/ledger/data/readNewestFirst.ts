import { addDays, daysBetween, today } from '../../core/dates/calendar.ts';
import { type PlainDate, toPlainDate } from '../../core/dates/plainDate.ts';
import type { ListRows } from '../../core/http/paging.ts';
import { readAll } from '../../core/pages/readAll.ts';
import type { LedgerFilter } from './api.ts';
import { reverseRows } from './reverseRows.ts';
import type { GlEntry, LedgerPage } from './schema.ts';

interface NewestFirstRequest {
  /** Reads a page in the service's order. */
  read: (page: { filter: LedgerFilter | undefined; cursor?: string | undefined; limit: number }) => Promise<LedgerPage>;
  filter: LedgerFilter | undefined;
  /** The service's first page or, if its figures are still known, `before`; for other pages the `next` of the page before. */
  after: LedgerPage | string;
  /** Entries per request. */
  limit: number;
  /** The page as it was before, if it is the first and read again: it begins on the same day, so that the next ones continue it. */
  before?: LedgerPage | undefined;
  /** Decides which day is today: few entries are dated later. */
  timeZone: string;
}

/** Days to read, from the last one backward. */
interface Span {
  /** The last day; undefined for the end of the period. */
  end: PlainDate | undefined;
  /** The number of days. */
  days: number;
  /** The day of the ledger's first entry. */
  oldest: PlainDate;
}

/**
 * A page of a ledger in the reverse of the service's order, which has no sort. The service's first page tells where to end, and may
 * be all. Each page then is a span of days, read to its end and reversed. The number of days follows the number of
 * entries, so that neither an empty month nor a busy one costs many requests.
 */
export async function readNewestFirst(request: NewestFirstRequest): Promise<LedgerPage> {
  const { filter, after: first, limit, before, timeZone } = request;
  if (typeof first === 'string') return readSpan(request, parseCursor(first));
  const newestFirst = first.newestFirst ?? { opening: first.beginningBalance ?? null, oldest: first.rows[0]?.date };
  const { oldest } = newestFirst;
  if (first.next === undefined) return { ...reversed(first), beginningBalance: first.beginningBalance, newestFirst };
  const end = filter?.endDate === undefined ? undefined : toPlainDate(filter.endDate);
  // Without a readable entry, only all entries are certain to be complete.
  if (!oldest) return { ...(await readRest(request, end)), newestFirst };
  const day = today(timeZone);
  const last = end === undefined || day < end ? day : end;
  const newest = last < oldest ? oldest : last;
  if (before?.next === undefined) {
    // Half of a request, as later days may have more entries.
    const readDays = daysBetween(oldest, first.rows.at(-1)?.date ?? oldest) + 1;
    const likely = Math.ceil((readDays * limit) / 2 / first.rows.length);
    return { ...(await readSpan(request, { end, days: likely, oldest }, newest)), newestFirst };
  }
  const days = Math.max(1, daysBetween(parseCursor(before.next).end, newest)); // in another time zone, today may be earlier
  return { ...(await readSpan(request, { end, days, oldest }, newest, Number.POSITIVE_INFINITY)), newestFirst };
}

/**
 * @param last the last day on which entries are likely.
 * @param mostRequests if these do not reach the end, fewer days are read: the last ones may have far more entries than the first.
 */
async function readSpan(
  request: NewestFirstRequest,
  span: Span,
  last = span.end,
  mostRequests = 4,
): Promise<LedgerPage> {
  const { read, filter, limit } = request;
  const { end, oldest } = span;
  if (last === undefined) throw new RangeError('Only the first span of a ledger has no end.');
  const isRest = daysBetween(oldest, last) < span.days;
  const begin = isRest ? oldest : addDays(last, 1 - span.days);
  const days = { ...filter, beginDate: isRest ? filter?.beginDate : begin, endDate: end };
  const first = await read({ filter: days, limit });
  const hasBalance = typeof first.beginningBalance === 'number';
  // Their running balances would begin at zero, not at the account's balance.
  if (!hasBalance && !isRest) return readRest(request, end);

  const entries = await readAll(
    async (cursor) => (cursor === undefined ? first : read({ filter: days, cursor, limit })),
    hasBalance && begin < last ? mostRequests : undefined,
  );
  if (!entries.isComplete) {
    const [from = begin, to = last] = [entries.rows.at(-limit)?.date, entries.rows.at(-1)?.date];
    const fewer = Math.min(daysBetween(from, to) + 1, Math.ceil(daysBetween(begin, last) / 2));
    return readSpan(request, { ...span, days: fewer }, last, 2 * mostRequests);
  }
  if (isRest) return { ...reversed(entries), beginningBalance: first.beginningBalance };
  const count = entries.rows.length + entries.unreadable.length;
  const next = { end: addDays(begin, -1), days: nextDays(span.days, count, limit), oldest };
  if (count === 0) return readSpan(request, next);
  return { ...reversed(entries), next: toCursor(next), beginningBalance: first.beginningBalance };
}

/** Reads all entries up to a day. */
async function readRest({ read, filter, limit }: NewestFirstRequest, end: PlainDate | undefined): Promise<LedgerPage> {
  const days = { ...filter, endDate: end };
  let beginningBalance: LedgerPage['beginningBalance'];
  const entries = await readAll(async (cursor) => {
    const page = await read({ filter: days, cursor, limit });
    if (cursor === undefined) beginningBalance = page.beginningBalance;
    return page;
  });
  return { ...reversed(entries), beginningBalance };
}

/** The last page. */
function reversed(entries: ListRows<GlEntry>): LedgerPage {
  return { ...reverseRows(entries), next: undefined, previous: undefined };
}

/** Multiplies or halves, so that a few more or fewer entries change nothing: pages then keep their days when they are read again. */
function nextDays(days: number, count: number, limit: number): number {
  if (count === 0) return 4 * days;
  if (2 * count < limit) return 2 * days;
  return count > limit ? Math.ceil(days / 2) : days;
}

function toCursor({ end, days, oldest }: Span): string {
  return [end, days, oldest].join(' ');
}

function parseCursor(cursor: string): Span & { end: PlainDate } {
  const [end = '', days, oldest = ''] = cursor.split(' ');
  return { end: toPlainDate(end), days: Number(days), oldest: toPlainDate(oldest) };
}
