'use client';
import { formatDate } from '../../core/dates/formatDate.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { CellIcon } from '../../ui/fields/CellIcon.tsx';
import type { transactionListMessages } from '../messages.ts';

interface ClosedMarkProps {
  /** The last day of the closed period. */
  through: PlainDate;
  messages: typeof transactionListMessages;
}

/** A lock before what a transaction of a closed period is booked to. */
export function ClosedMark({ through, messages }: ClosedMarkProps) {
  const { locale } = useDaybookContext();
  const text = messages.closedThrough({ date: formatDate(through, { locale }) });
  return (
    <span role="img" aria-label={text} title={text} className="daybook-closed">
      <CellIcon path="M4 7.5h8v6H4zM5.5 7.5V5a2.5 2.5 0 015 0v2.5" />
    </span>
  );
}
