'use client';
import { useState } from 'react';
import { useSaveNotificationSettings } from '../data/mutations.ts';
import type { NotificationChannel, NotificationSettings } from '../data/schema.ts';
import { settingsFields } from '../model/settingsFields.ts';

/** The user's choices, merged with the saved settings, until they are saved together. */
export function useSettingsForm(settings: NotificationSettings) {
  const write = useSaveNotificationSettings();
  const stored = settingsFields.from(settings);
  const [form, setForm] = useState({ values: stored, base: stored });
  if (settingsFields.changed(form.base, stored).length > 0) {
    setForm({ values: settingsFields.merge(form.values, form.base, stored).values, base: stored });
  }
  const { values } = form;
  const changed = settingsFields.changed(values, stored);
  return {
    write,
    stored,
    values,
    /** The preferences with unsaved choices. */
    changed,
    choose: (preference: keyof NotificationSettings, channel: NotificationChannel) =>
      setForm((current) => ({ ...current, values: { ...current.values, [preference]: channel } })),
    save(): void {
      if (write.isPending) return;
      write.mutate(settingsFields.to(values, settings, changed));
    },
  };
}
