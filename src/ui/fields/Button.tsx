'use client';
import type { ReactNode } from 'react';
import { usePart } from '../parts/usePart.ts';
import { isMac } from '../useCtrlKey.ts';
import { useIsOnServer } from '../useIsOnServer.ts';

interface ButtonProps {
  onPress: () => void;
  isDisabled?: boolean;
  /** The one main action. */
  isPrimary?: boolean;
  /** Whether the action is destructive. */
  isDangerous?: boolean;
  /** For a toggle: whether it is on. */
  isPressed?: boolean;
  /** For a button that expands an element: whether it is open, and its id. */
  isExpanded?: boolean;
  controls?: string;
  /** Without a border, for buttons that appear many times. */
  isQuiet?: boolean;
  /** The id of its description. */
  describedBy?: string;
  /** False where a key does the same and buttons are no tab stops, as in the rows of a grid. */
  isTabStop?: boolean;
  /** The keys that press it, such as `Alt+S`. */
  shortcut?: string;
  /** Whether they are shown after its text, except on touch screens and where it is narrow. */
  isKeyShown?: boolean;
  /** The key that does the same with Ctrl or ⌘, shown after its text. */
  ctrlKey?: '↵' | 'Z';
  children: ReactNode;
}

/** A button. */
export function Button({ onPress, isDisabled = false, children, ...props }: ButtonProps) {
  const {
    isPrimary,
    isDangerous,
    isPressed,
    isExpanded,
    controls,
    isQuiet,
    describedBy,
    isTabStop = true,
    shortcut,
    isKeyShown = false,
    ctrlKey,
  } = props;
  const { Part, look } = usePart('Button', 'daybook-button');
  return (
    // Not `disabled`, which would move the focus away from the user who just pressed it.
    <Part
      {...look}
      type="button"
      tabIndex={isTabStop ? undefined : -1}
      onClick={() => {
        if (!isDisabled) onPress();
      }}
      aria-disabled={isDisabled || undefined}
      aria-describedby={describedBy}
      aria-keyshortcuts={shortcut}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      aria-controls={isExpanded ? controls : undefined}
      data-primary={isPrimary || undefined}
      data-dangerous={isDangerous || undefined}
      data-quiet={isQuiet || undefined}
    >
      {children}
      {shortcut && isKeyShown && <KeyHint keys={shortcut.replaceAll('+', ' ')} />}
      {ctrlKey && <CtrlHint keyName={ctrlKey} />}
    </Part>
  );
}

/** A visual hint at the keys; assistive technology has `aria-keyshortcuts`, or the list of keys. */
function KeyHint({ keys }: { keys: string }) {
  return (
    <>
      {' '}
      <kbd dir="ltr" aria-hidden="true">
        {keys}
      </kbd>
    </>
  );
}

function CtrlHint({ keyName }: { keyName: string }) {
  const isOnServer = useIsOnServer(); // which doesn't know the keyboard
  return !isOnServer && <KeyHint keys={`${isMac() ? '⌘' : 'Ctrl'} ${keyName}`} />;
}

interface SubmitButtonProps {
  isInactive: boolean;
  /** Whether its keys are shown. */
  isKeyShown?: boolean | undefined;
  children: ReactNode;
}

/** The main action of a form. It stays focusable while inactive. */
export function SubmitButton({ isInactive, isKeyShown, children }: SubmitButtonProps) {
  const { Part, look } = usePart('Button', 'daybook-button');
  return (
    <Part {...look} type="submit" data-primary aria-disabled={isInactive}>
      {children}
      {isKeyShown && <CtrlHint keyName="↵" />}
    </Part>
  );
}
