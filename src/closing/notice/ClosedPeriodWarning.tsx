'use client';
import { formatDate } from '../../core/dates/formatDate.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { Notice } from '../../ui/root/Notice.tsx';
import { closingNoticeMessages } from '../closingNoticeMessages.ts';
import { useClosing, useClosingState } from '../data/queries.ts';
import { closingOf, isUnavailable } from '../data/rules.ts';
import { unknownModeText } from '../model/unknownModeText.ts';
import { UnavailableNotice } from './ClosingErrorNotice.tsx';

export interface ClosedPeriodWarningProps {
  /** The document's date. The notice shows only if that date is closed; without it, whenever the books are closed. */
  date?: PlainDate | undefined;
  messages?: MessageOverrides<typeof closingNoticeMessages> | undefined;
}

/** The closing date and its effect, or why it's unavailable, inside another component. Renders nothing while the books are open. */
export function ClosedPeriodWarning({ date, ...props }: ClosedPeriodWarningProps) {
  const { locale } = useDaybookContext();
  const messages = useMessages('closing', closingNoticeMessages, props.messages);
  const closing = useClosingState();
  const query = useClosing();
  if (isUnavailable(closing)) return <UnavailableNotice closing={closing} query={query} messages={messages} />;
  if (!closing?.date) return null;
  const state = closingOf(date ?? closing.date, closing);
  if (state === 'open') return null;
  const isLocked = state === 'locked';
  const day = { date: formatDate(closing.date, { locale }) };
  const text = date
    ? messages[isLocked ? 'documentLocked' : 'documentWarned'](day)
    : messages[isLocked ? 'noticeLocked' : 'noticeWarned'](day);
  return (
    <div role="note">
      <Notice tone={isLocked ? 'calm' : 'warning'} isAnnounced={false}>
        {[text, unknownModeText(closing, messages)].filter(Boolean).join(' ')}
      </Notice>
    </div>
  );
}
