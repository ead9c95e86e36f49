import { asc, inArray, sql } from 'drizzle-orm';
import { companies } from '../companies/tables.ts';
import type { Database } from '../database/database.ts';
import { todayOfCompany } from './invoiceStatus.ts';

/** Which calendar day it is in each time zone that the companies are in. */
export async function daysOfCompanies(database: Database, companyIds: readonly string[], now: Date) {
  const days = await database
    .selectDistinct({ timeZone: companies.timeZone, today: sql<string>`${todayOfCompany(now)}::text` })
    .from(companies)
    .where(inArray(companies.id, [...companyIds]))
    .orderBy(asc(companies.timeZone));
  return days.map(({ timeZone, today }) => [timeZone, today]);
}
