'use client';
import { usePart } from '../parts/usePart.ts';
import { Icon, type IconName } from './Icon.tsx';

interface IconButtonProps {
  icon: IconName;
  /** Its accessible name and tooltip. */
  label: string;
  onPress: () => void;
  isDisabled?: boolean;
  /** False where a key does the same, so that Tab goes from field to field. */
  isTabStop?: boolean;
  /** For a toggle: whether it is on. */
  isPressed?: boolean;
  /** For a button that expands an element: whether it is open, and its id. */
  isExpanded?: boolean;
  controls?: string;
  /** The keys that press it, such as `Alt+Enter`. */
  shortcut?: string;
}

/** A button with an icon, where space is tight. */
export function IconButton({
  icon,
  label,
  onPress,
  isDisabled = false,
  isTabStop = true,
  isPressed,
  isExpanded,
  controls,
  shortcut,
}: IconButtonProps) {
  const { Part, look } = usePart('IconButton', 'daybook-plain-button daybook-icon-button');
  return (
    <Part
      {...look}
      type="button"
      tabIndex={isTabStop ? undefined : -1}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      title={label}
      aria-disabled={isDisabled || undefined}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      aria-controls={isExpanded ? controls : undefined}
      onClick={() => {
        if (!isDisabled) onPress();
      }}
    >
      <Icon name={icon} />
    </Part>
  );
}
