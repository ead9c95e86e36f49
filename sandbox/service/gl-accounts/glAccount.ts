import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { notFound } from '../http/errors.ts';
import type { Access } from '../tokens/access.ts';
import { glAccounts } from './tables.ts';

export type GlAccountRow = typeof glAccounts.$inferSelect;

/**
 * The account, if the reader may see its company.
 * @throws {Refusal} 404 otherwise.
 */
export async function findGlAccount(
  database: Database,
  { companyIds }: Pick<Access, 'companyIds'>,
  id: string,
): Promise<GlAccountRow> {
  const [account] = await database
    .select()
    .from(glAccounts)
    .where(and(eq(glAccounts.id, id), inArray(glAccounts.companyId, companyIds)));
  if (!account) throw notFound('There is no such GL account.');
  return account;
}

/** A GL account as the interface writes it. */
export function glAccountJson({ id, name, accountNo, type, iconUrl, displayName, status }: GlAccountRow) {
  return { id, name, accountNo, type, iconUrl, displayName, status };
}

/**
 * The side on which an account grows.
 * @returns 1 where debits add to the balance, −1 where credits do.
 */
export function normalDirection(type: GlAccountRow['type']): 1 | -1 {
  switch (type) {
    case 'ASSET':
    case 'COGS':
    case 'EXPENSE':
    case 'OTHER_EXPENSE':
    case 'SUSPENSE':
      return 1;
    case 'LIABILITY':
    case 'EQUITY':
    case 'INCOME':
    case 'OTHER_INCOME':
      return -1;
  }
}
