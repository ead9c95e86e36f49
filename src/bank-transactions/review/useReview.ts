'use client';
import { createContext, type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { useClosingState } from '../../closing/data/queries.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useLatest } from '../../core/query/useLatest.ts';
import { useCategories } from '../../reference-lists/data/queries.ts';
import { findCategory } from '../../reference-lists/data/rules.ts';
import type { NamedChoice } from '../../reference-lists/data/schema.ts';
import { isToReview, openReviews } from '../data/filters.ts';
import { isUncategorized, transactionName } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { transactionListMessages } from '../messages.ts';
import { categoriesAtMerchant } from './categoriesAtMerchant.ts';
import { deletionFailureText } from './deletionFailureText.ts';
import { merchantOf } from './merchantOf.ts';
import { type Announcement, type Choices, type Edit, type Edits, useDecisions } from './useDecisions.ts';
import { useHeldDeletions } from './useHeldDeletions.ts';
import { usePausedRefetch } from './usePausedRefetch.ts';
import { type ChangedField, useSaveTexts } from './useSaveTexts.ts';

/** Categorizing and reviewing transactions in the list. */
export interface Review {
  isReadOnly: boolean;
  /** By transaction id. */
  edits: Edits;
  announcement: Announcement | undefined;
  /** The last day of the closed period; undefined if there is none, or while it loads. */
  closedThrough: PlainDate | undefined;
  /** Other transactions of the merchant that was categorized last. */
  offer: Offer | undefined;
  /** Why the category, or the review status, can't be changed in the list; undefined if it can. */
  blockedReason: (row: BankTransaction, what?: ChangedField) => string | undefined;
  /** The service's first suggestion for a transaction without a category. */
  suggestionFor: (row: BankTransaction) => NamedChoice | undefined;
  /** How other loaded transactions of the same merchant are categorized; undefined if they are too few. */
  categoriesAtMerchant: (row: BankTransaction) => ReturnType<typeof categoriesAtMerchant>;
  /** Categorizes a transaction, and moves on to the next one to review unless the user stays. */
  categorize: (row: BankTransaction, category: NamedChoice, isStaying?: boolean) => void;
  /** Marks a transaction as reviewed, or as to review. */
  toggleReviewed: (row: BankTransaction) => void;
  /** Categorizes the transactions of the offer. */
  acceptOffer: () => void;
  declineOffer: () => void;
  announce: (announcement: Announcement | undefined) => void;
  /** Clears the error of an earlier change. */
  clear: (row: BankTransaction) => void;
  /** Saves what is not saved yet. */
  flush: () => Promise<void>;
  /** Takes back a change that waits for the connection. */
  withdraw: (changeId: string) => void;
  /** Refetches the transactions once the user pauses. @param pause how long, in ms. */
  refetch: ReturnType<typeof usePausedRefetch>;
}

interface Offer {
  /** The change that it continues. */
  changeId: string;
  merchant: string;
  name: string;
  choices: Choices;
  rows: readonly BankTransaction[];
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

export function useReview(options: ReviewOptions): Review {
  const { isReadOnly, messages, onDecide, part } = options;
  const { reasonFor } = useSaveTexts(messages);
  const closing = useClosingState();
  const refetch = usePausedRefetch(part);
  const categories = useCategories().data; // loaded before the user types, and to name suggestions and choices
  const [announcement, announce] = useState<Announcement>();
  const [offer, setOffer] = useState<Offer>();
  const declined = useRef(new Set<string>());
  const decisions = useDecisions({ announce, onSaved: refetch, messages });
  const { edits, decide, flush, withdraw } = decisions;
  const { deletions, forget } = useHeldDeletions();
  const latest = useLatest({ ...options, forget, reasonFor, clear: decisions.clear, closing, edits });

  const categorize = useCallback(
    (row: BankTransaction, category: NamedChoice, isStaying = false) => {
      const { rows, closing, edits, reasonFor, reviewedStatus, reviewOnCategorize } = latest.current;
      const choices = { category, ...(reviewOnCategorize && { reviewStatus: reviewedStatus }) };
      const change = decide([row], choices);
      const merchant = merchantOf(row);
      const others = rows.filter(
        (other) =>
          other.id !== row.id &&
          isToReview(other) &&
          isUncategorized(other) &&
          merchantOf(other) === merchant &&
          !edits.get(other.id)?.pending &&
          reasonFor(other, closing) === undefined,
      );
      const isOffered = merchant !== undefined && others.length > 0 && !declined.current.has(merchant);
      const name = transactionName(row, messages.unnamed);
      setOffer(isOffered && change ? { changeId: change.id, merchant, name, choices, rows: others } : undefined);
      if (!isStaying) onDecide.current?.(row);
    },
    [decide, latest, messages, onDecide],
  );
  const toggleReviewed = useCallback(
    (row: BankTransaction) => {
      const { edits, reviewedStatus } = latest.current;
      const { reviewStatus = row.reviewStatus } = edits.get(row.id)?.pending ?? {};
      if (isToReview({ reviewStatus })) {
        decide([row], { reviewStatus: reviewedStatus });
        onDecide.current?.(row, true);
      } else decide([row], { reviewStatus: (isToReview(row) && row.reviewStatus) || firstReview });
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
  const areReadOnly = isReadOnly || decisions.isReadOnly;
  return useMemo(
    () => ({
      isReadOnly: areReadOnly,
      edits: shownEdits,
      announcement,
      closedThrough: closing?.date ?? undefined,
      offer,
      blockedReason: (row, what) => latest.current.reasonFor(row, closing, what),
      suggestionFor: (row) => {
        if (!categories || !isUncategorized(row)) return undefined;
        for (const { id } of row.suggestedCategories ?? []) {
          const found = findCategory(categories, id);
          if (found) return { id, name: found.name };
        }
      },
      categoriesAtMerchant: (row) => categoriesAtMerchant(row, latest.current.rows, latest.current.edits),
      categorize,
      toggleReviewed,
      acceptOffer: () => {
        if (offer) decide(offer.rows, offer.choices);
        setOffer(undefined);
      },
      declineOffer: () => {
        if (offer) declined.current.add(offer.merchant);
        setOffer(undefined);
      },
      announce,
      clear,
      flush,
      withdraw,
      refetch,
    }),
    [
      areReadOnly,
      shownEdits,
      announcement,
      offer,
      closing,
      categories,
      categorize,
      toggleReviewed,
      decide,
      clear,
      flush,
      withdraw,
      refetch,
      latest,
    ],
  );
}

/** The review status of a transaction that goes back to review. */
const [firstReview = ''] = openReviews;
