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
