import { type ReactNode, useEffect, useRef } from 'react';

interface DrawerProps {
  isOpen: boolean;
  /** Whether there is something in it to lose: then it is left by what it holds alone. */
  isGuarded?: boolean;
  /** Whether it holds a form rather than a few lines. */
  isWide?: boolean;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** What opens over a page at its edge. Closing gives the focus back to where it was. */
export function Drawer({ isOpen, isGuarded = false, isWide, label, onClose, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
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
