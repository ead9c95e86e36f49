'use client';
import { useDaybook } from '../core/context.ts';
import { useWrite } from '../core/query/useWrite.ts';
import { type NotificationChanges, saveNotificationSettings } from './api.ts';
import { notificationSettingsOptions } from './queries.ts';

/** The form has a field for each parameter, of the same name. */
export const fieldOfParameter = {
  financialSummaries: 'financialSummaries',
  bankConnectionErrors: 'bankConnectionErrors',
  conversations: 'conversations',
} as const;

/** Saves some of the signed-in user's notification settings. Refusals arrive in `formErrors`, by preference. */
export function useSaveNotificationSettings() {
  const { http, session, queryClient } = useDaybook();
  return useWrite({
    write: async (changes: NotificationChanges) => {
      const saved = await saveNotificationSettings(http, changes);
      // The answer holds all settings: nobody need wait until they are fetched again. What comes too late is not kept.
      if (!session.ended.aborted)
        queryClient.setQueryData(notificationSettingsOptions({ http, session }).queryKey, saved);
      return saved;
    },
    changes: ['notificationSettings'],
    fieldOf: fieldOfParameter,
  });
}
