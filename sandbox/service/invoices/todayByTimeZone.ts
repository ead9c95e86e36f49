import { asc, inArray, sql } from 'drizzle-orm';
import { companies } from '../companies/tables.ts';
import type { Database } from '../database/database.ts';
import { companyToday } from './invoiceStatus.ts';

/** The current date in each of the companies' time zones. */
export async function todayByTimeZone(database: Database, companyIds: readonly string[], now: Date) {
  const days = await database
    .selectDistinct({ timeZone: companies.timeZone, today: sql<string>`${companyToday(now)}::text` })
    .from(companies)
    .where(inArray(companies.id, [...companyIds]))
    .orderBy(asc(companies.timeZone));
  return days.map(({ timeZone, today }) => [timeZone, today]);
}
