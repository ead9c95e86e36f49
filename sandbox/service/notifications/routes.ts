import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import type { RequestEnvironment, ServiceContext } from '../http/context.ts';
import { success } from '../http/envelope.ts';
import { badParameter } from '../http/errors.ts';
import { members } from '../http/parameters.ts';
import { readJson } from '../http/readJson.ts';
import { type Access, allow } from '../tokens/access.ts';
import { channels, notificationSettings } from './tables.ts';

/**
 * How the signed-in user wants to be told of what: `GET /v6/notifications/settings`, `POST /v6/notifications/settings`. They
 * are one person's, so a partner-level token, which stands for all users, is refused.
 */
export function notificationRoutes(context: ServiceContext) {
  const { database } = context;
  return new Hono<RequestEnvironment>()
    .get('/v6/notifications/settings', allow(context, 'read'), async (c) =>
      c.json(success(await readSettings(database, userOf(c.get('access'))))),
    )
    .post('/v6/notifications/settings', allow(context, 'write'), async (c) => {
      const userId = userOf(c.get('access'));
      await change(database, userId, await readJson(c.req.raw, changesSchema));
      return c.json(success(await readSettings(database, userId)));
    });
}

/** What is left out stays as it is. A preference can be changed, but not be unset: null is refused. */
const channelSchema = (name: string) => v.optional(v.picklist(channels, `${name} is SMS, EMAIL or OFF.`));
const changesSchema = members({
  financialSummaries: channelSchema('financialSummaries'),
  bankConnectionErrors: channelSchema('bankConnectionErrors'),
  conversations: channelSchema('conversations'),
});

/** In one statement, so that two changes at once to different preferences both last. */
async function change(database: Database, userId: string, changes: v.InferOutput<typeof changesSchema>) {
  if (Object.values(changes).every((channel) => channel === undefined)) return;
  await database
    .insert(notificationSettings)
    .values({ userId, ...changes })
    .onConflictDoUpdate({ target: notificationSettings.userId, set: changes });
}

async function readSettings(database: Database, userId: string) {
  const { financialSummaries, bankConnectionErrors, conversations } = notificationSettings;
  const [settings] = await database
    .select({ financialSummaries, bankConnectionErrors, conversations })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId));
  return settings ?? { financialSummaries: null, bankConnectionErrors: null, conversations: null };
}

function userOf({ userId }: Access): string {
  if (userId !== null) return userId;
  const message = 'Notification settings belong to one user, and a partner-level token stands for none.';
  throw badParameter('userId', message, 'REQUIRED');
}
