import { wordOf } from '../../core/messages/wordOf.ts';
import type { closingNoticeMessages } from '../closingNoticeMessages.ts';
import { type ClosingState, isModeUnknown, isUnavailable } from '../data/rules.ts';

/** Explains that an unknown mode locks closed periods; undefined for a known mode. */
export function unknownModeText(
  closing: ClosingState | undefined,
  messages: typeof closingNoticeMessages,
): string | undefined {
  if (!closing || isUnavailable(closing) || !isModeUnknown(closing)) return undefined;
  const { modifications } = closing;
  return messages.unknownMode({
    modifications: modifications ? wordOf(messages, 'modifications', modifications) : null,
  });
}
