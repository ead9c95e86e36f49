import { defineSettings } from '../../form/document/defineSettings.ts';
import type { NotificationChanges } from '../data/api.ts';
import { fieldOfParameter } from '../data/mutations.ts';
import type { NotificationSettings } from '../data/schema.ts';
import { blankSettings, preferenceFields, type SettingsValues } from './settingsFields.ts';

/** The types of the notification settings in a form. */
export interface SettingsDocument {
  Values: SettingsValues;
  Stored: NotificationSettings;
  Item: NotificationChanges & { apiSourceId?: undefined };
  Name: keyof NotificationSettings;
  Field: keyof NotificationSettings;
}

/** The notification settings in a form. */
export const settingsDocument = defineSettings<SettingsDocument>(blankSettings, preferenceFields, fieldOfParameter);
