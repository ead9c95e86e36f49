import type { DaybookMutation } from '../core/query/useWrite.ts';
import type { uiMessages } from '../ui/messages.ts';

/**
 * What stands under a change that came to nothing: what holds in its place.
 * @param stored what is stored, in words.
 * @returns undefined while the change may still be saved.
 */
export function unsavedNote(
  { isReadOnly, isOutcomeUnknown }: Pick<DaybookMutation<never, unknown, string>, 'isReadOnly' | 'isOutcomeUnknown'>,
  stored: string,
  messages: typeof uiMessages,
): string | undefined {
  if (isReadOnly) return messages.stillSetTo({ stored });
  return isOutcomeUnknown ? messages.currently({ stored }) : undefined;
}
