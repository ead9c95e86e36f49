import { addMonths, endOfMonth } from './calendar.ts';
import { type PlainDate, toPlainDate } from './plainDate.ts';

/** Dates from `begin` through `end`; undefined leaves that side open. */
export interface DateRange {
  begin: PlainDate | undefined;
  end: PlainDate | undefined;
}

/** Named ranges. Years and quarters follow the fiscal year. */
export const rangePresets = ['thisMonth', 'lastMonth', 'thisQuarter', 'thisYear', 'lastYear', 'all'] as const;
export type RangePreset = (typeof rangePresets)[number];

/**
 * The dates of a preset: full months, even if their last day is in the future; all dates for `'all'`.
 * @param fiscalYearStart first month of the fiscal year, 1 to 12; default 1, January.
 * @throws {RangeError} for an invalid month.
 */
export function rangeOfPreset(preset: RangePreset, today: PlainDate, fiscalYearStart = 1): DateRange {
  if (preset === 'all') return { begin: undefined, end: undefined };
  if (!Number.isInteger(fiscalYearStart) || fiscalYearStart < 1 || fiscalYearStart > 12) {
    throw new RangeError(`${fiscalYearStart} is not a valid fiscalYearStart: expected a month from 1 (January) to 12.`);
  }
  const thisMonth = toPlainDate(`${today.slice(0, 7)}-01`);
  const monthsIntoYear = (Number(today.slice(5, 7)) - fiscalYearStart + 12) % 12;
  const [offset, length] = {
    thisMonth: [0, 1] as const,
    lastMonth: [-1, 1] as const,
    thisQuarter: [-(monthsIntoYear % 3), 3] as const,
    thisYear: [-monthsIntoYear, 12] as const,
    lastYear: [-monthsIntoYear - 12, 12] as const,
  }[preset];
  return { begin: addMonths(thisMonth, offset), end: endOfMonth(addMonths(thisMonth, offset + length - 1)) };
}
