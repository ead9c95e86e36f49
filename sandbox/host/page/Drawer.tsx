import { type ReactNode, useEffect, useRef } from 'react';

interface DrawerProps {
  isOpen: boolean;
  /** Has unsaved changes: only its own buttons close it then. */
  isGuarded?: boolean;
  /** Wide enough for a form. */
  isWide?: boolean;
  /** Whether the page behind it stays in use; default false. */
  isBeside?: boolean;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A panel at the edge of the page. Closing it restores the focus. */
export function Drawer({ isOpen, isGuarded = false, isWide, isBeside = false, label, onClose, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element>(null);
  useEffect(() => {
    if (!isOpen) {
      dialog.current?.close();
      // The browser restores the focus only of a modal dialog, or of one that still has it.
      if (document.activeElement === document.body && opener.current instanceof HTMLElement) opener.current.focus();
      return;
    }
    opener.current = document.activeElement;
    if (isBeside) dialog.current?.show();
    else dialog.current?.showModal();
  }, [isOpen, isBeside]);
  return (
    <dialog
      ref={dialog}
      className="drawer"
      data-wide={isWide || undefined}
      data-beside={isBeside || undefined}
      aria-label={label}
      closedby={isGuarded || isBeside ? 'none' : 'any'}
      onClose={onClose}
    >
      {isOpen && children}
    </dialog>
  );
}
