'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { useWrite } from '../../core/writes/useWrite.ts';
import { type NotificationChanges, saveNotificationSettings } from '../data/api.ts';
import { notificationSettingsOptions } from '../data/options.ts';
import { settingsDocument } from './settingsDocument.ts';

/** Saves some of the signed-in user's notification settings. Rejections are in `formErrors`, by preference. */
export function useSaveNotificationSettings() {
  const daybook = useDaybookContext();
  return useWrite({
    write: (changes: NotificationChanges) => saveNotificationSettings(daybook.http, changes),
    updates: notificationSettingsOptions(daybook).queryKey,
    changes: ['notificationSettings'],
    fieldOf: settingsDocument.fields.fieldOf,
  });
}
