import type { CompanyRow } from '../companies/lockCompany.ts';

/**
 * Whether what is dated so may no longer be changed. On or before a closing date with `ENABLED_WITH_WARNING` it may: the
 * warning is the form's to give.
 * @param date a calendar date.
 * @see "Closing" in the interface: it governs what is dated on or before its date.
 */
export function isClosed({ closingDate, closingModifications }: CompanyRow, date: string): boolean {
  return closingModifications === 'DISABLED' && closingDate !== null && date <= closingDate;
}
