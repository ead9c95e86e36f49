import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { recordChange } from '../audit/recordChange.ts';
import type { Database } from '../database/database.ts';
import type { ServiceContext } from '../http/context.ts';
import { endpoint } from '../http/endpoint.ts';
import { success } from '../http/envelope.ts';
import { badParameter } from '../http/errors.ts';
import { members } from '../http/parameters.ts';
import { responseOf } from '../http/responses.ts';
import type { Access } from '../tokens/access.ts';
import { channels, notificationSettings } from './tables.ts';

const channelSchema = v.nullable(v.picklist(channels));

/** A user's notification channels; null if never set. */
export const notificationSettingsSchema = v.strictObject({
  financialSummaries: channelSchema,
  bankConnectionErrors: channelSchema,
  conversations: channelSchema,
});

/** Omitted members keep their values. A preference can be changed but not unset: null is rejected. */
const requestedChannel = (name: string) => v.optional(v.picklist(channels, `${name} must be SMS, EMAIL or OFF.`));
const changesSchema = members({
  financialSummaries: requestedChannel('financialSummaries'),
  bankConnectionErrors: requestedChannel('bankConnectionErrors'),
  conversations: requestedChannel('conversations'),
});
type Changes = v.InferOutput<typeof changesSchema>;

/**
 * The signed-in user's notification settings. Partner-level tokens are rejected, since they belong to no user.
 */
export const notificationEndpoints = (context: ServiceContext) => [
  endpoint(
    {
      method: 'GET',
      path: '/v6/notifications/settings',
      operation: 'getNotificationSettings',
      summary: 'The notification settings of the signed-in user.',
      audience: 'read',
      response: responseOf(notificationSettingsSchema),
    },
    async ({ access }) => success(await readSettings(context.database, userOf(access))),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v6/notifications/settings',
      operation: 'saveNotificationSettings',
      summary: 'Changes notification settings; omitted ones keep their values.',
      audience: 'write',
      body: changesSchema,
      response: responseOf(notificationSettingsSchema),
    },
    async ({ access, body }) => {
      const userId = userOf(access);
      await change(context, access, body);
      return success(await readSettings(context.database, userId));
    },
  ),
];

/** Uses one statement, so that concurrent changes to different preferences don't overwrite each other. */
async function change({ database, now }: ServiceContext, access: Access, changes: Changes) {
  if (Object.values(changes).every((channel) => channel === undefined)) return;
  const userId = userOf(access);
  await database.transaction(async (transaction) => {
    await transaction
      .insert(notificationSettings)
      .values({ userId, ...changes })
      .onConflictDoUpdate({ target: notificationSettings.userId, set: changes });
    await recordChange(transaction, access, {
      at: now(),
      action: 'UPDATE',
      resource: 'NOTIFICATION_SETTINGS',
      resourceId: userId,
    });
  });
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
  const message = 'Notification settings belong to a user. A partner-level token has no user.';
  throw badParameter('userId', message, 'REQUIRED');
}
