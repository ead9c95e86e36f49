import { defineSettings, type SettingsField } from '../../form/document/defineSettings.ts';
import type { NotificationChanges } from '../data/api.ts';
import { type NotificationSettings, notificationChannels } from '../data/schema.ts';

/** The types of the notification settings in a form. */
export interface SettingsDocument {
  /** A channel by preference; null if it was never chosen. An unknown one is kept, but never sent. */
  Values: { [Preference in keyof NotificationSettings]: string | null };
  Stored: NotificationSettings;
  Item: NotificationChanges & { apiSourceId?: undefined };
  Name: keyof NotificationSettings;
  Field: keyof NotificationSettings;
}

/** The notification settings in a form: a field per preference. */
export const settingsDocument = defineSettings<SettingsDocument>(
  { financialSummaries: null, bankConnectionErrors: null, conversations: null },
  {
    financialSummaries: preferenceField('financialSummaries'),
    bankConnectionErrors: preferenceField('bankConnectionErrors'),
    conversations: preferenceField('conversations'),
  },
);

function preferenceField(name: SettingsDocument['Name']): SettingsField<SettingsDocument> {
  return {
    from: (stored) => ({ [name]: stored[name] }),
    to: (values) => {
      const channel = notificationChannels.find((known) => known === values[name]);
      return channel ? { [name]: channel } : {};
    },
    param: name,
  };
}
