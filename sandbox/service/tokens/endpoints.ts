import { and, eq, lt } from 'drizzle-orm';
import * as v from 'valibot';
import { users } from '../companies/tables.ts';
import type { ServiceContext } from '../http/context.ts';
import { endpoint } from '../http/endpoint.ts';
import { badParameter } from '../http/errors.ts';
import { text } from '../http/parameters.ts';
import { randomHex, sha256 } from './sha256.ts';
import { accessTokens } from './tables.ts';

const week = 7 * 24 * 60 * 60 * 1000;

/** Issues access tokens to partners' servers. */
export const tokenEndpoints = ({ database, tokenLife, now }: ServiceContext) => [
  endpoint(
    {
      method: 'POST',
      path: '/v6/auth/token',
      operation: 'createToken',
      summary: 'Issues an access token for a user, or a partner-level token without a user id.',
      audience: 'client',
      body: v.object({
        // Empty doesn't count as omitted: a host without a signed-in user must not get a partner-level token.
        userId: v.optional(v.pipe(text, v.nonEmpty('userId must not be empty. Omit it for a partner-level token.'))),
        scope: v.optional(v.picklist(['read', 'write'], 'The scope must be read or write.'), 'write'),
        grant_type: v.optional(
          v.literal('client_credentials', 'The grant_type must be client_credentials.'),
          'client_credentials',
        ),
      }),
      isForm: true,
      response: v.strictObject({
        access_token: v.string(),
        token_type: v.literal('Bearer'),
        expires_in: v.pipe(v.number(), v.integer()),
      }),
    },
    async ({ access: { partnerId }, body: { userId = null, scope } }) => {
      if (userId !== null) {
        const isPartners = and(eq(users.id, userId), eq(users.partnerId, partnerId));
        const [user] = await database.select().from(users).where(isPartners);
        if (!user) throw badParameter('userId', `There is no user "${userId}".`);
      }
      const token = randomHex(32);
      const issued = now().getTime();
      await database.delete(accessTokens).where(lt(accessTokens.expiresAt, new Date(issued - week)));
      await database.insert(accessTokens).values({
        tokenHash: await sha256(token),
        userId,
        partnerId,
        scope,
        expiresAt: new Date(issued + tokenLife * 1000),
      });
      return { access_token: token, token_type: 'Bearer' as const, expires_in: tokenLife };
    },
  ),
];
