import { eq } from 'drizzle-orm';
import { createMiddleware } from 'hono/factory';
import { companies, companyAccess } from '../companies/tables.ts';
import type { Database } from '../database/database.ts';
import type { RequestEnvironment, ServiceContext } from '../http/context.ts';
import { Refusal } from '../http/errors.ts';
import { sha256 } from './sha256.ts';
import { accessTokens } from './tables.ts';

/** What a token lets its bearer see and do. */
export interface Access {
  /** Null for a partner-level token. */
  userId: string | null;
  scope: 'read' | 'write';
  /** An owner's one company, a bookkeeper's companies, or all of them for the partner. */
  companyIds: string[];
}

/**
 * Lets a request pass whose bearer token is good for the scope.
 * @param scope `write` for what changes something; querying by POST is reading.
 * @throws {Refusal} 401 for a missing or unknown token, 403 for an expired one or one that may only read.
 */
export function allow({ database, now }: ServiceContext, scope: Access['scope']) {
  return createMiddleware<RequestEnvironment>(async (c, next) => {
    const [, token] = /^Bearer +(\S+) *$/i.exec(c.req.header('Authorization') ?? '') ?? [];
    if (!token) throw unauthenticated('An access token is missing.');
    const [found] = await database
      .select()
      .from(accessTokens)
      .where(eq(accessTokens.tokenHash, await sha256(token)));
    if (!found) throw unauthenticated('The access token is not valid.');
    if (found.expiresAt <= now()) throw forbidden('The access token has expired.');
    if (scope === 'write' && found.scope === 'read') throw forbidden('The access token may only read.');
    const { userId } = found;
    c.set('access', { userId, scope: found.scope, companyIds: await companiesOf(database, userId) });
    await next();
  });
}

async function companiesOf(database: Database, userId: string | null): Promise<string[]> {
  const rows =
    userId === null
      ? await database.select({ id: companies.id }).from(companies)
      : await database
          .select({ id: companyAccess.companyId })
          .from(companyAccess)
          .where(eq(companyAccess.userId, userId));
  return rows.map(({ id }) => id).sort();
}

function unauthenticated(message: string): Refusal {
  return new Refusal(401, [{ type: 'INVALID_TOKEN', message }], { 'WWW-Authenticate': 'Bearer' });
}

/** Without a `WWW-Authenticate` that would tell expired from not allowed: the service does not tell either. */
function forbidden(message: string): Refusal {
  return new Refusal(403, [{ type: 'FORBIDDEN', message }]);
}
