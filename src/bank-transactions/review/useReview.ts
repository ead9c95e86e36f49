'use client';
import { createContext, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useClosingState } from '../../closing/data/queries.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { useLatest } from '../../core/query/useLatest.ts';
import { useAskBeforeLeaving } from '../../form/parts/useUnsavedChangesGuard.ts';
import { useCategories } from '../../reference-lists/data/queries.ts';
import { findCategory } from '../../reference-lists/data/rules.ts';
import type { NamedChoice } from '../../reference-lists/data/schema.ts';
import { openReviews } from '../data/filters.ts';
import { reviewCountOptions } from '../data/queries.ts';
import { isUncategorized, transactionName } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import { type RecentChange, useRecentChanges } from '../data/useRecentChanges.ts';
import type { transactionListMessages } from '../messages.ts';
import { categoryMembers, itemOfTransaction } from '../model/itemOfTransaction.ts';
import { deletionFailureText } from './deletionFailureText.ts';
import { merchantOf } from './merchantOf.ts';
import { useHeldDeletions } from './useHeldDeletions.ts';
import { usePausedRefetch } from './usePausedRefetch.ts';
import { useSaveChanges } from './useSaveChanges.ts';
import { useSaveTexts } from './useSaveTexts.ts';

/** Categorizing transactions in the list. */
export interface Review {
  isReadOnly: boolean;
  /** By transaction id: the category being saved, or why the last one was not saved. */
  edits: ReadonlyMap<string, Edit>;
  /** The outcome of the last change. */
  announcement: Announcement | undefined;
  /** Other transactions of the merchant that was categorized last. */
  offer: Offer | undefined;
  /** Why the category can't be changed in the list; undefined if it can. */
  blockedReason: (row: BankTransaction) => string | undefined;
  /** The service's first suggestion for a transaction without a category. */
  suggestionFor: (row: BankTransaction) => NamedChoice | undefined;
  /** Categorizes a transaction, and moves on to the next one to review. */
  categorize: (row: BankTransaction, category: NamedChoice) => void;
  /** Categorizes the transactions of the offer. */
  acceptOffer: () => void;
  declineOffer: () => void;
  announce: (announcement: Announcement | undefined) => void;
  /** Clears the error of an earlier change. */
  clear: (row: BankTransaction) => void;
  /** Saves what is not saved yet. */
  flush: () => Promise<void>;
  /** Refetches the transactions once the user pauses. @param pause how long, in ms. */
  refetch: ReturnType<typeof usePausedRefetch>;
}

interface Edit {
  pending?: NamedChoice;
  error?: string;
}

interface Announcement {
  text: string;
  isError: boolean;
}

interface Offer {
  /** The change that it continues. */
  changeId: string;
  merchant: string;
  name: string;
  category: NamedChoice;
  rows: readonly BankTransaction[];
}

/** A category that the user chose. */
interface Decision {
  row: BankTransaction;
  category: NamedChoice;
  change: RecentChange;
}

/** Provides the cells without rerendering columns or rows. */
export const ReviewContext = createContext<Review | undefined>(undefined);

/** Decisions within this time are saved together. */
const batchTime = 300;

interface ReviewOptions {
  isReadOnly: boolean;
  /** The review status of categorized transactions; undefined leaves it as it is. */
  reviewedStatus: string | undefined;
  /** The loaded transactions. */
  rows: readonly BankTransaction[];
  /** Moves on from a transaction. */
  onDecide: RefObject<((row: BankTransaction) => void) | null>;
  /** The list's element. */
  part: RefObject<HTMLElement | null>;
  messages: typeof transactionListMessages;
}

export function useReview(options: ReviewOptions): Review {
  const { isReadOnly, messages, onDecide, part } = options;
  const daybook = useDaybookContext();
  const { queryClient } = daybook;
  const { reasonFor, errorText } = useSaveTexts(messages);
  const closing = useClosingState();
  const { save, isReadOnly: isForbidden } = useSaveChanges();
  const refetch = usePausedRefetch(part);
  const recent = useRecentChanges();
  const categories = useCategories().data; // loaded before the user types, and to name suggestions and choices
  const [edits, setEdits] = useState<Review['edits']>(new Map());
  const [announcement, announce] = useState<Announcement>();
  const [offer, setOffer] = useState<Offer>();
  const declined = useRef(new Set<string>());
  const queue = useRef(new Map<string, Decision>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saving = useRef(Promise.resolve());
  const isSaving = [...edits.values()].some(({ pending }) => pending);
  useAskBeforeLeaving(isSaving);

  const membersOf = (row: BankTransaction, category: NamedChoice) => ({
    ...itemOfTransaction(row),
    ...categoryMembers(row, category.id),
    ...(options.reviewedStatus !== undefined && { reviewStatus: options.reviewedStatus }),
  });
  /** Changes the number of those to review before the service has counted again. */
  const countToReview = (change: number) => {
    if (!isToReview({ reviewStatus: options.reviewedStatus ?? openReviews[0] })) {
      const { queryKey } = reviewCountOptions(daybook);
      queryClient.setQueryData(queryKey, (now) => now && { ...now, count: Math.max(0, now.count + change) });
    }
  };
  const saveAll = async (decisions: readonly Decision[]) => {
    const outcomes = await save(
      decisions.map(({ row, category }) => ({
        transaction: row,
        shown: membersOf(row, category),
        plan: (stored, closing) => reasonFor(stored, closing) ?? membersOf(stored, category),
      })),
    );
    const failed: string[] = [];
    const left = decisions.filter(({ row }, place) => isToReview(row) && !('after' in (outcomes[place] ?? {})));
    countToReview(left.length);
    const saved = new Map<RecentChange, { before: BankTransaction; after: BankTransaction }[]>();
    const after = new Map<string, Edit | undefined>();
    for (const [place, { row, change }] of decisions.entries()) {
      const outcome = outcomes[place];
      const ofChange = saved.get(change) ?? [];
      saved.set(change, ofChange);
      if (outcome && 'after' in outcome) ofChange.push(outcome);
      const error = outcome && ('error' in outcome || 'reason' in outcome) ? errorText(outcome) : undefined;
      if (error !== undefined) failed.push(`${transactionName(row, messages.unnamed)}: ${error}`);
      // Another decision about it may wait already.
      if (!queue.current.has(row.id)) after.set(row.id, error === undefined ? undefined : { error });
    }
    for (const [change, ofChange] of saved) {
      if (ofChange.length > 0) recent.replace({ ...change, saved: ofChange });
      else recent.remove(change.id);
    }
    setEdits((before) => withEdits(before, after));
    if (failed.length > 0) announce({ text: failed.join(' '), isError: true });
    refetch();
  };
  const { deletions, forget } = useHeldDeletions();
  const latest = useLatest({ ...options, forget, reasonFor, saveAll, countToReview, recent, closing, edits });

  const flush = useCallback((): Promise<void> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const decisions = [...queue.current.values()];
    queue.current.clear();
    if (decisions.length > 0) saving.current = saving.current.then(() => latest.current.saveAll(decisions));
    return saving.current;
  }, [latest]);
  useEffect(() => () => void flush(), [flush]);

  const decide = useCallback(
    (rows: readonly BankTransaction[], category: NamedChoice) => {
      const { recent, edits, countToReview } = latest.current;
      const [transaction] = rows;
      if (!transaction) return undefined;
      const change = recent.add({ transaction, count: rows.length, category: category.name, saved: [] });
      const replaced = new Set(rows.flatMap(({ id }) => queue.current.get(id)?.change.id ?? []));
      for (const row of rows) queue.current.set(row.id, { row, category, change });
      for (const id of replaced)
        if (![...queue.current.values()].some((each) => each.change.id === id)) recent.remove(id);
      setEdits((before) => withEdits(before, new Map(rows.map(({ id }) => [id, { pending: category }]))));
      announce(undefined);
      // One that is decided again is counted already.
      countToReview(-rows.filter((row) => isToReview(row) && !edits.get(row.id)?.pending).length);
      timer.current ??= setTimeout(flush, batchTime);
      return change;
    },
    [latest, flush],
  );
  const categorize = useCallback(
    (row: BankTransaction, category: NamedChoice) => {
      const change = decide([row], category);
      const { rows, closing, edits, reasonFor } = latest.current;
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
      setOffer(isOffered && change ? { changeId: change.id, merchant, name, category, rows: others } : undefined);
      onDecide.current?.(row);
    },
    [decide, latest, messages, onDecide],
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
      setEdits((before) => withEdits(before, new Map([[id, undefined]])));
      announce(undefined);
    },
    [latest],
  );
  const areReadOnly = isReadOnly || isForbidden;
  return useMemo(
    () => ({
      isReadOnly: areReadOnly,
      edits: shownEdits,
      announcement,
      offer,
      blockedReason: (row) => latest.current.reasonFor(row, closing),
      suggestionFor: (row) => {
        if (!categories || !isUncategorized(row)) return undefined;
        for (const { id } of row.suggestedCategories ?? []) {
          const found = findCategory(categories, id);
          if (found) return { id, name: found.name };
        }
      },
      categorize,
      acceptOffer: () => {
        if (offer) decide(offer.rows, offer.category);
        setOffer(undefined);
      },
      declineOffer: () => {
        if (offer) declined.current.add(offer.merchant);
        setOffer(undefined);
      },
      announce,
      clear,
      flush,
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
      decide,
      clear,
      flush,
      refetch,
      latest,
    ],
  );
}

/** Whether nobody has reviewed a transaction yet. */
export function isToReview({ reviewStatus }: Pick<BankTransaction, 'reviewStatus'>): boolean {
  return openReviews.includes(reviewStatus ?? '');
}

/** @param changed undefined removes an edit. */
function withEdits(before: Review['edits'], changed: ReadonlyMap<string, Edit | undefined>): Review['edits'] {
  const after = new Map(before);
  for (const [id, edit] of changed) {
    if (edit) after.set(id, edit);
    else after.delete(id);
  }
  return after;
}
