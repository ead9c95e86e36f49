'use client';
import { type RefObject, useEffect, useState } from 'react';
import { formatDate } from '../../core/dates/formatDate.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { useLatest } from '../../core/state/useLatest.ts';
import { useMountedValue } from '../../core/state/useMountedValue.ts';
import { useDateFormat } from '../../ui/dates/useDateFormat.ts';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { useMoneyFormat } from '../../ui/fields/MoneyText.tsx';
import { useHasBoxes } from '../../ui/useHasBoxes.ts';
import { transactionName } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import { useRecentChanges } from '../data/useRecentChanges.ts';
import type { transactionListMessages } from '../messages.ts';
import type { undoMessages } from './undoMessages.ts';
import { useListSession } from './useListSession.ts';
import type { Offer } from './useOffer.ts';
import { useProviderUndo } from './useProviderUndo.ts';
import type { Review } from './useReview.ts';

// Loaded once the list is there: Ctrl+Z works right after the first change.
const loadUndo = () => import('./UndoToast.tsx');

interface ReviewStatusProps {
  review: Review;
  offer: Offer | undefined;
  isReadOnly: boolean;
  /** The list’s element. */
  part: RefObject<HTMLElement | null>;
  overrides: MessageOverrides<typeof undoMessages> | undefined;
  messages: typeof transactionListMessages;
}

/** Says what changed last, and announces an offer, which is among the rows. */
export function ReviewStatus({ review, offer, isReadOnly, part, overrides, messages }: ReviewStatusProps) {
  const { hasChanged } = useRecentChanges();
  const canUndo = hasChanged && !isReadOnly;
  const isDisplayed = useHasBoxes(part);
  useMountedValue(useListSession().lists, isDisplayed && !isReadOnly ? part : undefined);
  const provideUndo = useLatest(useProviderUndo());
  useEffect(() => {
    if (canUndo) provideUndo.current(part.current); // once the list is left
  }, [canUndo, provideUndo, part]);
  useEffect(() => {
    if (!isReadOnly) loadUndo().catch(() => {}); // loaded again when it is shown
  }, [isReadOnly]);
  const format = useMoneyFormat(true);
  const dateFormat = useDateFormat();
  const textOf = (row: BankTransaction) => {
    return [transactionName(row, messages.unnamed), formatDate(row.date, dateFormat), format(row.amount)].join(', ');
  };
  // As it was when it opened: as others leave, it is not announced again.
  const openedId = offer?.isListed ? offer.row.id : undefined;
  const [listed, setListed] = useState<{ id: string | undefined; text: string }>({ id: undefined, text: '' });
  if (listed.id !== openedId) {
    setListed({ id: openedId, text: openedId === undefined ? '' : (offer?.others.map(textOf).join('; ') ?? '') });
  }
  // The first count: as others leave, it is not announced again.
  const question = offer && messages.applyToOthers({ count: offer.count, name: offer.name });
  return (
    <>
      {/* Live regions must be mounted before their text changes, each by itself: a change of one announces all of it. */}
      <div role="status">
        {canUndo && <LazyPart load={loadUndo} isOptional props={{ review, part, isDisplayed, overrides, messages }} />}
      </div>
      <div role="status" className="daybook-visually-hidden" dir="auto">
        {question && messages.applyKey({ question })}
      </div>
      <div role="status" className="daybook-visually-hidden" dir="auto">
        {listed.text}
      </div>
    </>
  );
}
