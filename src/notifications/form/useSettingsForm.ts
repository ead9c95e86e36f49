'use client';
import { useMergedValues } from '../../form/document/useMergedValues.ts';
import { useSaveNotificationSettings } from '../data/mutations.ts';
import type { NotificationChannel, NotificationSettings } from '../data/schema.ts';
import { settingsFields } from '../model/settingsFields.ts';

/** The user's choices, until they are saved together. */
export function useSettingsForm(settings: NotificationSettings) {
  const write = useSaveNotificationSettings();
  const { stored, values, changed, change } = useMergedValues(settingsFields, settings);
  return {
    write,
    stored,
    values,
    /** The preferences with unsaved choices. */
    changed,
    choose: (preference: keyof NotificationSettings, channel: NotificationChannel) => change({ [preference]: channel }),
    save(): void {
      if (write.isPending) return;
      write.mutate(settingsFields.to(values, settings, changed));
    },
  };
}
