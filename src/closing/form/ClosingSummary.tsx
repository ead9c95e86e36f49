'use client';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import type { Closing } from '../data/schema.ts';
import type { closingMessages } from '../messages.ts';

/** The saved closing in words. */
export function ClosingSummary({
  closing: { date, modifications },
  messages,
}: {
  closing: Closing;
  messages: typeof closingMessages;
}) {
  const { locale } = useDaybookContext();
  const isWarned = modifications === 'ENABLED_WITH_WARNING';
  return (
    <p className="daybook-secondary">
      {date
        ? messages[isWarned ? 'stateWarned' : 'stateLocked']({ date: formatDate(date, { locale }) })
        : messages.stateOpen}
    </p>
  );
}
