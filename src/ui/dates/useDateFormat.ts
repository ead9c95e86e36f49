'use client';
import { today } from '../../core/dates/calendar.ts';
import type { DateFormat } from '../../core/dates/formatDate.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';

/**
 * How lists and screens write dates: in the locale's format, with the year only if it is not the current one. Not
 * with `useToday`: each cell would have a timer.
 */
export function useDateFormat(): DateFormat & { today: PlainDate } {
  const { locale, timeZone } = useDaybookContext();
  return { locale, today: today(timeZone) };
}
