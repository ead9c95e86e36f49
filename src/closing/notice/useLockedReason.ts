'use client';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { closingNoticeMessages } from '../closingNoticeMessages.ts';
import { type ClosingState, isUnavailable } from '../data/rules.ts';
import { unknownModeText } from '../model/unknownModeText.ts';

/** Returns a function that says why a document on a locked date can't be changed. */
export function useLockedReason(): (closing: ClosingState | undefined) => string {
  const { locale } = useDaybookContext();
  const messages = useMessages('closing', closingNoticeMessages);
  return (closing) => {
    if (!closing || isUnavailable(closing)) return messages.unreadable;
    const date = closing.date ? formatDate(closing.date, { locale }) : '';
    return [messages.documentLocked({ date }), unknownModeText(closing, messages)].filter(Boolean).join(' ');
  };
}
