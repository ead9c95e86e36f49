import fc from 'fast-check';
import { toMinor } from '../../../src/core/money/minor.ts';
import type { GlEntry, LedgerPage } from '../../../src/ledger/data/schema.ts';
import { dayOf } from '../../core/dates/days.ts';

/** A ledger entry with defaults. */
export function entry({
  id = 'glt_1',
  date = dayOf(20_000),
  runningBalance = toMinor(0),
  ...rest
}: Partial<GlEntry> = {}) {
  return { id, date, runningBalance, ...rest } satisfies GlEntry;
}

export function pageOf(rows: GlEntry[]): LedgerPage {
  return { rows, unreadable: [], next: undefined, previous: undefined };
}

/** Entries in date order. */
export const ledgers = fc
  .array(
    fc.record({
      day: fc.integer({ min: 19_000, max: 19_040 }),
      drAmount: fc.oneof(fc.constant(null), fc.maxSafeNat()),
      crAmount: fc.oneof(fc.constant(undefined), fc.nat(100_000)),
      runningBalance: fc.maxSafeInteger(),
    }),
    { maxLength: 60 },
  )
  .map((lines) =>
    lines
      .sort((one, other) => one.day - other.day)
      .map(({ day, drAmount, crAmount, runningBalance }, index) =>
        entry({
          id: `glt_${index}`,
          date: dayOf(day),
          drAmount: drAmount === null ? null : toMinor(drAmount),
          crAmount: crAmount === undefined ? undefined : toMinor(crAmount),
          runningBalance: toMinor(runningBalance),
        }),
      ),
  );
