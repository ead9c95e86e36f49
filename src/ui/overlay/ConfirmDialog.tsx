'use client';
import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../fields/Button.tsx';
import { Heading } from '../root/Heading.tsx';

interface ConfirmDialogProps {
  title: string;
  /** What is asked, and what it means. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** Whether confirming destroys something. */
  isDangerous?: boolean;
  onConfirm: () => void;
  /** Called for the other button and for Escape. */
  onCancel: () => void;
}

/**
 * A question that must be answered before anything else, open while it is drawn. The browser's own modal dialog: above all that
 * a host has, in its dialogs and shadow roots as well, and in the document where it is written, so that the theme comes down to it.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, cancelLabel, isDangerous = false, onConfirm, onCancel } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    actions.current?.querySelector('button')?.focus(); // the safe one
    return () => element?.close(); // which gives the focus back
  }, []);
  return (
    // React passes these on to what is around the dialog, where the form's keys and a host's dialog listen.
    <dialog
      ref={dialog}
      className="daybook-dialog"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onCancel();
      }}
      onCancel={(event) => {
        event.stopPropagation();
        event.preventDefault();
        onCancel();
      }}
      onClose={stop}
      onClick={stop}
    >
      <Heading isPart id={`${id}-title`} className="daybook-title">
        {title}
      </Heading>
      <div id={`${id}-text`}>{children}</div>
      <div ref={actions} className="daybook-dialog-actions">
        <Button onPress={onCancel}>{cancelLabel}</Button>
        <Button onPress={onConfirm} isPrimary isDangerous={isDangerous}>
          {confirmLabel}
        </Button>
      </div>
    </dialog>
  );
}

function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}
