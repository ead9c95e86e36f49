/** Texts of date fields. They are overridden in the area `ui`. */
export const dateMessages = {
  openCalendar: ({ label }: { label: string }) => `Open calendar for ${label}`,
  /** The parts of the placeholder of a date field: mm/dd/yyyy. */
  dayLetters: 'dd',
  monthLetters: 'mm',
  yearLetters: 'yyyy',
  invalidDate: ({ example }: { example: string }) => `Enter a valid date, such as ${example}.`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
};
