import { type ReactNode, useEffect, useRef } from 'react';

interface DrawerProps {
  isOpen: boolean;
  /** Whether there is something in it to lose: then it is left by what it holds alone. */
  isGuarded?: boolean;
  /** Whether it holds a form rather than a few lines. */
  isWide?: boolean;
  label: string;
  /** Selects what has the focus when it opens; else the first thing that can. */
  firstFocus?: string;
  onClose: () => void;
  children: ReactNode;
}

/** What opens over a page at its edge. Closing gives the focus back to where it was. */
export function Drawer({ isOpen, isGuarded = false, isWide, label, firstFocus, onClose, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const focusFirst = useRef<() => void>(undefined);
  focusFirst.current = () => {
    if (firstFocus) dialog.current?.querySelector<HTMLElement>(firstFocus)?.focus();
  };
  useEffect(() => {
    if (!isOpen) return dialog.current?.close();
    dialog.current?.showModal();
    focusFirst.current?.();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className="drawer"
      data-wide={isWide || undefined}
      aria-label={label}
      closedby={isGuarded ? 'none' : 'any'}
      onClose={onClose}
    >
      {isOpen && children}
    </dialog>
  );
}
