import { eq } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { companies, companyAccess, users } from '../companies/tables.ts';
import type { Database } from '../database/database.ts';
import type { ServiceContext } from '../http/context.ts';
import { HttpError } from '../http/errors.ts';
import { authenticatePartner } from '../partners/credentials.ts';
import { sha256 } from './sha256.ts';
import { accessTokens } from './tables.ts';

/** The required access: a read token, a write token, a partner's client credentials, or none. */
export type Audience = 'read' | 'write' | 'client' | 'anyone';

/** The permissions of a token. */
export interface Access {
  partnerId: string;
  /** The actor in the audit trail. */
  kind: 'OWNER' | 'BOOKKEEPER' | 'PARTNER';
  /** Null for a partner-level token. */
  userId: string | null;
  scope: 'read' | 'write';
  /** An owner's one company, a bookkeeper's companies, or all of the partner's. */
  companyIds: string[];
}

/** Hono's variables of an authorized request. */
export interface AuthorizedEnv {
  Variables: { access: Access };
}

/**
 * Authorizes requests.
 * @param audience `write` for endpoints that change data; a query by POST only needs `read`.
 * @returns middleware that throws a {@link HttpError}: 401 for a missing or unknown token, 403 for an expired or read-only one,
 *   429 above the rate limit.
 */
export function authorize(context: ServiceContext, audience: Audience): MiddlewareHandler<AuthorizedEnv> {
  if (audience === 'anyone' || audience === 'client') {
    return async (c, next) => {
      const partnerId = audience === 'client' ? await authenticatePartner(context.database, c.req.raw) : '';
      c.set('access', { partnerId, kind: 'PARTNER', userId: null, scope: 'read', companyIds: [] });
      await next();
    };
  }
  const message = (): never => {
    throw unauthenticated('The access token is missing.');
  };
  return bearerAuth({
    verifyToken: async (token: string, c: Context<AuthorizedEnv>) => {
      c.set('access', await accessOf(context, token, audience));
      return true;
    },
    noAuthenticationHeader: { message },
    invalidAuthenticationHeader: { message },
  });
}

async function accessOf(
  { database, now, countRequest }: ServiceContext,
  token: string,
  audience: 'read' | 'write',
): Promise<Access> {
  const tokenHash = await sha256(token);
  const [found] = await database
    .select({ token: accessTokens, role: users.role })
    .from(accessTokens)
    .leftJoin(users, eq(users.id, accessTokens.userId))
    .where(eq(accessTokens.tokenHash, tokenHash));
  if (!found) throw unauthenticated('The access token is invalid.');
  const { userId, scope, expiresAt, partnerId } = found.token;
  if (expiresAt <= now()) throw forbidden('The access token has expired.');
  countRequest(tokenHash);
  requireAudience({ scope }, audience);
  const companyIds = await companiesOf(database, partnerId, userId);
  return { partnerId, kind: found.role ?? 'PARTNER', userId, scope, companyIds };
}

/** @throws {HttpError} 403 if the endpoint needs `write` and the token is read-only. */
export function requireAudience({ scope }: Pick<Access, 'scope'>, audience: Audience): void {
  if (audience === 'write' && scope === 'read') throw forbidden('The access token is read-only.');
}

async function companiesOf(database: Database, partnerId: string, userId: string | null): Promise<string[]> {
  const rows =
    userId === null
      ? await database.select({ id: companies.id }).from(companies).where(eq(companies.partnerId, partnerId))
      : await database
          .select({ id: companyAccess.companyId })
          .from(companyAccess)
          .where(eq(companyAccess.userId, userId));
  return rows.map(({ id }) => id).sort();
}

function unauthenticated(message: string): HttpError {
  return new HttpError(401, [{ type: 'INVALID_TOKEN', message }], { 'WWW-Authenticate': 'Bearer' });
}

/** No `WWW-Authenticate` header: like the real service, this doesn't distinguish expired from unauthorized tokens. */
function forbidden(message: string): HttpError {
  return new HttpError(403, [{ type: 'FORBIDDEN', message }]);
}
