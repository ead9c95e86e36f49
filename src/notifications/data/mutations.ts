'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { useWrite } from '../../core/query/useWrite.ts';
import { type NotificationChanges, saveNotificationSettings } from './api.ts';
import { notificationSettingsOptions } from './queries.ts';

/** Each parameter has a form field of the same name. */
export const fieldOfParameter = {
  financialSummaries: 'financialSummaries',
  bankConnectionErrors: 'bankConnectionErrors',
  conversations: 'conversations',
} as const;

/** Saves some of the signed-in user's notification settings. Refusals arrive in `formErrors`, by preference. */
export function useSaveNotificationSettings() {
  const daybook = useDaybookContext();
  const { http, queryClient } = daybook;
  return useWrite({
    write: async (changes: NotificationChanges) => {
      const { queryKey } = notificationSettingsOptions(daybook);
      const saved = await saveNotificationSettings(http, changes);
      // The answer holds all settings: nobody need wait until they are fetched again. What comes after the session is
      // over finds no entry, and leaves none.
      queryClient.setQueryData(queryKey, (before) => before && saved);
      return saved;
    },
    changes: ['notificationSettings'],
    fieldOf: fieldOfParameter,
  });
}
