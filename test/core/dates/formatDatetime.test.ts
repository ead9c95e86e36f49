import { expect, test } from 'vitest';
import { formatDatetime } from '../../../src/core/dates/formatDatetime.ts';

test('formats a datetime in the given time zone, which may be another day', () => {
  const moment = new Date('2026-03-01T23:30:00Z');
  const english = (timeZone: string) => formatDatetime(moment, { locale: 'en-US', timeZone }).replaceAll('\u202f', ' ');
  expect(english('UTC')).toBe('Mar 1, 2026, 11:30 PM');
  expect(english('Pacific/Auckland')).toBe('Mar 2, 2026, 12:30 PM');
  expect(formatDatetime(moment, { locale: 'de-DE', timeZone: 'Europe/Berlin' })).toBe('02.03.2026, 00:30');
});
