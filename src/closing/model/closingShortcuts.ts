import { addDays } from '../../core/dates/calendar.ts';
import { rangeOfPreset } from '../../core/dates/dateRange.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';

/** A date that books are often closed through. */
export interface ClosingShortcut {
  name: 'lastMonth' | 'lastQuarter' | 'lastYear';
  date: PlainDate;
}

/**
 * The ends of last month, quarter and fiscal year, the latest first. Of equal dates, the first.
 * @param fiscalYearStart first month of the fiscal year, 1 to 12.
 */
export function closingShortcuts(today: PlainDate, fiscalYearStart: number): ClosingShortcut[] {
  const dayBefore = (preset: 'thisMonth' | 'thisQuarter' | 'thisYear') => {
    const { begin } = rangeOfPreset(preset, today, fiscalYearStart);
    return begin && addDays(begin, -1);
  };
  const all = [
    { name: 'lastMonth' as const, date: dayBefore('thisMonth') },
    { name: 'lastQuarter' as const, date: dayBefore('thisQuarter') },
    { name: 'lastYear' as const, date: dayBefore('thisYear') },
  ];
  return all.flatMap(({ name, date }, index) =>
    date && all.findIndex((each) => each.date === date) === index ? [{ name, date }] : [],
  );
}
