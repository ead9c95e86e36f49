import type { CompanyRow } from '../companies/lockCompany.ts';

/**
 * Whether records with this date can no longer be changed. With `ENABLED_WITH_WARNING` they can: the form shows the warning.
 * @param date a calendar date.
 */
export function isClosed({ closingDate, closingModifications }: CompanyRow, date: string): boolean {
  return closingModifications === 'DISABLED' && closingDate !== null && date <= closingDate;
}
