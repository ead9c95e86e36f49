import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { closingAfter, closingOf, isNotModifiable, reopensClosedPeriod } from '../../../src/closing/data/rules.ts';
import { type Closing, modificationsChoices } from '../../../src/closing/data/schema.ts';
import { toPlainDate } from '../../../src/core/dates/plainDate.ts';
import { HttpError, RejectedError } from '../../../src/core/errors.ts';
import { dayOf, numberOf } from '../../core/dates/days.ts';

/** All whole-hour time zones, west to east. The signs of POSIX zone names are inverted. */
const wholeHours = Array.from({ length: 27 }, (_, index) => {
  const hours = 12 - index;
  return [`Etc/GMT${hours > 0 ? '+' : ''}${hours === 0 ? '' : hours}`, hours * 60] as const;
});

/** Zones with half or quarter hours, daylight saving in either hemisphere, or skipped midnights and days. */
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

/** Two days as numbers, mostly close together, where a time zone could make a difference. */
const twoDays = fc
  .tuple(
    fc.integer({ min: numberOf('1990-01-01'), max: numberOf('2040-12-31') }),
    fc.oneof({ weight: 4, arbitrary: fc.integer({ min: -2, max: 2 }) }, fc.integer({ min: -400, max: 400 })),
  )
  .map(([day, distance]) => [day, day + distance] as const);
/** A day that Samoa skipped, a midnight that Brazil skipped, and the start of daylight saving in Beirut. */
const irregularDays = ['2011-12-30', '2018-11-04', '2026-03-29'].map(numberOf);
const examples = irregularDays.flatMap((day): [readonly [number, number], Closing['modifications']][] => [
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

  test.each([...wholeHours, ...unevenZones])('does not depend on the time zone %s', (timeZone, offset) => {
    process.env.TZ = timeZone;
    expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(offset); // the time zone is in effect
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

test('every day is open while the books are open or the closing is loading', () => {
  for (const modifications of modificationsChoices) {
    expect(closingOf(toPlainDate('0001-01-01'), { date: null, modifications })).toBe('open');
    expect(closingOf(toPlainDate('0001-01-01'), { modifications })).toBe('open');
  }
  expect(closingOf(toPlainDate('2026-03-31'), undefined)).toBe('open');
});

test.each(['PARTNER_ONLY', 'disabled', '', null, undefined])(
  'the unknown mode %s locks closed days',
  (modifications) => {
    const closing = { date: toPlainDate('2026-03-31'), modifications };
    expect(closingOf(toPlainDate('2026-03-31'), closing)).toBe('locked');
    expect(closingOf(toPlainDate('2026-04-01'), closing)).toBe('open');
    expect(closingOf(toPlainDate('2026-03-31'), { ...closing, date: null })).toBe('open');
  },
);

test('an unreadable closing locks every day; a denied one locks none', () => {
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
])('a response with status %i and without the service’s envelope is %s', (status, unavailable) => {
  const error = new HttpError('GET /v6/closing got no response from the service.', { status });
  expect(closingAfter(error, undefined)).toEqual({ unavailable });
});

test('opening the books reopens closed days; closing open books or closing through the same day does not', () => {
  const march = { date: toPlainDate('2026-03-31') };
  expect(reopensClosedPeriod(march, { date: null })).toBe(true);
  expect(reopensClosedPeriod({ date: null }, march)).toBe(false);
  expect(reopensClosedPeriod({ date: null }, { date: null })).toBe(false);
  expect(reopensClosedPeriod(march, march)).toBe(false);
});

test.each([
  ['NOT_MODIFIABLE', undefined, true],
  ['NOT_MODIFIABLE', 'data[0].id', true],
  ['NOT_MODIFIABLE', 'date', true],
  ['NOT_MODIFIABLE', 'bankAccountId', false],
  ['INVALID_VALUE', 'date', false],
])('%s of %s: no change is possible: %s', (type, param, expected) => {
  const problem = { type, message: 'No.', param };
  expect(isNotModifiable(new RejectedError('It was rejected.', { problems: [problem] }))).toBe(expected);
});
