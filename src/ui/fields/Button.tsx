'use client';
import type { ReactNode } from 'react';

interface ButtonProps {
  onPress: () => void;
  isDisabled?: boolean;
  /** The one main action. */
  isPrimary?: boolean;
  /** What it does destroys something. */
  isDangerous?: boolean;
  /** Whether what it switches is on; undefined for one that switches nothing. */
  isPressed?: boolean;
  /** Without a frame, for what stands beside many others. */
  isQuiet?: boolean;
  /** The id of what tells more of it. */
  describedBy?: string;
  children: ReactNode;
}

/** A button. */
export function Button({ onPress, isDisabled = false, children, ...props }: ButtonProps) {
  const { isPrimary, isDangerous, isPressed, isQuiet, describedBy } = props;
  return (
    // Not disabled, which would take the focus away from who has just pressed it.
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
  /** The id of what it opens. */
  controls: string;
  onPress: () => void;
  children: ReactNode;
}

/** A button that opens and closes a part of the page below it. */
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

/** The one main action of a form. While there is nothing to do it keeps the focus, and says so. */
export function SubmitButton({ isInactive, children }: { isInactive: boolean; children: ReactNode }) {
  return (
    <button type="submit" className="daybook-button" data-primary="" aria-disabled={isInactive}>
      {children}
    </button>
  );
}
