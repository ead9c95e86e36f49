import { type PlainDate, plainDate } from '../core/dates/plainDate.ts';

/** Whether the year of a day is one that somebody means: 0202 is on its way to 2026. */
export function isYearWhole(day: PlainDate | undefined): boolean {
  return day === undefined || day >= '1000';
}

/** The day that is meant with two digits of its year, which is of this century; other years without a thousand are none. */
export function meantBy(day: PlainDate | undefined, before: PlainDate | undefined): PlainDate | undefined {
  if (day === undefined || isYearWhole(day)) return day;
  return day < '0100' ? plainDate(`20${day.slice(2)}`) : before;
}
