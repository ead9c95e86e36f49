'use client';
import type { ReactNode } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { Button } from '../fields/Button.tsx';
import { uiMessages } from '../messages.ts';

interface ProgressBarProps {
  /** What goes on. */
  label: string;
  /** How far it is, in words. */
  children?: ReactNode;
  /** The share that is done, 0 to 1; undefined where nobody knows. */
  share: number | undefined;
  onCancel: () => void;
}

/** How far something is that takes its time, with a way to call it off. */
export function ProgressBar({ children, label, share, onCancel }: ProgressBarProps) {
  const messages = useMessages('ui', uiMessages);
  return (
    <div className="daybook-progress">
      <span className="daybook-secondary">
        {label}
        {children && <> · {children}</>}
      </span>
      <progress aria-label={label} max={1} value={share} />
      <Button onPress={onCancel}>{messages.cancel}</Button>
    </div>
  );
}
