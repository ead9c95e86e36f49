import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type DateFormat, formatDate, formatDateRange } from '../../../src/core/dates/formatDate.ts';
import { toPlainDate } from '../../../src/core/dates/plainDate.ts';
import { days } from './days.ts';

describe('formatDate', () => {
  test.each<[DateFormat, string]>([
    [{ locale: 'en-US' }, 'Mar 1, 2026'],
    [{ locale: 'en-US', today: toPlainDate('2026-11-22') }, 'Mar 1'],
    [{ locale: 'en-US', today: toPlainDate('2027-01-01') }, 'Mar 1, 2026'],
    [{ locale: 'fa-IR', today: toPlainDate('2026-03-20') }, '۱۰ اسفند'],
    [{ locale: 'fa-IR', today: toPlainDate('2026-03-21') }, '۱۰ اسفند ۱۴۰۴'], // the Persian New Year
    [{ locale: 'en-US', style: 'long', today: toPlainDate('2026-11-22') }, 'March 1, 2026'],
    [{ locale: 'en-US', style: 'numeric' }, '03/01/2026'],
    [{ locale: 'en-US', style: 'long' }, 'March 1, 2026'],
    [{ locale: 'en-GB', style: 'numeric' }, '01/03/2026'],
    [{ locale: 'de-DE', style: 'numeric' }, '01.03.2026'],
    [{ locale: 'de-DE', style: 'long' }, '1. März 2026'],
    [{ locale: 'fr-FR', style: 'long' }, '1 mars 2026'],
    [{ locale: 'sv-SE', style: 'numeric' }, '2026-03-01'],
    [{ locale: 'th-TH-u-ca-gregory', style: 'numeric' }, '01/03/2026'],
    [{ locale: 'hi-IN-u-nu-deva', style: 'numeric' }, '०१/०३/२०२६'],
  ])('formats %o as %s', (format, text) => {
    expect(formatDate(toPlainDate('2026-03-01'), format)).toBe(text);
  });

  test('formats years below 100', () => {
    expect(formatDate(toPlainDate('0099-03-01'), { locale: 'de-DE', style: 'long' })).toBe('1. März 99');
  });
});

test.each([
  ['2026-10-01', '2026-10-31', 'Oct 1 – 31, 2026'],
  ['2026-01-01', '2026-10-31', 'Jan 1 – Oct 31, 2026'],
  ['2025-12-01', '2026-01-31', 'Dec 1, 2025 – Jan 31, 2026'],
  ['2026-10-31', '2026-10-31', 'Oct 31, 2026'],
])('formats the dates from %s through %s as %s', (begin, end, text) => {
  const formatted = formatDateRange(toPlainDate(begin), toPlainDate(end), { locale: 'en-US' });
  expect(formatted.replace(/\s/g, ' ')).toBe(text); // some spaces are thin
});

test('a range goes over years of the locale’s calendar', () => {
  const [begin, end] = [toPlainDate('2026-03-01'), toPlainDate('2026-03-31')];
  const formatted = formatDateRange(begin, end, { locale: 'fa-IR', today: end });
  expect(formatted).toContain('۱۴۰۴');
  expect(formatted).toContain('۱۴۰۵');
});

describe('in the browser’s time zone', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  test.each([
    ['Pacific/Auckland', -780],
    ['Pacific/Kiritimati', -840],
    ['America/Los_Angeles', 480],
    ['Pacific/Pago_Pago', 660],
    ['Africa/Cairo', -120],
    ['UTC', 0],
  ])('%s never shifts a date', async (timeZone, minutesBehind) => {
    process.env.TZ = timeZone;
    expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(minutesBehind); // the time zone is active
    vi.resetModules(); // a cached formatter from another zone would hide a bug
    const { formatDate } = await import('../../../src/core/dates/formatDate.ts');
    fc.assert(
      fc.property(days, (day) => {
        const written = formatDate(day, { locale: 'sv-SE', style: 'numeric' });
        expect(written.padStart(10, '0')).toBe(day);
      }),
    );
  });
});
