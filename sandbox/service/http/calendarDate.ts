import * as v from 'valibot';

/** A valid calendar date, `YYYY-MM-DD`. */
export const calendarDate = v.pipe(
  v.custom<string>(
    (input) => typeof input === 'string' && isCalendarDate(input),
    'This must be a date in the format YYYY-MM-DD.',
  ),
  v.metadata({ type: 'string', format: 'date' }),
);

/** Accepts the years 0001 to 9999. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
