import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { closingAfter, closingOf, reopensClosedPeriod } from '../../../src/closing/data/rules.ts';
import { type Closing, modificationsChoices } from '../../../src/closing/data/schema.ts';
import { toPlainDate } from '../../../src/core/dates/plainDate.ts';
import { HttpError } from '../../../src/core/errors.ts';
import { dayOf, numberOf } from '../../core/dates/days.ts';

/** From the far west, where a day ends last, to the far east; POSIX has the sign the other way round. */
const wholeHours = Array.from({ length: 27 }, (_, index) => {
  const hours = 12 - index;
  return [`Etc/GMT${hours > 0 ? '+' : ''}${hours === 0 ? '' : hours}`, hours * 60] as const;
});

/** Halves and quarters of hours, daylight saving in both halves of the year, midnights and a whole day that never were. */
const unevenZones = [
  ['America/St_Johns', 210],
  ['America/Sao_Paulo', 180],
  ['Asia/Beirut', -120],
  ['Asia/Kolkata', -330],
  ['Asia/Kathmandu', -345],
  ['Australia/Adelaide', -630],
  ['Pacific/Chatham', -825],
  ['Pacific/Apia', -780],
] as const;

/** Two days as numbers, mostly close to each other, where a zone would tell. */
const twoDays = fc
  .tuple(
    fc.integer({ min: numberOf('1990-01-01'), max: numberOf('2040-12-31') }),
    fc.oneof({ weight: 4, arbitrary: fc.integer({ min: -2, max: 2 }) }, fc.integer({ min: -400, max: 400 })),
  )
  .map(([day, distance]) => [day, day + distance] as const);
/** A day that Samoa left out, a midnight that Brazil had not, and a night in which the clocks of Beirut went forward. */
const oddDays = ['2011-12-30', '2018-11-04', '2026-03-29'].map(numberOf);
const examples = oddDays.flatMap((day): [readonly [number, number], Closing['modifications']][] => [
  [[day + 1, day], 'DISABLED'],
  [[day, day - 1], 'ENABLED_WITH_WARNING'],
]);
const choices = fc.constantFrom(...modificationsChoices);

describe('whether a document may be changed', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  test.each([...wholeHours, ...unevenZones])('is the calendar’s word alone, in %s as elsewhere', (timeZone, behind) => {
    process.env.TZ = timeZone;
    expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(behind); // the zone is in force
    fc.assert(
      fc.property(twoDays, choices, ([document, closed], modifications) => {
        const closing: Closing = { date: dayOf(closed), modifications };
        const onOrBefore = modifications === 'DISABLED' ? 'locked' : 'warn';
        expect(closingOf(dayOf(document), closing)).toBe(document > closed ? 'open' : onOrBefore);
        expect(reopensClosedPeriod(closing, { date: dayOf(document) })).toBe(document < closed);
      }),
      { examples },
    );
  });
});

test('every day is open while the books are, and where nobody can say', () => {
  for (const modifications of modificationsChoices) {
    expect(closingOf(toPlainDate('0001-01-01'), { date: null, modifications })).toBe('open');
    expect(closingOf(toPlainDate('0001-01-01'), { modifications })).toBe('open');
  }
  expect(closingOf(toPlainDate('2026-03-31'), undefined)).toBe('open');
});

test.each(['PARTNER_ONLY', 'disabled', '', null, undefined])(
  'an unknown mode, %s, locks closed days',
  (modifications) => {
    const closing = { date: toPlainDate('2026-03-31'), modifications };
    expect(closingOf(toPlainDate('2026-03-31'), closing)).toBe('locked');
    expect(closingOf(toPlainDate('2026-04-01'), closing)).toBe('open');
    expect(closingOf(toPlainDate('2026-03-31'), { ...closing, date: null })).toBe('open');
  },
);

test('an unreadable closing locks every day; what the service does not give is for the service to decide', () => {
  const day = toPlainDate('2099-12-31');
  expect(closingOf(day, { unavailable: 'unreadable' })).toBe('locked');
  expect(closingOf(day, { unavailable: 'denied' })).toBe('open');
});

test.each([
  [400, 'denied'],
  [403, 'denied'],
  [404, 'denied'],
  [200, 'failed'],
  [429, 'failed'],
  [502, 'failed'],
])('an answer with %i that is not the service’s own is %s', (status, unavailable) => {
  const error = new HttpError('GET /v6/closing was not answered by the service.', { status });
  expect(closingAfter(error, undefined)).toEqual({ unavailable });
});

test('opening the books opens closed days, and closing open books or a later day does not', () => {
  const march = { date: toPlainDate('2026-03-31') };
  expect(reopensClosedPeriod(march, { date: null })).toBe(true);
  expect(reopensClosedPeriod({ date: null }, march)).toBe(false);
  expect(reopensClosedPeriod({ date: null }, { date: null })).toBe(false);
  expect(reopensClosedPeriod(march, march)).toBe(false);
});
