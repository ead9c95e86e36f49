import { and, eq, gt } from 'drizzle-orm';
import type { ServiceContext } from '../http/context.ts';
import { sha256 } from './sha256.ts';
import { accessTokens } from './tables.ts';

/** Expires the token of a request early. */
export async function expireRequestToken(
  { database, now }: Pick<ServiceContext, 'database' | 'now'>,
  { headers }: Request,
): Promise<void> {
  const token = headers.get('Authorization')?.trim().split(' ').at(-1) ?? '';
  const isAlive = and(eq(accessTokens.tokenHash, await sha256(token)), gt(accessTokens.expiresAt, now()));
  await database.update(accessTokens).set({ expiresAt: now() }).where(isAlive);
}
