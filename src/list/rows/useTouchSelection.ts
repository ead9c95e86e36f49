'use client';
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useLatest } from '../../core/state/useLatest.ts';

interface TouchSelection {
  /** Whether boxes are shown: a press on a card selects it, too. */
  isSelecting: boolean;
  /** Selects the row around an element, or clears it. @returns whether there is one. */
  toggleAround: (target: EventTarget) => boolean;
}

/** How long a finger rests on a card to select it, in milliseconds. */
const longPress = 500;
/** How long after a press its click can come on a busy device, in milliseconds. */
const lateClick = 400;

/** Selects cards by touch: a long press selects the first one, and presses select others. Tables have checkboxes. */
export function useTouchSelection(selection: TouchSelection | undefined) {
  const timer = useRef(0);
  const ending = useRef(0);
  const isTouch = useRef(false);
  /** Whether the press has selected a row, so that the click or menu after it does nothing. */
  const isDone = useRef(false);
  const latest = useLatest(selection);
  const cancel = () => clearTimeout(timer.current);
  const select = (target: EventTarget, table: Element) => {
    isDone.current = areCards(table) && latest.current?.toggleAround(target) === true;
  };
  const end = () => {
    cancel();
    clearTimeout(ending.current);
    ending.current = window.setTimeout(() => {
      isDone.current = false;
    }, lateClick);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    props: {
      onPointerDown: ({ target, currentTarget, pointerType, isPrimary }: PointerEvent) => {
        cancel();
        clearTimeout(ending.current);
        isDone.current = false;
        isTouch.current = pointerType === 'touch';
        if (!isTouch.current || !isPrimary) return;
        timer.current = window.setTimeout(() => select(target, currentTarget), longPress);
      },
      onPointerUp: end,
      onPointerCancel: end, // the finger scrolls
      // Some browsers open their menu first.
      onContextMenu: (event: MouseEvent) => {
        cancel();
        if (isTouch.current && !isDone.current) select(event.target, event.currentTarget);
        if (isDone.current) event.preventDefault();
      },
    },
    /** @returns whether a click belongs to the selection. */
    takesClick: ({ target, currentTarget }: MouseEvent): boolean => {
      if (isDone.current || !selection?.isSelecting || !isTouch.current) return isDone.current;
      return areCards(currentTarget) && selection.toggleAround(target);
    },
  };
}

function areCards(table: Element): boolean {
  return getComputedStyle(table).display === 'block';
}
