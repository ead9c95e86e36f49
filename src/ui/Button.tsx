'use client';
import type { ReactNode } from 'react';

interface ButtonProps {
  onPress: () => void;
  isDisabled?: boolean;
  children: ReactNode;
}

/** A button of the quiet kind. */
export function Button({ onPress, isDisabled = false, children }: ButtonProps) {
  return (
    <button type="button" className="daybook-button" onClick={onPress} disabled={isDisabled}>
      {children}
    </button>
  );
}

/** The one main action of a form. While there is nothing to do it keeps the focus, and says so. */
export function SubmitButton({ isInactive, children }: { isInactive: boolean; children: ReactNode }) {
  return (
    <button type="submit" className="daybook-button" data-primary="" aria-disabled={isInactive}>
      {children}
    </button>
  );
}
