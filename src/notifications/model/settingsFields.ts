import { defineFields, type Field } from '../../form/document/defineFields.ts';
import type { NotificationChanges } from '../data/api.ts';
import { type NotificationSettings, notificationChannels } from '../data/schema.ts';

/** A channel by preference; null if it was never chosen. An unknown one is kept, but never sent. */
export type SettingsValues = { [Preference in keyof NotificationSettings]: string | null };

const blank: NotificationSettings = { financialSummaries: null, bankConnectionErrors: null, conversations: null };

/** The fields of the notification settings: one per preference. */
export const settingsFields = defineFields<SettingsValues, NotificationSettings, NotificationChanges>(blank)({
  financialSummaries: preferenceField('financialSummaries'),
  bankConnectionErrors: preferenceField('bankConnectionErrors'),
  conversations: preferenceField('conversations'),
});

function preferenceField(
  name: keyof NotificationSettings,
): Field<SettingsValues, NotificationSettings, NotificationChanges> {
  return {
    from: (stored) => ({ [name]: stored[name] }),
    to: (values) => {
      const channel = notificationChannels.find((known) => known === values[name]);
      return channel ? { [name]: channel } : {};
    },
  };
}
