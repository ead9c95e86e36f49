'use client';
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

interface TouchSelection {
  /** Whether boxes are shown: a press on a card selects it, too. */
  isSelecting: boolean;
  /** Selects the row around an element, or clears it. @returns whether there is one. */
  toggleAround: (target: EventTarget) => boolean;
}

/** How long a finger rests on a row to select it, in milliseconds. */
const longPress = 500;

/** Selects rows by touch: a long press selects the first one of cards, and presses select others. */
export function useTouchSelection(selection: TouchSelection | undefined) {
  const timer = useRef(0);
  const isTouch = useRef(false);
  /** Whether the press has selected a row, so that the click or menu after it does nothing. */
  const isDone = useRef(false);
  const cancel = () => clearTimeout(timer.current);
  const select = (target: EventTarget) => {
    isDone.current = selection?.toggleAround(target) === true;
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    props: {
      onPointerDown: ({ target, pointerType, isPrimary }: PointerEvent) => {
        cancel();
        isDone.current = false;
        isTouch.current = pointerType === 'touch';
        if (!isTouch.current || !isPrimary) return;
        timer.current = window.setTimeout(() => select(target), longPress);
      },
      onPointerUp: cancel,
      onPointerCancel: cancel, // the finger scrolls
      // Some browsers open their menu first.
      onContextMenu: (event: MouseEvent) => {
        cancel();
        if (isTouch.current && !isDone.current) select(event.target);
        if (isDone.current) event.preventDefault();
      },
    },
    /** @returns whether a click belongs to the selection. */
    takesClick: ({ target, currentTarget }: MouseEvent): boolean => {
      if (isDone.current || !selection?.isSelecting || !isTouch.current) return isDone.current;
      const areCards = getComputedStyle(currentTarget).display === 'block';
      return areCards && selection.toggleAround(target);
    },
  };
}
