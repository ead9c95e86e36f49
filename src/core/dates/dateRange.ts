import { addMonths, endOfMonth } from './calendar.ts';
import { type PlainDate, toPlainDate } from './plainDate.ts';

/** Days from `begin` to `end`, both included; undefined leaves that side open. */
export interface DateRange {
  begin: PlainDate | undefined;
  end: PlainDate | undefined;
}

/** The ranges that bookkeepers ask for by name. Years and quarters are those of the fiscal year. */
export const rangePresets = ['thisMonth', 'lastMonth', 'thisQuarter', 'thisYear', 'lastYear', 'all'] as const;
export type RangePreset = (typeof rangePresets)[number];

/**
 * The days of a preset: whole months, up to their last day even if that is still to come; all days for `'all'`.
 * @param fiscalYearStart the month in which the fiscal year begins, 1 to 12; January unless told.
 * @throws {RangeError} for a month that is none.
 */
export function rangeOfPreset(preset: RangePreset, today: PlainDate, fiscalYearStart = 1): DateRange {
  if (preset === 'all') return { begin: undefined, end: undefined };
  if (!Number.isInteger(fiscalYearStart) || fiscalYearStart < 1 || fiscalYearStart > 12) {
    throw new RangeError(`${fiscalYearStart} is not a month to begin a fiscal year in: expected 1 (January) to 12.`);
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

/** The preset that a range is on this day, if it is one: what a range picker shows as chosen. */
export function presetOf(range: DateRange, today: PlainDate, fiscalYearStart = 1): RangePreset | undefined {
  return rangePresets.find((preset) => {
    const { begin, end } = rangeOfPreset(preset, today, fiscalYearStart);
    return range.begin === begin && range.end === end;
  });
}
