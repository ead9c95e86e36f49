'use client';
import type { ReactNode } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { Button } from '../fields/Button.tsx';
import { uiMessages } from '../messages.ts';

interface ProgressBarProps {
  label: string;
  /** The progress as text. */
  children?: ReactNode;
  /** The completed share, 0 to 1; undefined if unknown. */
  share: number | undefined;
  /** Default: Cancel. */
  cancelLabel?: string;
  onCancel: () => void;
}

/** The progress of a long task, with a button that stops it. */
export function ProgressBar({ children, label, share, cancelLabel, onCancel }: ProgressBarProps) {
  const messages = useMessages('ui', uiMessages);
  return (
    <div className="daybook-progress">
      <span className="daybook-secondary">
        {label}
        {children && <> · {children}</>}
      </span>
      <progress aria-label={label} max={1} value={share} />
      <Button onPress={onCancel}>{cancelLabel ?? messages.cancel}</Button>
    </div>
  );
}
