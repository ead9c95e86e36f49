import { expect, test } from 'vitest';
import { toPlainDate } from '../../../src/index.ts';
import { loadedFraction } from '../../../src/ledger/data/loadedFraction.ts';

test('computes progress by date', () => {
  const share = (last: string, end: string) =>
    loadedFraction(toPlainDate('2026-01-01'), toPlainDate(last), toPlainDate(end));
  expect(share('2026-01-16', '2026-01-31')).toBe(0.5);
  expect(share('2026-01-31', '2026-01-16')).toBe(1);
  expect(share('2026-01-01', '2026-01-01')).toBeUndefined();
});
