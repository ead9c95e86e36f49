import type { Database } from '../database/database.ts';
import type { Access } from '../tokens/access.ts';
import { auditTrail } from './tables.ts';

type Change = Pick<typeof auditTrail.$inferInsert, 'at' | 'companyId' | 'action' | 'resource' | 'resourceId'>;

/**
 * Attributes a change to whom the token stands for.
 * @param transaction that of the change: either both are kept or neither.
 */
export async function recordChange(
  transaction: Database,
  { partnerId, kind, userId }: Access,
  change: Change,
): Promise<void> {
  await transaction.insert(auditTrail).values({ ...change, partnerId, actor: kind, userId });
}
