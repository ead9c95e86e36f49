import { pgTable, text } from 'drizzle-orm/pg-core';

/** Notification channels; `OFF` disables notifications. */
export const channels = ['SMS', 'EMAIL', 'OFF'] as const;

/** Each user's notification settings. Null, or a missing row, means never set. */
export const notificationSettings = pgTable('notification_settings', {
  userId: text('user_id').primaryKey(),
  financialSummaries: text('financial_summaries', { enum: channels }),
  bankConnectionErrors: text('bank_connection_errors', { enum: channels }),
  conversations: text('conversations', { enum: channels }),
});
