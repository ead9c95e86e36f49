import { eq, lt } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { users } from '../companies/tables.ts';
import type { RequestEnvironment, ServiceContext } from '../http/context.ts';
import { badParameter } from '../http/errors.ts';
import { text } from '../http/parameters.ts';
import { readBody } from '../http/readBody.ts';
import { validate } from '../http/readJson.ts';
import { authenticateClient } from './client.ts';
import { randomHex, sha256 } from './sha256.ts';
import { accessTokens } from './tables.ts';

const week = 7 * 24 * 60 * 60 * 1000;

/** `POST /v6/auth/token` */
export function tokenRoutes({ database, tokenLife, now }: ServiceContext) {
  return new Hono<RequestEnvironment>().post('/v6/auth/token', async (c) => {
    await authenticateClient(c.req.header('Authorization'));
    const { userId = null, scope } = await readForm(c.req.raw);
    if (userId !== null) {
      const [user] = await database.select().from(users).where(eq(users.id, userId));
      if (!user) throw badParameter('userId', `There is no user "${userId}".`);
    }
    const token = randomHex(32);
    const issued = now().getTime();
    await database.delete(accessTokens).where(lt(accessTokens.expiresAt, new Date(issued - week)));
    await database
      .insert(accessTokens)
      .values({ tokenHash: await sha256(token), userId, scope, expiresAt: new Date(issued + tokenLife * 1000) });
    return c.json({ access_token: token, token_type: 'Bearer', expires_in: tokenLife });
  });
}

const formSchema = v.object({
  // Empty is not "left out": a host whose session has no user must not get the partner's token, which sees everybody.
  userId: v.optional(v.pipe(text, v.nonEmpty('userId is empty. Leave it out for a partner-level token.'))),
  scope: v.optional(v.picklist(['read', 'write'], 'The scope is read or write.'), 'write'),
  grant_type: v.optional(
    v.literal('client_credentials', 'The grant_type is client_credentials.'),
    'client_credentials',
  ),
});

async function readForm(request: Request): Promise<v.InferOutput<typeof formSchema>> {
  const form = new URLSearchParams(await readBody(request, 'application/x-www-form-urlencoded'));
  const repeated = Object.keys(formSchema.entries).find((name) => form.getAll(name).length > 1);
  if (repeated) throw badParameter(repeated, `${repeated} is given more than once.`);
  return validate(Object.fromEntries(form), formSchema);
}
