'use client';
import { createContext, type RefObject, useCallback, useMemo, useState } from 'react';
import { useClosingState } from '../../closing/data/queries.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { useLatest } from '../../core/state/useLatest.ts';
import { useCategories } from '../../reference-lists/data/queries.ts';
import { findCategory } from '../../reference-lists/data/rules.ts';
import type { NamedChoice } from '../../reference-lists/data/schema.ts';
import { isReviewed, openReviews } from '../data/filters.ts';
import { loadedPages } from '../data/listCache.ts';
import { isUncategorized } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { Edit, Edits } from '../data/unsavedDecisions.ts';
import type { transactionListMessages } from '../messages.ts';
import { categoriesAtMerchant } from './categoriesAtMerchant.ts';
import type { Announcement } from './decisions.ts';
import { deletionFailureText } from './deletionFailureText.ts';
import { useDecisions } from './useDecisions.ts';
import { useHeldDeletions } from './useHeldDeletions.ts';
import { type Offer, useOffer } from './useOffer.ts';
import { usePausedRefetch } from './usePausedRefetch.ts';
import { type ChangedField, useSaveTexts } from './useSaveTexts.ts';

/** Categorizing and reviewing transactions in the list. */
export interface Review {
  isReadOnly: boolean;
  /** What marks a transaction as reviewed. */
  reviewedStatus: string;
  /** By transaction id. */
  edits: Edits;
  announcement: Announcement | undefined;
  /** The last day of the closed period; undefined if there is none, or while it loads. */
  closedThrough: PlainDate | undefined;
  /** Why the category, or the review status, can't be changed in the list; undefined if it can. */
  blockedReason: (row: BankTransaction, what?: ChangedField) => string | undefined;
  /** The service's first suggestion for a transaction without a category. */
  suggestionFor: (row: BankTransaction) => NamedChoice | undefined;
  /** How other loaded transactions of the same merchant are categorized; undefined if they are too few. */
  categoriesAtMerchant: (row: BankTransaction) => ReturnType<typeof categoriesAtMerchant>;
  /** Categorizes a transaction, and moves on to the next one to review unless the user stays. */
  categorize: (row: BankTransaction, category: NamedChoice, isStaying?: boolean) => void;
  /** Marks a transaction as reviewed or to review. */
  toggleReviewed: (row: BankTransaction) => void;
  announce: (announcement: Announcement | undefined) => void;
  /** Clears the error of an earlier change. */
  clear: (row: BankTransaction) => void;
  /** Saves what is not saved yet. */
  flush: () => Promise<void>;
  /** Takes back a change that waits for the connection. @returns whether any of it does. */
  withdraw: (changeId: string) => boolean;
  /** Takes back all changes that wait for the connection. */
  discardWaiting: () => void;
  /** Refetches the transactions once the user pauses. @param pause how long, in ms. */
  refetch: ReturnType<typeof usePausedRefetch>;
}

/** Provides the cells without rerendering columns or rows. */
export const ReviewContext = createContext<Review | undefined>(undefined);

export type MoveOn = (row: BankTransaction, isReviewOnly?: boolean) => void;

interface ReviewOptions {
  isReadOnly: boolean;
  reviewedStatus: string;
  reviewOnCategorize: boolean;
  /** The loaded transactions. */
  rows: readonly BankTransaction[];
  /** Moves on from a transaction; after a review alone, only in a queue. */
  onDecide: RefObject<MoveOn | null>;
  /** The list's element. */
  part: RefObject<HTMLElement | null>;
  messages: typeof transactionListMessages;
}

/** @returns the changes, and the offer to repeat the last one, which most cells don't depend on. */
export function useReview(options: ReviewOptions): { review: Review; offer: Offer | undefined } {
  const { isReadOnly, reviewedStatus, messages, onDecide, part, rows } = options;
  const daybook = useDaybookContext();
  const { reasonFor } = useSaveTexts(messages);
  const closing = useClosingState();
  const refetch = usePausedRefetch(part, () => latest.current.offer !== undefined);
  const categories = useCategories().data; // loaded before the user types, and to name suggestions and choices
  const [announcement, announce] = useState<Announcement>();
  const decisions = useDecisions({ announce, onSaved: refetch, messages });
  const { edits, decide, flush, withdraw, discardWaiting } = decisions;
  const { deletions, forget } = useHeldDeletions();
  const areReadOnly = isReadOnly || decisions.isReadOnly;
  const canCategorize = (row: BankTransaction) => !areReadOnly && reasonFor(row, closing) === undefined;
  const { offer, makeOffer } = useOffer({
    rows,
    edits,
    canCategorize,
    decide,
    onEditorSave: refetch,
    part,
    unnamed: messages.unnamed,
  });
  const latest = useLatest({
    ...options,
    forget,
    reasonFor,
    clear: decisions.clear,
    closing,
    edits,
    offer,
    makeOffer,
  });

  const categorize = useCallback(
    (row: BankTransaction, category: NamedChoice, isStaying = false) => {
      const { edits, makeOffer, reviewedStatus, reviewOnCategorize } = latest.current;
      const choices = { category, ...(reviewOnCategorize && { reviewStatus: reviewedStatus }) };
      const { pending } = edits.get(row.id) ?? {};
      const isSame = (pending?.category ?? row.category)?.id === category.id;
      const { reviewStatus = row.reviewStatus } = pending ?? {};
      const isReviewedAlready = !reviewOnCategorize || isReviewed({ reviewStatus }, reviewedStatus);
      const change = isSame && isReviewedAlready ? undefined : decide([row], choices);
      if (change) makeOffer(change, row, choices);
      if (!isStaying) onDecide.current?.(row);
    },
    [decide, latest, onDecide],
  );
  const toggleReviewed = useCallback(
    (row: BankTransaction) => {
      const { edits, reviewedStatus } = latest.current;
      const { reviewStatus = row.reviewStatus } = edits.get(row.id)?.pending ?? {};
      if (!isReviewed({ reviewStatus }, reviewedStatus)) {
        decide([row], { reviewStatus: reviewedStatus });
        onDecide.current?.(row, true);
      } else decide([row], { reviewStatus: (!isReviewed(row, reviewedStatus) && row.reviewStatus) || firstReview });
    },
    [decide, latest, onDecide],
  );
  // Why a row is back: in the place of its category.
  const shownEdits = useMemo(() => {
    const failed = [...deletions].flatMap(([id, { failure }]): [string, Edit][] =>
      failure ? [[id, { error: deletionFailureText(failure, messages) }]] : [],
    );
    return failed.length > 0 ? new Map([...failed, ...edits]) : edits;
  }, [deletions, edits, messages]);
  const clear = useCallback(
    ({ id }: BankTransaction) => {
      latest.current.forget(id);
      latest.current.clear(id);
      announce(undefined);
    },
    [latest],
  );
  const review = useMemo(
    (): Review => ({
      isReadOnly: areReadOnly,
      reviewedStatus,
      edits: shownEdits,
      announcement,
      closedThrough: closing?.date ?? undefined,
      blockedReason: (row, what) => latest.current.reasonFor(row, closing, what),
      suggestionFor: (row) => {
        if (!categories || !isUncategorized(row)) return undefined;
        for (const { id } of row.suggestedCategories ?? []) {
          const found = findCategory(categories, id);
          if (found) return { id, name: found.name };
        }
      },
      categoriesAtMerchant: (row) => categoriesAtMerchant(row, loadedPages(daybook), latest.current.edits),
      categorize,
      toggleReviewed,
      announce,
      clear,
      flush,
      withdraw,
      discardWaiting,
      refetch,
    }),
    [
      areReadOnly,
      reviewedStatus,
      shownEdits,
      announcement,
      closing,
      categories,
      categorize,
      toggleReviewed,
      clear,
      flush,
      withdraw,
      discardWaiting,
      refetch,
      latest,
      daybook,
    ],
  );
  return { review, offer };
}

/** The review status of a transaction that goes back to review. */
const [firstReview = ''] = openReviews;
