import type { Database } from '../database/database.ts';
import type { Access } from '../tokens/access.ts';
import { auditTrail } from './tables.ts';

type Change = Pick<typeof auditTrail.$inferInsert, 'at' | 'companyId' | 'action' | 'resource' | 'resourceId'>;

/**
 * Attributes a change to the owner of the token.
 * @param transaction the transaction of the change, so that both commit or neither does.
 */
export async function recordChange(
  transaction: Database,
  { partnerId, kind, userId }: Access,
  change: Change,
): Promise<void> {
  await transaction.insert(auditTrail).values({ ...change, partnerId, actor: kind, userId });
}
