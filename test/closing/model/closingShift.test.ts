import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closingOf } from '../../../src/closing/data/rules.ts';
import { closingShift } from '../../../src/closing/model/closingShift.ts';
import { closingShortcuts } from '../../../src/closing/model/closingShortcuts.ts';
import { monthsOf } from '../../../src/closing/model/monthsOf.ts';
import { addDays } from '../../../src/core/dates/calendar.ts';
import { toPlainDate } from '../../../src/core/dates/plainDate.ts';

const start = toPlainDate('2026-01-01');
const day = fc.integer({ min: 0, max: 364 }).map((days) => addDays(start, days));
const closingDate = fc.option(day);

test('exactly the days of the shift change between open and closed', () => {
  fc.assert(
    fc.property(closingDate, closingDate, day, (from, to, date) => {
      const stateWith = (closed: typeof from) => closingOf(date, { date: closed, modifications: 'DISABLED' });
      const shift = closingShift(from, to);
      const isInside = shift !== undefined && date <= shift.end && (!shift.begin || date >= shift.begin);
      expect(stateWith(from) !== stateWith(to)).toBe(isInside);
      if (isInside) expect(stateWith(to)).toBe(shift.kind === 'close' ? 'locked' : 'open');
    }),
  );
});

test('a month of the strip has the state of its days', () => {
  fc.assert(
    fc.property(closingDate, closingDate, day, (from, to, date) => {
      const shift = closingShift(from, to);
      const isInside = shift !== undefined && date <= shift.end && (!shift.begin || date >= shift.begin);
      const month = monthsOf('2026', from, shift).find(({ begin }) => begin.slice(0, 7) === date.slice(0, 7));
      if (isInside) expect(month?.state).toBe(shift.kind);
      else if (!month?.isPartial) {
        const isClosed = from !== null && date <= from;
        expect(month?.state).toBe(isClosed ? 'closed' : 'open');
      }
    }),
  );
});

test.each([
  ['2026-11-22', 1, ['2026-10-31', '2026-09-30', '2025-12-31']],
  ['2026-01-15', 1, ['2025-12-31']],
  ['2026-06-15', 4, ['2026-05-31', '2026-03-31']],
])('the shortcuts on %s with a fiscal year from month %i are %j', (today, fiscalYearStart, dates) => {
  expect(closingShortcuts(toPlainDate(today), fiscalYearStart).map(({ date }) => date)).toEqual(dates);
});
