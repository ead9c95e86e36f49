import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { notFound } from '../http/errors.ts';
import type { Access } from '../tokens/access.ts';
import { glAccounts } from './tables.ts';

export type GlAccountRow = typeof glAccounts.$inferSelect;

/**
 * Finds an account of a visible company.
 * @throws {HttpError} 404 otherwise.
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

/** Serializes a GL account. */
export function glAccountJson({ id, name, accountNo, type, iconUrl, displayName, status }: GlAccountRow) {
  return { id, name, accountNo, type, iconUrl, displayName, status };
}

/**
 * The normal balance of an account.
 * @returns 1 if debits increase the balance, −1 if credits do.
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
