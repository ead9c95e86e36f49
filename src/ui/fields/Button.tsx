'use client';
import type { ReactNode } from 'react';

interface ButtonProps {
  onPress: () => void;
  isDisabled?: boolean;
  /** The one main action. */
  isPrimary?: boolean;
  /** Whether the action is destructive. */
  isDangerous?: boolean;
  /** For a toggle: whether it is on. */
  isPressed?: boolean;
  /** Without a border, for buttons that appear many times. */
  isQuiet?: boolean;
  /** The id of its description. */
  describedBy?: string;
  children: ReactNode;
}

/** A button. */
export function Button({ onPress, isDisabled = false, children, ...props }: ButtonProps) {
  const { isPrimary, isDangerous, isPressed, isQuiet, describedBy } = props;
  return (
    // Not `disabled`, which would move the focus away from the user who just pressed it.
    <button
      type="button"
      className="daybook-button"
      onClick={() => {
        if (!isDisabled) onPress();
      }}
      aria-disabled={isDisabled || undefined}
      aria-describedby={describedBy}
      aria-pressed={isPressed}
      data-primary={isPrimary || undefined}
      data-dangerous={isDangerous || undefined}
      data-quiet={isQuiet || undefined}
    >
      {children}
    </button>
  );
}

interface ToggleButtonProps {
  isOpen: boolean;
  /** The id of the element it opens. */
  controls: string;
  onPress: () => void;
  children: ReactNode;
}

/** A button that expands and collapses a section below it. */
export function ToggleButton({ isOpen, controls, onPress, children }: ToggleButtonProps) {
  return (
    <button
      type="button"
      className="daybook-button"
      onClick={onPress}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
    >
      {children}
    </button>
  );
}

/** The main action of a form. It stays focusable while inactive. */
export function SubmitButton({ isInactive, children }: { isInactive: boolean; children: ReactNode }) {
  return (
    <button type="submit" className="daybook-button" data-primary="" aria-disabled={isInactive}>
      {children}
    </button>
  );
}
