'use client';
import { type KeyboardEvent, type SyntheticEvent, useRef } from 'react';
import type { DialogPartProps } from '../parts/partProps.ts';
import { Heading } from '../root/Heading.tsx';
import { useLayoutEffect } from '../useLayoutEffect.ts';

/**
 * The native dialog is above the host's page, also in its dialogs and shadow roots, and stays in place in the DOM, so that it inherits
 * the theme.
 */
export function NativeDialog({ open: _, onClose, title, children, actions, ...attributes }: DialogPartProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close(); // which restores the focus
  }, []);
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      {...attributes}
      ref={dialog}
      className="daybook-dialog"
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) cancel(event);
      }}
      onCancel={cancel}
    >
      <Heading isPart className="daybook-title">
        {title}
      </Heading>
      {children}
      {actions}
    </dialog>
  );
}
