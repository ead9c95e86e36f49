import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { typedLocale } from '../../../src/core/dates/calendarDay.ts';
import { formatDate } from '../../../src/core/dates/formatDate.ts';
import { parseDate } from '../../../src/core/dates/parseDate.ts';
import { toPlainDate } from '../../../src/core/dates/plainDate.ts';
import { runs } from '../../support/propertyRuns.ts';
import { daysBetween } from './days.ts';

const near = toPlainDate('2026-03-15');

/** Locales with every order of parts, every kind of separator, and several calendars and digits. */
const locales = [
  ...[
    'en-US',
    'en-GB',
    'de-DE',
    'sv-SE',
    'fr-CA',
    'hu-HU',
    'ko-KR',
    'ja-JP',
    'zh-TW',
    'bg-BG',
    'sr-RS',
    'lt-LT',
    'he-IL',
  ],
  ...['ar-EG', 'fa-IR', 'th-TH', 'hi-IN-u-nu-deva', 'bn-BD', 'ar-SA-u-ca-islamic-umalqura', 'he-IL-u-ca-hebrew'],
  ...['ckb-IR', 'ar-EG-u-ca-islamic-civil', 'ar-EG-u-ca-islamic-tbla', 'hi-IN-u-ca-indian'],
  ...['ja-JP-u-ca-japanese', 'zh-TW-u-ca-roc', 'am-ET-u-ca-ethiopic'],
];

test.each(locales)('in %s every formatted date parses to itself, whatever the previous date', (reader) => {
  const locale = typedLocale(reader);
  const modern = daysBetween('1900-01-01', '2199-12-31');
  fc.assert(
    fc.property(modern, modern, (day, before) => {
      expect(parseDate(formatDate(day, { locale, style: 'numeric' }), { locale, near: before })).toBe(day);
    }),
  );
});

test.each(locales.filter((locale) => !locale.endsWith('indian')))(
  'in %s a day of this century reads as itself in ISO',
  (reader) => {
    const locale = typedLocale(reader);
    fc.assert(
      fc.property(daysBetween('1950-01-01', '2099-12-31'), daysBetween('2000-01-01', '2049-12-31'), (day, before) => {
        expect(parseDate(day, { locale, near: before })).toBe(day);
      }),
    );
  },
);

describe('parses dates of the locale', () => {
  test.each([
    ['en-US', '03/05/2026', '2026-03-05'],
    ['en-GB', '03/05/2026', '2026-05-03'],
    ['de-DE', '3.5.2026', '2026-05-03'],
    ['de-DE', '3. 5. 26', '2026-05-03'],
    ['sv-SE', '26-3-5', '2026-03-05'],
    ['en-US', '2026-03-05', '2026-03-05'], // as banks and services format it
    ['en-GB', '2026/03/05', '2026-03-05'],
    ['en-US', '03052026', '2026-03-05'],
    ['en-GB', '030526', '2026-05-03'],
    ['sv-SE', '20260305', '2026-03-05'],
    ['en-US', '3-5', '2026-03-05'],
    ['de-DE', '3.5.', '2026-05-03'],
    ['en-US', '0305', '2026-03-05'],
    ['en-US', '5', '2026-03-05'],
    ['en-US', ' 3 / 5 / 2026 ', '2026-03-05'],
    ['en-US', '٣/٥/٢٠٢٦', '2026-03-05'],
    ['fa-IR', '1404/12/10', '2026-03-01'],
    ['th-TH', '1/3/2569', '2026-03-01'],
    ['th-TH', '2026-03-05', '2026-03-05'], // Gregorian years, as banks and services use them
    ['th-TH', '5/3/2026', '2026-03-05'],
    ['th-TH', '05032026', '2026-03-05'],
    ['th-TH', '29/2/2028', '2028-02-29'],
    ['fa-IR', '2026-03-05', '2026-03-05'],
    ['fa-IR', '۲۰۲۶/۰۳/۰۵', '2026-03-05'],
    ['fa-IR', '20260305', '2026-03-05'],
    ['ar-SA-u-ca-islamic-umalqura', '5/3/2026', '2026-03-05'],
    ['ar-SA-u-ca-islamic-umalqura', '16/9/1447', '2026-03-05'],
    ['hi-IN-u-ca-indian', '14/12/1947', '2026-03-05'],
    ['en-US', '2/29/2028', '2028-02-29'],
    ['en-US', '3/5/99', '1999-03-05'], // the closest year
    ['en-US', '3/5/75', '2075-03-05'],
  ])('in %s %s', (locale, text, day) => {
    expect(parseDate(text, { locale, near })).toBe(day);
  });
});

describe('returns undefined', () => {
  test.each([
    ['en-US', ''],
    ['en-US', 'tomorrow'],
    ['en-US', '31/31/2026'],
    ['en-US', '02/29/2026'],
    ['en-GB', '31/06/2026'],
    ['en-US', '0/5/2026'],
    ['en-US', '3/0/2026'],
    ['en-US', '3/5/202'],
    ['en-US', '3/5/0202'],
    ['en-US', '3/5/20266'],
    ['en-US', '3/'.repeat(4)],
    ['en-US', '003/05/2026'],
    ['en-US', '123'],
    ['en-US', '12345678901'],
    ['en-US', '32'],
    ['en-US', 'Mar 5'],
    ['en-US', '5 boxes'],
    ['en-US', '2026-03-05T10:00'],
    ['sv-SE', '03-05-2026'], // ambiguous: either could be the month
    ['fa-IR', '9999/12/29'],
  ])('in %s %s', (locale, text) => {
    expect(parseDate(text, { locale, near })).toBeUndefined();
  });
});

describe('in the browser’s time zone', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  test.each(['Pacific/Kiritimati', 'Europe/Berlin', 'America/Los_Angeles', 'Pacific/Pago_Pago'])(
    '%s a typed day is the day that was typed',
    async (timeZone) => {
      process.env.TZ = timeZone;
      vi.resetModules(); // a cached formatter from another zone would hide a bug
      const { parseDate } = await import('../../../src/core/dates/parseDate.ts');
      const days = daysBetween('1950-01-01', '2099-12-31');
      fc.assert(
        fc.property(days, days, (day, near) => {
          expect(parseDate(day, { locale: 'en-US', near })).toBe(day);
        }),
      );
      expect(parseDate('5', { locale: 'en-US', near: toPlainDate('2026-03-01') })).toBe('2026-03-05');
    },
  );
});

test('never throws, and only returns dates that exist', () => {
  const typed = fc.oneof(fc.string(), fc.stringMatching(/^[0-9/.\- ]{0,12}$/));
  fc.assert(
    fc.property(typed, fc.constantFrom(...locales), daysBetween('0001-01-01', '9999-12-31'), (text, reader, before) => {
      const day = parseDate(text, { locale: typedLocale(reader), near: before });
      if (day !== undefined) toPlainDate(day);
    }),
    { numRuns: runs(200, 10_000) },
  );
});
