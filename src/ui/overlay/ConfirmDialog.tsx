'use client';
import type { ReactNode } from 'react';
import { Button } from '../fields/Button.tsx';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** Whether confirming is destructive. */
  isDangerous?: boolean;
  /** A main action besides the confirmation, such as saving instead of discarding; also by Ctrl+Enter. */
  main?: { label: string; onPress: () => void; isFocused?: boolean | undefined } | undefined;
  onConfirm: () => void;
  /** Called for the cancel button and for Escape. */
  onCancel: () => void;
}

/** A modal confirmation, open while it is mounted. The focus is on the safe choice, unless the main action has it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, cancelLabel, isDangerous = false, main, onConfirm, onCancel } = props;
  return (
    <Dialog
      isAlert
      title={title}
      onCancel={onCancel}
      onApply={main?.onPress}
      initialFocus={main?.isFocused ? 'primary' : undefined}
      actions={
        <>
          <Button onPress={onCancel}>{cancelLabel}</Button>
          <Button onPress={onConfirm} isPrimary={!main} isDangerous={isDangerous}>
            {confirmLabel}
          </Button>
          {main && (
            <Button onPress={main.onPress} isPrimary>
              {main.label}
            </Button>
          )}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
