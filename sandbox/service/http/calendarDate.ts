import * as v from 'valibot';

/** A calendar day, `YYYY-MM-DD`, that exists. */
export const calendarDate = v.pipe(
  v.custom<string>((input) => typeof input === 'string' && isCalendarDate(input), 'This must be a date as YYYY-MM-DD.'),
  v.metadata({ type: 'string', format: 'date' }),
);

/** A day of the years 0001 to 9999. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
