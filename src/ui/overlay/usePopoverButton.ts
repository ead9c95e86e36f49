'use client';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useInteractOutside } from './useInteractOutside.ts';

/**
 * Whether a button's popover is open. It closes when the focus or a press leaves it, and by Escape, which returns to the button and
 * keeps a dialog around it open.
 * @param root the element around the button, its first, and the popover; it gets `onKeyDown`.
 */
export function usePopoverButton(root: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);
  useInteractOutside(root, () => setOpen(false));
  /** Closes it, and returns to the button. */
  const close = () => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return { isOpen, setOpen, close, onKeyDown };
}
