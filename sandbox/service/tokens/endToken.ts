import { and, eq, gt } from 'drizzle-orm';
import type { ServiceContext } from '../http/context.ts';
import { sha256 } from './sha256.ts';
import { accessTokens } from './tables.ts';

/** Ends the token of a request before its time: from now on it is refused like one that has expired. */
export async function endToken(
  { database, now }: Pick<ServiceContext, 'database' | 'now'>,
  { headers }: Request,
): Promise<void> {
  const token = headers.get('Authorization')?.trim().split(' ').at(-1) ?? '';
  const isAlive = and(eq(accessTokens.tokenHash, await sha256(token)), gt(accessTokens.expiresAt, now()));
  await database.update(accessTokens).set({ expiresAt: now() }).where(isAlive);
}
