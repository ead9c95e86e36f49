import * as v from 'valibot';
import { openEnum } from '../../core/http/fields.ts';

/** How the user is notified; `OFF` for not at all. */
export const notificationChannels = ['SMS', 'EMAIL', 'OFF'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** Null if it was never set. */
const preferenceSchema = v.nullable(openEnum(notificationChannels));

export const notificationSettingsSchema = v.object({
  /** Totals of income and expenses. */
  financialSummaries: preferenceSchema,
  /** A bank connection stopped working. */
  bankConnectionErrors: preferenceSchema,
  /** Messages about the books. */
  conversations: preferenceSchema,
});
/** The signed-in user's notification settings. */
export interface NotificationSettings extends v.InferOutput<typeof notificationSettingsSchema> {}

/** In the order of the form. */
export const preferences = ['financialSummaries', 'bankConnectionErrors', 'conversations'] as const;
