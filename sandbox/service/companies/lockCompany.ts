import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { companies } from './tables.ts';

export type CompanyRow = typeof companies.$inferSelect;

/**
 * Keeps others from changing a company's books, its closing date among them, until the transaction ends. Reading goes on.
 * @returns the company as it stands then.
 */
export async function lockCompany(transaction: Database, companyId: string): Promise<CompanyRow> {
  const [company] = await transaction.select().from(companies).where(eq(companies.id, companyId)).for('no key update');
  if (!company) throw new Error(`There is no company ${companyId}.`);
  return company;
}
