import * as v from 'valibot';
import { openEnum } from '../../core/http/fields.ts';

/** By which a person can be told of something; `OFF` is by none. */
export const notificationChannels = ['SMS', 'EMAIL', 'OFF'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** Null is a preference that was never set. */
const preferenceSchema = v.nullable(openEnum(notificationChannels));

export const notificationSettingsSchema = v.object({
  /** What came in and went out, in sums. */
  financialSummaries: preferenceSchema,
  /** A bank that sends no transactions any more. */
  bankConnectionErrors: preferenceSchema,
  /** What somebody wrote about the books. */
  conversations: preferenceSchema,
});
/** How the signed-in user wants to be told of what. */
export interface NotificationSettings extends v.InferOutput<typeof notificationSettingsSchema> {}

/** What a person can be told of, in the order of the interface. */
export const preferences = ['financialSummaries', 'bankConnectionErrors', 'conversations'] as const;
