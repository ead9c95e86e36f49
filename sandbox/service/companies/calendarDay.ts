/**
 * The calendar day that it is at a moment.
 * @param timeZone an IANA name: before midnight in New York it is the next day in Greenwich already.
 * @returns `YYYY-MM-DD`
 */
export function calendarDayIn(timeZone: string, moment: Date): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day}`;
}
