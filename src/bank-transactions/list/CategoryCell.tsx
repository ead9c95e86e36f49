'use client';
import { useContext, useEffect, useRef, useState } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { CellText } from '../../list/rows/CellText.tsx';
import { useTypedAhead } from '../../list/table/useTypedAhead.ts';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { CellIcon } from '../../ui/fields/CellIcon.tsx';
import { splitPath } from '../../ui/fields/iconPaths.ts';
import { focusedElement } from '../../ui/focusedElement.ts';
import { cachedTransactionNames } from '../data/cachedTransactionNames.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { transactionListMessages } from '../messages.ts';
import { type BookedTo, bookedTo } from '../model/bookedTo.ts';
import { ReviewContext } from '../review/useReview.ts';
import { ClosedMark } from './ClosedMark.tsx';
import { MatchedInvoicesContext } from './MatchedInvoicesContext.ts';

// Preloaded by the table.
const loadField = () => import('./CategoryCellEditor.tsx');

interface CategoryCellProps {
  row: BankTransaction;
  /** Opens the transaction to split it; undefined where transactions can't be opened. */
  onSplit: ((transactionId: string) => void) | undefined;
  messages: typeof transactionListMessages;
}

/** What a transaction is booked to. A category is editable in place. */
export function CategoryCell({ row, onSplit, messages }: CategoryCellProps) {
  const daybook = useDaybookContext();
  const review = useContext(ReviewContext);
  const { isPending } = useContext(MatchedInvoicesContext); // their numbers are read from the cache
  const [isEditing, setEditing] = useState(false);
  const cell = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const grid = isEditing && cell.current?.closest('table');
    if (!grid) return;
    // Once the field is gone, the focus returns to the row.
    return () => {
      if (!focusedElement(grid)) grid.focus({ preventScroll: true });
    };
  }, [isEditing]);

  const takeTyped = useTypedAhead(cell, isEditing, () => setEditing(false));

  const { pending, isWaiting, error } = review?.edits.get(row.id) ?? {};
  const bookedOrPending = pending?.category ? (
    <CellText>{pending.category.name}</CellText>
  ) : (
    <BookedToText
      {...bookedTo(row, { messages, invoiceOf: cachedTransactionNames(daybook).invoice, isPending })}
      byRule={messages.byRule}
    />
  );
  const closedThrough = review?.closedThrough;
  const shown = isWaiting ? (
    <span className="daybook-booked-to">
      <CellIcon name={messages.waiting} path={paths.waiting} />
      <span className="daybook-cell-pair">
        {bookedOrPending}
        {/* Hidden in narrow lists. */}
        <span aria-hidden="true">
          <CellText isSecondary>{messages.waiting}</CellText>
        </span>
      </span>
    </span>
  ) : closedThrough && row.date <= closedThrough ? (
    <span className="daybook-booked-to">
      <ClosedMark through={closedThrough} messages={messages} />
      {bookedOrPending}
    </span>
  ) : (
    bookedOrPending
  );
  if (!review || review.isReadOnly) return shown;
  if (isEditing) {
    return (
      <span ref={cell} className="daybook-cell-editor" data-editing="">
        <LazyPart
          load={loadField}
          fallback={shown}
          props={{
            row,
            pending: review.edits.get(row.id)?.pending?.category,
            atMerchant: review.categoriesAtMerchant,
            takeTyped,
            messages,
            onSplit: onSplit && (() => onSplit(row.id)),
            onChoose: (category, isStaying) => review.categorize(row, category, isStaying),
            onLeave: () => setEditing(false),
          }}
        />
      </span>
    );
  }
  const blocked = review.blockedReason(row);
  const openSplit = blocked === messages.splitRow ? onSplit : undefined;
  const suggestion = !pending?.category && !blocked ? review.suggestionFor(row) : undefined;
  // Keyboard users press these buttons by the grid’s keys.
  const edit = (
    <button
      type="button"
      className="daybook-plain-button daybook-cell-button"
      data-keys="c F2"
      tabIndex={-1}
      aria-disabled={(blocked !== undefined && !openSplit) || undefined}
      aria-description={blocked ?? messages.editCategory}
      title={blocked}
      data-invalid={error !== undefined || undefined}
      onClick={() => {
        if (openSplit) return openSplit(row.id);
        if (blocked) return review.announce({ text: blocked, isError: false });
        review.clear(row);
        setEditing(true);
      }}
    >
      {error !== undefined && <span title={error}>{error}</span>}
      {error === undefined &&
        (suggestion ? <span className="daybook-visually-hidden">{messages.uncategorized}</span> : shown)}
    </button>
  );
  if (!suggestion) return edit;
  return (
    <span className="daybook-suggestion">
      {edit}
      <button
        type="button"
        className="daybook-plain-button"
        data-keys="a"
        tabIndex={-1}
        aria-label={messages.acceptCategory({ category: suggestion.name })}
        title={suggestion.name}
        onClick={() => review.categorize(row, suggestion)}
      >
        <CellText>{suggestion.name}</CellText>
      </button>
    </span>
  );
}

function BookedToText({ kind, text, detail, byRule }: BookedTo & { byRule: string }) {
  const isCategory = kind === 'category';
  if (isCategory && !detail) return <CellText>{text}</CellText>;
  if (kind === 'uncategorized') {
    return (
      <span className="daybook-status" data-tone="warning">
        {text}
      </span>
    );
  }
  return (
    <span className="daybook-booked-to">
      {!isCategory && <CellIcon path={paths[kind]} />}
      <span className="daybook-cell-pair">
        <CellText>{text}</CellText>
        {detail && (
          <CellText isSecondary title={isCategory ? byRule : undefined}>
            {detail}
          </CellText>
        )}
      </span>
    </span>
  );
}

const paths = {
  split: splitPath,
  match:
    'M6.8 9.2a2.6 2.6 0 003.7 0l2.2-2.2A2.6 2.6 0 009 3.3l-.9.9M9.2 6.8a2.6 2.6 0 00-3.7 0L3.3 9A2.6 2.6 0 007 12.7l.9-.9',
  transfer: 'M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13',
  waiting: 'M8 1.5a6.5 6.5 0 010 13a6.5 6.5 0 010-13zM8 4.5V8l2.5 1.5',
  account: 'M3 2.5h10v11H3zM6 2.5v11M8.5 5.5h2.5M8.5 8h2.5',
};
