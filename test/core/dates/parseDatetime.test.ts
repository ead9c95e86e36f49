import { afterEach, describe, expect, test } from 'vitest';
import { parseDatetime } from '../../../src/core/dates/parseDatetime.ts';

describe('a datetime of the service', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  test.each([
    ['2026-03-01T09:30:00Z', '2026-03-01T09:30:00.000Z'],
    ['2026-03-01T09:30:00.5Z', '2026-03-01T09:30:00.500Z'],
    ['2026-03-01T09:30:00.123', '2026-03-01T09:30:00.123Z'],
    ['2026-03-01T23:59:59.999999', '2026-03-01T23:59:59.999Z'],
    ['2026-03-29T02:30:00.1', '2026-03-29T02:30:00.100Z'], // an hour that Europe skips
  ])('%s is %s in every time zone: without one it is UTC', (text, moment) => {
    for (const timeZone of ['Pacific/Auckland', 'America/Los_Angeles', 'Europe/Berlin', 'UTC']) {
      process.env.TZ = timeZone;
      expect(parseDatetime(text).toISOString()).toBe(moment);
    }
  });

  test.each([
    '2026-02-30T00:00:00Z',
    '2026-03-01T24:00:00Z',
    '2026-03-01T09:60:00Z',
    '2026-03-01T09:30:60Z',
    '2026-03-01',
    '2026-03-01 09:30:00',
    '2026-03-01T09:30',
    '2026-03-01T09:30:00+02:00',
    '2026-03-01T09:30:00.Z',
    '1772357400',
    '',
  ])('is not %j', (text) => {
    expect(() => parseDatetime(text)).toThrow(RangeError);
  });

  test('an error names the value and what was expected', () => {
    expect(() => parseDatetime('yesterday')).toThrow(/^"yesterday" is not a valid datetime: expected ISO 8601 in UTC/);
  });
});
