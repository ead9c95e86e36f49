import { wordOf } from '../../core/messages/wordOf.ts';
import { type ClosingState, isModeUnknown, isUnavailable } from '../data/rules.ts';
import type { closingMessages } from '../messages.ts';

/** Explains that an unknown mode locks closed periods; undefined for a known mode. */
export function unknownModeText(
  closing: ClosingState | undefined,
  messages: typeof closingMessages,
): string | undefined {
  if (!closing || isUnavailable(closing) || !isModeUnknown(closing)) return undefined;
  const { modifications } = closing;
  return messages.unknownMode({
    modifications: modifications ? wordOf(messages, 'modifications', modifications) : null,
  });
}
