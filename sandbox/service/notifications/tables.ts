import { pgTable, text } from 'drizzle-orm/pg-core';

/** The ways by which a person can be told of something; `OFF` is by none. */
export const channels = ['SMS', 'EMAIL', 'OFF'] as const;

/** How each user wants to be told of what. Null, or no row at all, is a preference that the user never set. */
export const notificationSettings = pgTable('notification_settings', {
  userId: text('user_id').primaryKey(),
  financialSummaries: text('financial_summaries', { enum: channels }),
  bankConnectionErrors: text('bank_connection_errors', { enum: channels }),
  conversations: text('conversations', { enum: channels }),
});
