'use client';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { useLatest } from '../../core/query/useLatest.ts';
import { isTypedIn } from '../../list/filters/useShortcut.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { IconButton } from '../../ui/fields/IconButton.tsx';
import { useLayoutEffect } from '../../ui/useLayoutEffect.ts';
import { useAnnounceChanges } from '../data/useAnnouncedUndo.ts';
import { useRecentChanges } from '../data/useRecentChanges.ts';
import type { transactionListMessages } from '../messages.ts';
import { placeToast } from './placeToast.ts';
import { undoMessages } from './undoMessages.ts';
import { useChangeTexts } from './useChangeTexts.ts';
import type { Review } from './useReview.ts';
import { useUndo } from './useUndo.ts';

/** How long it shows, except while the pointer or the focus is in it. */
const duration = 10_000;

interface UndoToastProps {
  review: Review;
  /** The list’s element. */
  part: RefObject<HTMLElement | null>;
  overrides: MessageOverrides<typeof undoMessages> | undefined;
  messages: typeof transactionListMessages;
}

/** Says what changed last, with a button to undo it; Ctrl+Z undoes earlier changes, too. */
export default function UndoToast({ review, part, overrides, messages: ofList }: UndoToastProps) {
  const messages = useMessages('bankTransactionList', undoMessages, overrides);
  const { heldWrites } = useDaybookContext();
  const last = useRecentChanges().changes.at(-1);
  const changeTexts = useChangeTexts(messages);
  const { undo, isUndoing, outcome, clearOutcome } = useUndo(review, { ...ofList, ...messages }, changeTexts);
  useAnnounceChanges(() => undo());
  // A list that opens later doesn’t announce an earlier change.
  const [hiddenId, setHiddenId] = useState(() => (last && Date.now() - last.time > duration ? last.id : undefined));
  // Nor does the end of a later one: once a deletion is sent, it can’t be undone anymore.
  const [newestTime, setNewestTime] = useState(0);
  if (last && last.time > newestTime) setNewestTime(last.time);
  // An undo uncovers the change before it, which was announced at its time.
  const isNew =
    last !== undefined &&
    last.time >= newestTime &&
    last.id !== hiddenId &&
    !isUndoing &&
    (!outcome || outcome.lastId !== last.id);
  const change = isNew ? last : undefined;
  const undoing = isUndoing ? { id: 'undoing', text: messages.undoing } : undefined;
  const shown = undoing ?? (change ? { id: change.id, text: changeTexts.done(change) } : outcome);
  const shownId = shown?.id;
  // One that is replaced under the pointer reports no leaving.
  const [heldId, setHeldId] = useState<string>();
  const isHeld = heldId !== undefined && heldId === shownId;

  const hide = () => {
    setHeldId(undefined);
    setHiddenId(last?.id);
    clearOutcome();
    // The focus must not go with the button that has it.
    if (isHeld) part.current?.querySelector('table')?.focus({ preventScroll: true });
  };
  // Whoever reads it has as long to undo a deletion.
  useEffect(() => {
    heldWrites.pause(isHeld);
    return () => heldWrites.pause(false);
  }, [isHeld, heldWrites]);
  const latest = useLatest({ undo, hide });
  useEffect(() => {
    if (shownId === undefined || isHeld) return;
    const timer = setTimeout(() => latest.current.hide(), duration);
    return () => clearTimeout(timer);
  }, [shownId, isHeld, latest]);
  useEffect(() => {
    const element = part.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || isTypedIn(event.target, element)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      latest.current.undo();
      event.preventDefault();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [part, latest]);

  if (!shown) return null;
  return (
    <Toast key={shown.id} onHold={(isNowHeld) => setHeldId(isNowHeld ? shown.id : undefined)}>
      <span dir="auto">{shown.text}</span>
      {change && (
        <Button
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
  /** Called with whether the pointer or the focus is in it. */
  onHold: (isHeld: boolean) => void;
  children: ReactNode;
}

/** In the browser’s top layer, at the bottom of the page unless something there is in use. */
function Toast({ onHold, children }: ToastProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const layer = ref.current;
    if (!layer) return;
    layer.showPopover();
    const stop = placeToast(layer);
    return () => {
      stop();
      layer.hidePopover();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it shows longer while someone reads it
    <div
      ref={ref}
      popover="manual"
      className="daybook-popover daybook-toast"
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
    >
      {children}
    </div>
  );
}
