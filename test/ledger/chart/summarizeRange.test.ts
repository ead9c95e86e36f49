import { expect, test } from 'vitest';
import { toPlainDate } from '../../../src/core/dates/plainDate.ts';
import { toMinor } from '../../../src/core/money/minor.ts';
import { summarizeRange } from '../../../src/ledger/chart/summarizeRange.ts';

const day = (date: string, balance: number, change?: number, count = 1) => ({
  date: toPlainDate(date),
  balance: toMinor(balance),
  ...(change !== undefined && { change: toMinor(change), count }),
});
const [begin, end] = [toPlainDate('2026-05-02'), toPlainDate('2026-05-09')];

test('sums up the days within a range, from the balance before its first day', () => {
  const points = [
    day('2026-05-01', 500, 500),
    day('2026-05-02', 300, -200, 2),
    day('2026-05-09', 900, 600),
    day('2026-05-10', 0, -900),
  ];
  expect(summarizeRange(points, begin, end)).toEqual({ change: 400, count: 3, lowest: points[1] });
});

const unknown = { change: undefined, count: undefined, lowest: undefined };

test('knows nothing of a range with days that are not loaded', () => {
  const points = [day('2026-05-02', 300, -200), day('2026-05-05', 100), day('2026-05-09', 900, 600)];
  expect(summarizeRange(points, begin, end)).toEqual(unknown);
  expect(summarizeRange([], begin, end)).toEqual(unknown);
});
