'use client';
import { useContext } from 'react';
import { wordOf } from '../../core/messages/wordOf.ts';
import { CellIcon } from '../../ui/fields/CellIcon.tsx';
import { warningPath } from '../../ui/fields/iconPaths.ts';
import { isReviewed } from '../data/filters.ts';
import { transactionName } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { transactionListMessages } from '../messages.ts';
import { ReviewContext } from '../review/useReview.ts';

interface ReviewCellProps {
  row: BankTransaction;
  messages: typeof transactionListMessages;
}

/** The review status of a transaction, as a toggle: pressed once it is reviewed. */
export function ReviewCell({ row, messages }: ReviewCellProps) {
  const review = useContext(ReviewContext);
  const { reviewStatus = row.reviewStatus } = review?.edits.get(row.id)?.pending ?? {};
  if (!reviewStatus) return null;
  const isDone = isReviewed({ reviewStatus }, review?.reviewedStatus);
  const { path, tone } =
    reviewStatus === 'RECONCILIATION_DISCREPANCY' ? differsIcon : isDone ? reviewedIcon : toReviewIcon;
  const state = wordOf(messages, 'review', reviewStatus);
  const icon = <CellIcon name={state} path={path} tone={tone} />;
  if (!review || review.isReadOnly) return icon;
  const blocked = review.blockedReason(row, 'reviewStatus');
  return (
    <button
      type="button"
      className="daybook-plain-button daybook-review"
      data-keys="r"
      tabIndex={-1}
      aria-pressed={isDone}
      aria-label={messages.reviewedOf({ name: transactionName(row, messages.unnamed) })}
      aria-description={blocked ?? state}
      aria-disabled={blocked !== undefined || undefined}
      title={blocked}
      onClick={() => {
        if (blocked) return review.announce({ text: blocked, isError: false });
        review.toggleReviewed(row);
      }}
    >
      {icon}
    </button>
  );
}

const circle = 'M8 1.5a6.5 6.5 0 010 13a6.5 6.5 0 010-13z';
const toReviewIcon = { path: circle, tone: undefined };
const reviewedIcon = { path: `${circle}M5 8.3l2 2L11 6`, tone: 'good' } as const;
const differsIcon = { path: warningPath, tone: 'danger' } as const;
