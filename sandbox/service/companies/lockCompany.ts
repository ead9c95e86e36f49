import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { companies } from './tables.ts';

export type CompanyRow = typeof companies.$inferSelect;

/**
 * Locks a company's books and closing date against other writers until the transaction ends. It doesn't block reads.
 * @returns the current company.
 */
export async function lockCompany(transaction: Database, companyId: string): Promise<CompanyRow> {
  const [company] = await transaction.select().from(companies).where(eq(companies.id, companyId)).for('no key update');
  if (!company) throw new Error(`There is no company ${companyId}.`);
  return company;
}
