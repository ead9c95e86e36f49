'use client';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useLatest } from '../../core/state/useLatest.ts';
import { isUndoKey, pressedKey } from '../../ui/pressedKey.ts';
import { isTypedIn } from '../../ui/useShortcut.ts';
import { isToReview } from '../data/filters.ts';
import { isUncategorized, transactionName } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { Choices, Edits } from '../data/unsavedDecisions.ts';
import { type RecentChange, useRecentChanges } from '../data/useRecentChanges.ts';
import { merchantOf } from '../model/merchantOf.ts';
import { useListSession } from './useListSession.ts';

/** A category just chosen, offered for other transactions of the same merchant. */
export interface Offer {
  /** The transaction that was categorized, whose place it takes. */
  row: BankTransaction;
  /** The merchant’s name. */
  name: string;
  /** The others that can still be categorized. */
  others: readonly BankTransaction[];
  /** How many there were at first. */
  count: number;
  accept: () => void;
  /** Whether the others are shown, so that none is changed unseen. */
  isListed: boolean;
  toggleList: () => void;
  /** Closes it; the merchant’s other transactions are not offered again in this session. */
  decline: () => void;
}

interface MadeOffer {
  changeId: string;
  rowId: string;
  merchant: string;
  choices: Choices;
  otherIds: ReadonlySet<string>;
}

interface OfferOptions {
  /** The loaded transactions. */
  rows: readonly BankTransaction[];
  edits: Edits;
  /** Whether the category of a transaction can be changed in the list. */
  canCategorize: (row: BankTransaction) => boolean;
  decide: (rows: readonly BankTransaction[], choices: Choices) => RecentChange | undefined;
  /** Called after the save of an editor: the list refetches, but not what an offer is about. */
  onEditorSave: () => void;
  /** The list's element. */
  part: RefObject<HTMLElement | null>;
  unnamed: string;
}

/**
 * Offers to apply a category to others of the merchant. `Shift+A` accepts, `Shift+S` shows them, and any other key in the list declines,
 * in addition to its usual action. It ends with its place: when the change is undone or fails, or its transaction leaves the list.
 */
export function useOffer({ rows, edits, canCategorize, decide, onEditorSave, part, unnamed }: OfferOptions) {
  const recent = useRecentChanges();
  const [made, setMade] = useState<MadeOffer>();
  const [listedId, setListedId] = useState<string>();
  const { declinedMerchants } = useListSession();
  const canApply = (row: BankTransaction) =>
    isToReview(row) && isUncategorized(row) && !edits.get(row.id)?.pending && canCategorize(row);
  const row = useMemo(() => rows.find(({ id }) => id === made?.rowId), [rows, made]);
  const candidates = useMemo(() => rows.filter(({ id }) => made?.otherIds.has(id)), [rows, made]);
  const others = made ? candidates.filter(canApply) : [];
  const isOpen = others.length > 0 && recent.read().some(({ id }) => id === made?.changeId);
  if (made && !(row && isOpen)) setMade(undefined);

  const offer: Offer | undefined =
    made && row && isOpen
      ? {
          row,
          name: transactionName(row, unnamed),
          others,
          count: made.otherIds.size,
          accept: () => {
            decide(others, made.choices);
            setMade(undefined);
          },
          isListed: listedId === made.changeId,
          toggleList: () => setListedId(listedId === made.changeId ? undefined : made.changeId),
          decline: () => {
            declinedMerchants.add(made.merchant);
            setMade(undefined);
          },
        }
      : undefined;
  const latest = useLatest({ offer, rows, canApply });

  useEffect(() => {
    const element = part.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const { offer } = latest.current;
      if (!offer || modifiers.includes(event.key) || isUndoKey(event)) return; // an undo withdraws the offer; it isn’t declined
      const { altKey, ctrlKey, metaKey, shiftKey, target } = event;
      const canScrollList = offer.isListed && !isTypedIn(target, element);
      const list = canScrollList ? element?.querySelector('.daybook-offer-others .daybook-menu') : undefined;
      const step = list ? scrollSteps[event.key]?.(list) : undefined;
      if (list && step !== undefined) {
        event.preventDefault();
        event.stopPropagation(); // the current row stays
        return list.scrollBy({ top: step });
      }
      if (event.repeat) return;
      const key = shiftKey && !altKey && !ctrlKey && !metaKey ? pressedKey(event) : '';
      const closesList = event.key === 'Escape' && offer.isListed;
      if (!(closesList || ['a', 's'].includes(key)) || isTypedIn(target, element)) return offer.decline();
      event.preventDefault();
      if (closesList) event.stopPropagation(); // a dialog around the list stays open
      if (key === 'a') offer.accept();
      else offer.toggleList();
    };
    element?.addEventListener('keydown', onKeyDown, true); // before what the key does, such as another decision
    return () => element?.removeEventListener('keydown', onKeyDown, true);
  }, [part, latest]);

  const makeOffer = (change: RecentChange, row: BankTransaction, choices: Choices) => {
    const { rows, canApply } = latest.current;
    const merchant = merchantOf(row);
    if (merchant === undefined || declinedMerchants.has(merchant)) return setMade(undefined);
    const others = rows.filter((each) => each.id !== row.id && merchantOf(each) === merchant && canApply(each));
    const otherIds = new Set(others.map(({ id }) => id));
    setMade({ changeId: change.id, rowId: row.id, merchant, choices, otherIds });
  };
  useEditorChanges((change, row, choices) => {
    if (choices && latest.current.rows.some(({ id }) => id === row.id)) makeOffer(change, row, choices);
    onEditorSave();
  });

  return {
    offer,
    /** Offers the choices of a change for others of the merchant, if there are any. */
    makeOffer,
  };
}

/**
 * Calls the function for each save of an editor while the list is there.
 * @param onSaved with the transaction as it was, and the choices to repeat, if it was categorized.
 */
function useEditorChanges(
  onSaved: (change: RecentChange, before: BankTransaction, choices: Choices | undefined) => void,
): void {
  const { changes } = useRecentChanges();
  const seen = useRef(new Set(changes.map(({ id }) => id)));
  const latest = useLatest(onSaved);
  useEffect(() => {
    // Each once: an undo that fails brings its change back.
    const added = changes.filter(({ id }) => !seen.current.has(id));
    for (const change of added) {
      seen.current.add(change.id);
      const [only] = change.saved;
      if (change.isOfEditor && only) latest.current(change, only.before, categorized(only));
    }
  }, [changes, latest]);
}

/** The choices of a save; undefined without another category. */
function categorized({ before, after }: RecentChange['saved'][number]): Choices | undefined {
  const { category } = after;
  if (!category || category.id === before.category?.id || (after.children?.length ?? 0) > 1) return undefined;
  const isReviewed = isToReview(before) && !isToReview(after) && after.reviewStatus;
  return { category: { id: category.id, name: category.name ?? '' }, ...(isReviewed && { reviewStatus: isReviewed }) };
}

/** How far keys scroll the list of the others, in pixels. */
const scrollSteps: Readonly<Record<string, (list: Element) => number>> = {
  ArrowUp: () => -40,
  ArrowDown: () => 40,
  PageUp: ({ clientHeight }) => -clientHeight,
  PageDown: ({ clientHeight }) => clientHeight,
  Home: ({ scrollHeight }) => -scrollHeight,
  End: ({ scrollHeight }) => scrollHeight,
};

/** Keys that do nothing alone. */
const modifiers = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Fn'];
