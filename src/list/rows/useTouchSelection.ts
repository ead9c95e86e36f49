'use client';
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

interface TouchSelection {
  /** Whether boxes are shown: a press on a card selects it, too. */
  isSelecting: boolean;
  /** Selects the row around an element, or clears it. @returns whether there is one. */
  toggleAround: (target: EventTarget) => boolean;
}

/** How long a finger rests on a row to select it, in milliseconds, and how far it may move, in pixels. */
const [longPress, tolerance] = [500, 10];

/** Selects rows by touch: a long press selects the first one of cards, and presses select others. */
export function useTouchSelection(selection: TouchSelection | undefined) {
  const press = useRef<{ timer: number; x: number; y: number } | undefined>(undefined);
  const isTouch = useRef(false);
  /** Whether the press has selected a row, so that the click or menu after it does nothing. */
  const isDone = useRef(false);
  const cancel = () => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  useEffect(() => () => clearTimeout(press.current?.timer), []);
  return {
    props: {
      onPointerDown: ({ target, clientX: x, clientY: y, pointerType, isPrimary }: PointerEvent) => {
        cancel();
        isDone.current = false;
        isTouch.current = pointerType === 'touch';
        if (!selection || !isTouch.current || !isPrimary) return;
        const timer = window.setTimeout(() => {
          press.current = undefined;
          isDone.current = selection.toggleAround(target);
        }, longPress);
        press.current = { timer, x, y };
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const { x, y } = press.current ?? { x: clientX, y: clientY };
        if (Math.hypot(clientX - x, clientY - y) > tolerance) cancel();
      },
      onPointerUp: cancel,
      onPointerCancel: cancel, // the finger scrolls
      onContextMenu: (event: MouseEvent) => {
        if (press.current || isDone.current) event.preventDefault();
      },
    },
    /** @returns whether a click belongs to the selection. */
    takesClick: ({ target, currentTarget }: MouseEvent): boolean => {
      if (isDone.current) return true;
      const areCards = getComputedStyle(currentTarget).display === 'block';
      return Boolean(selection?.isSelecting && isTouch.current && areCards && selection.toggleAround(target));
    },
  };
}
