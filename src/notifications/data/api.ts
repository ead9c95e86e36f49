import { dataOf } from '../../core/http/envelope.ts';
import type { HttpClient } from '../../core/http/http.ts';
import { type NotificationChannel, type NotificationSettings, notificationSettingsSchema } from './schema.ts';

/** The preferences to change; what is left out stays as it is. A preference cannot be unset. */
export type NotificationChanges = { [Preference in keyof NotificationSettings]?: NotificationChannel };

const path = '/v6/notifications/settings';
const response = dataOf(notificationSettingsSchema);

/** The signed-in user's settings. A partner-level token stands for no user: it is refused. */
export function getNotificationSettings(
  http: HttpClient,
  { signal }: { signal?: AbortSignal } = {},
): Promise<NotificationSettings> {
  return http.read({ method: 'GET', path, response, signal });
}

/** Changes some of the signed-in user's settings. @returns all of them as they are then. */
export function saveNotificationSettings(
  http: HttpClient,
  changes: NotificationChanges,
): Promise<NotificationSettings> {
  return http.write({ method: 'POST', path, body: changes, response });
}
