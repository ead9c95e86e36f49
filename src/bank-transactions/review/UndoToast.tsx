'use client';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { useLatest } from '../../core/state/useLatest.ts';
import { useMountedValue } from '../../core/state/useMountedValue.ts';
import { useStore } from '../../core/state/useStore.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { IconButton } from '../../ui/fields/IconButton.tsx';
import { placeToast } from '../../ui/overlay/placeToast.ts';
import { isUndoKey } from '../../ui/pressedKey.ts';
import { useLayoutEffect } from '../../ui/useLayoutEffect.ts';
import { isTypedIn } from '../../ui/useShortcut.ts';
import { useRecentChanges } from '../data/useRecentChanges.ts';
import type { transactionListMessages } from '../messages.ts';
import { undoMessages } from './undoMessages.ts';
import { useChangeTexts } from './useChangeTexts.ts';
import { useListSession } from './useListSession.ts';
import type { Review } from './useReview.ts';
import { useUndo } from './useUndo.ts';

/** How long it shows, except while the pointer or the focus is in it. */
const duration = 10_000;

interface UndoToastProps {
  review: Pick<Review, 'flush' | 'withdraw' | 'refetch'>;
  /** The list’s element; undefined outside a list. */
  part?: RefObject<HTMLElement | null>;
  /** Whether the list is displayed. */
  isDisplayed?: boolean;
  /** Outside a list. */
  outside?: {
    /** Whether it shows nothing but a failure: a list or an editor shows changes. */
    isSilent: boolean;
    /** What was not saved or deleted. */
    failure: { id: string; text: string; dismiss: () => void } | undefined;
    /** Whether Ctrl+Z there undoes changes. */
    hasKey: (event: KeyboardEvent) => boolean;
    /** Brings the toast to where it can be used. */
    place: () => void;
  };
  overrides?: MessageOverrides<typeof undoMessages> | undefined;
  messages: typeof transactionListMessages;
}

/** Says what changed last, with a button to undo it; Ctrl+Z undoes earlier changes, too. */
export default function UndoToast(props: UndoToastProps) {
  const { review, part, isDisplayed, outside, overrides, messages: ofList } = props;
  const messages = useMessages('bankTransactionList', undoMessages, overrides);
  const { heldWrites } = useDaybookContext();
  const last = useRecentChanges().changes.at(-1);
  const changeTexts = useChangeTexts(messages);
  const { undo, isUndoing, outcome, clearOutcome } = useUndo(review, { ...ofList, ...messages }, changeTexts);
  const { announcedId: announced, undos } = useListSession();
  const isSilent = outside?.isSilent ?? !isDisplayed;
  // A list that opens later doesn’t announce an earlier change.
  const [hiddenId, setHiddenId] = useState(() => (last && Date.now() - last.time > duration ? last.id : undefined));
  const announcedId = useStore(announced, (id) => id);
  // Nor does the end of a later one: once a deletion is sent, it can’t be undone anymore.
  const [newestTime, setNewestTime] = useState(0);
  if (last && last.time > newestTime) setNewestTime(last.time);
  // An undo uncovers the change before it, which was announced at its time.
  const isNew =
    last !== undefined &&
    last.time >= newestTime &&
    last.id !== hiddenId &&
    last.id !== announcedId &&
    !isUndoing &&
    (!outcome || outcome.lastId !== last.id);
  const change = isNew ? last : undefined;
  const undoing = isUndoing ? { id: 'undoing', text: messages.undoing } : undefined;
  const failure = outside?.failure;
  const news = undoing ?? (change ? { id: change.id, text: changeTexts.done(change) } : outcome);
  const shown = (isSilent ? undefined : news) ?? failure;
  const newsId = news?.id;
  const shownId = shown?.id;
  const isFailure = shown !== undefined && shown === failure;
  // One that is replaced under the pointer reports no leaving.
  const [heldId, setHeldId] = useState<string>();
  const isHeld = heldId !== undefined && heldId === shownId;
  if (heldId !== undefined && !isHeld) setHeldId(undefined);
  const focusedBefore = useRef<HTMLElement>(undefined);

  /** The focus must not go with the button that has it. */
  const restoreFocus = () => {
    const target = part ? part.current?.querySelector('table') : focusedBefore.current;
    target?.focus({ preventScroll: true });
  };
  const end = () => {
    setHiddenId(last?.id);
    if (!isSilent) announced.set(() => last?.id);
    clearOutcome();
  };
  const hide = () => {
    setHeldId(undefined);
    if (isFailure) failure?.dismiss();
    else end();
    if (isHeld) restoreFocus();
  };
  // Pauses the countdown of held deletions while the toast is hovered or focused.
  useEffect(() => {
    if (!isHeld) return;
    heldWrites.pause(true);
    return () => heldWrites.pause(false);
  }, [isHeld, heldWrites]);
  const isTypedInPart = (event: KeyboardEvent) => part !== undefined && isTypedIn(event.target, part.current);
  const isKeyShown = change !== undefined && !isSilent;
  const latest = useLatest({ undo, end, isKeyShown, hasKey: outside?.hasKey ?? ((event) => !isTypedInPart(event)) });
  const undoLast = useCallback(() => latest.current.undo(), [latest]);
  useMountedValue(undos, part && isDisplayed ? undoLast : undefined);
  useEffect(() => {
    if (newsId === undefined || isHeld) return;
    const timer = setTimeout(() => latest.current.end(), duration);
    return () => clearTimeout(timer);
  }, [newsId, isHeld, latest]);
  useEffect(() => {
    const element: GlobalEventHandlers | null = part ? part.current : window;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isUndoKey(event) || !latest.current.hasKey(event)) return;
      latest.current.undo();
      event.preventDefault();
    };
    // The toast shows the key, so that it works also while nothing has the focus.
    const onKeyDownOnPage = (event: KeyboardEvent) => {
      if (part && event.target === document.body && latest.current.isKeyShown) onKeyDown(event);
    };
    element?.addEventListener('keydown', onKeyDown);
    document.addEventListener('keydown', onKeyDownOnPage);
    return () => {
      element?.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('keydown', onKeyDownOnPage);
    };
  }, [part, latest]);

  if (!shown) return null;
  return (
    <Toast
      key={shown.id}
      onHold={(isNowHeld, from) => {
        if (from instanceof HTMLElement) focusedBefore.current = from;
        setHeldId(isNowHeld ? shown.id : undefined);
      }}
      onFocusLost={restoreFocus}
      place={outside?.place}
    >
      <span dir="auto">{shown.text}</span>
      {change && !isFailure && (
        <Button
          ctrlKey="Z"
          onPress={() => {
            hide();
            undo(change.id);
          }}
        >
          {messages.undo}
        </Button>
      )}
      <IconButton icon="remove" label={messages.dismiss} onPress={hide} />
    </Toast>
  );
}

interface ToastProps {
  /** Called with whether the pointer or the focus is in it, and what had the focus before. */
  onHold: (isHeld: boolean, from?: EventTarget | null) => void;
  /** Called when it goes with the focus in it: React reports no blur. */
  onFocusLost: () => void;
  /** Called again and again: a dialog may open or close. */
  place: (() => void) | undefined;
  children: ReactNode;
}

/** In the browser’s top layer, at the bottom of the page unless something there is in use. */
function Toast({ onHold, onFocusLost, place, children }: ToastProps) {
  const ref = useRef<HTMLDivElement>(null);
  const latestPlace = useLatest(place);
  const latestFocusLost = useLatest(onFocusLost);
  useLayoutEffect(() => {
    const layer = ref.current;
    if (!layer) return;
    const show = () => {
      latestPlace.current?.();
      if (!layer.matches(':popover-open')) layer.showPopover();
    };
    show();
    const timer = latestPlace.current && setInterval(show, 250);
    const stop = placeToast(layer);
    return () => {
      clearInterval(timer);
      stop();
      if (layer.matches(':focus-within')) latestFocusLost.current();
      layer.hidePopover();
    };
  }, [latestPlace, latestFocusLost]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it shows longer while someone reads it
    <div
      ref={ref}
      popover="manual"
      className="daybook-popover daybook-toast"
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={({ relatedTarget, currentTarget }) =>
        onHold(true, currentTarget.contains(relatedTarget) ? null : relatedTarget)
      }
      onBlur={() => onHold(false)}
    >
      {children}
    </div>
  );
}
