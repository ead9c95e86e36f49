/**
 * The calendar date of a moment in a time zone.
 * @param timeZone an IANA name.
 * @returns `YYYY-MM-DD`
 */
export function calendarDayIn(timeZone: string, moment: Date): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day}`;
}
