import { dataOf } from '../../core/http/envelope.ts';
import type { HttpClient } from '../../core/http/http.ts';
import { type NotificationChannel, type NotificationSettings, notificationSettingsSchema } from './schema.ts';

/** The preferences to change. Omitted ones stay as they are; a preference can't be unset. */
export type NotificationChanges = { [Preference in keyof NotificationSettings]?: NotificationChannel };

const path = '/v6/notifications/settings';
const response = dataOf(notificationSettingsSchema);

/** The signed-in user's settings. Partner-level tokens are rejected, because they have no user. */
export function getNotificationSettings(
  http: HttpClient,
  { signal }: { signal?: AbortSignal } = {},
): Promise<NotificationSettings> {
  return http.read({ method: 'GET', path, response, signal });
}

/** Changes some of the signed-in user's settings. @returns all saved settings. */
export function saveNotificationSettings(
  http: HttpClient,
  changes: NotificationChanges,
): Promise<NotificationSettings> {
  return http.write({ method: 'POST', path, body: changes, response });
}
