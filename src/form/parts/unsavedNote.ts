import type { DaybookMutation } from '../../core/query/useWrite.ts';
import type { uiMessages } from '../../ui/messages.ts';

/**
 * The note under a change that was not saved: the value that still applies.
 * @param stored the saved value, as text.
 * @returns undefined while the change can still be saved.
 */
export function unsavedNote(
  { isReadOnly, isOutcomeUnknown }: Pick<DaybookMutation<never, unknown, string>, 'isReadOnly' | 'isOutcomeUnknown'>,
  stored: string,
  messages: typeof uiMessages,
): string | undefined {
  if (isReadOnly) return messages.stillSetTo({ stored });
  return isOutcomeUnknown ? messages.currently({ stored }) : undefined;
}
