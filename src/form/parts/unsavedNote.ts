import type { SettingsTypes } from '../document/defineSettings.ts';
import type { SettingsFormState } from '../document/useSettingsForm.ts';
import type { savingMessages } from '../savingMessages.ts';

/**
 * The note under a change that was not saved: the value that still applies.
 * @param stored the saved value, as text.
 * @returns undefined while the change can still be saved.
 */
export function unsavedNote(
  { isReadOnly, isOutcomeUnknown }: Pick<SettingsFormState<SettingsTypes>, 'isReadOnly' | 'isOutcomeUnknown'>,
  stored: string,
  messages: typeof savingMessages,
): string | undefined {
  if (isReadOnly) return messages.stillSetTo({ stored });
  return isOutcomeUnknown ? messages.currently({ stored }) : undefined;
}
