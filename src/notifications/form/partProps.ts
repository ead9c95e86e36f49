import type { NotificationSettings } from '../data/schema.ts';
import type { notificationMessages } from '../messages.ts';

/** What both ways of saving the preferences get. */
export interface PreferencesProps {
  stored: NotificationSettings;
  /** Whether the host turned off all changes. */
  isReadOnlyByHost: boolean;
  onDirtyChange: ((event: { isDirty: boolean }) => void) | undefined;
  messages: typeof notificationMessages;
}
