'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { useWrite } from '../../core/query/useWrite.ts';
import { type NotificationChanges, saveNotificationSettings } from './api.ts';
import { notificationSettingsOptions } from './options.ts';

/** Each parameter has a form field of the same name. */
export const fieldOfParameter = {
  financialSummaries: 'financialSummaries',
  bankConnectionErrors: 'bankConnectionErrors',
  conversations: 'conversations',
} as const;

/** Saves some of the signed-in user's notification settings. Rejections are in `formErrors`, by preference. */
export function useSaveNotificationSettings() {
  const daybook = useDaybookContext();
  return useWrite({
    write: (changes: NotificationChanges) => saveNotificationSettings(daybook.http, changes),
    updates: notificationSettingsOptions(daybook).queryKey,
    changes: ['notificationSettings'],
    fieldOf: fieldOfParameter,
  });
}
