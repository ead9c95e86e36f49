'use client';
import { formatDate } from '../../core/dates/formatDate.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { CellIcon } from '../../ui/fields/CellIcon.tsx';
import { lockPath } from '../../ui/fields/iconPaths.ts';
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
      <CellIcon path={lockPath} />
    </span>
  );
}
