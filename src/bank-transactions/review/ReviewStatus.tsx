'use client';
import { type RefObject, useEffect } from 'react';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { useLatest } from '../../core/query/useLatest.ts';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { useRecentChanges } from '../data/useRecentChanges.ts';
import { useShare } from '../data/useShared.ts';
import type { transactionListMessages } from '../messages.ts';
import type { undoMessages } from './undoMessages.ts';
import { useHasBoxes } from './useHasBoxes.ts';
import type { Offer } from './useOffer.ts';
import { useProviderUndo } from './useProviderUndo.ts';
import type { Review } from './useReview.ts';

// Loaded on the first change.
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
  useShare('inList', isDisplayed && !isReadOnly ? true : undefined);
  const provideUndo = useLatest(useProviderUndo());
  useEffect(() => {
    if (canUndo) provideUndo.current(part.current); // once the list is left
  }, [canUndo, provideUndo, part]);
  // The first count: as others leave, it is not announced again.
  const question = offer && messages.applyToOthers({ count: offer.count, name: offer.name });
  return (
    <>
      {/* Live regions must be mounted before their text changes, each by itself: a change of one announces all of it. */}
      <div role="status">
        {canUndo && <LazyPart load={loadUndo} props={{ review, part, isDisplayed, overrides, messages }} />}
      </div>
      <div role="status" className="daybook-visually-hidden" dir="auto">
        {question && messages.applyKey({ question })}
      </div>
    </>
  );
}
