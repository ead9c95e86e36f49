'use client';
import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../fields/Button.tsx';
import { Heading } from '../root/Heading.tsx';

interface ConfirmDialogProps {
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** Whether confirming is destructive. */
  isDangerous?: boolean;
  onConfirm: () => void;
  /** Called for the cancel button and for Escape. */
  onCancel: () => void;
}

/**
 * A modal confirmation, open while it is mounted. The native dialog is above the host's page, also in its dialogs and shadow
 * roots, and stays in place in the DOM, so that it inherits the theme.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, cancelLabel, isDangerous = false, onConfirm, onCancel } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    actions.current?.querySelector('button')?.focus(); // the safe choice
    return () => element?.close(); // which restores the focus
  }, []);
  return (
    // React events bubble to the surrounding form and to a host's dialog, which listen for keys and clicks.
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
