'use client';
import { usePart } from '../parts/usePart.ts';
import { Icon } from './Icon.tsx';

interface IconButtonProps {
  icon: keyof typeof paths;
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
      <Icon path={paths[icon]} />
    </Part>
  );
}

const paths = {
  copy: 'M5.5 5.5h8v8h-8zM3.5 10.5h-1v-8h8v1',
  export: 'M8 2.5v7.5M4.5 7L8 10.5 11.5 7M2.5 13.5h11',
  help: 'M8 14.5a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM6 6.3a2 2 0 113 1.6c-.6.4-1 .8-1 1.6M8 11.6v.1',
  up: 'M8 13V3M4 7l4-4 4 4',
  down: 'M8 3v10M4 9l4 4 4-4',
  menu: 'M3 8h.5M7.75 8h.5M12.5 8h.5',
  more: 'M3 5h10M3 8h10M3 11h6',
  pin: 'M5 2.5h6M6 2.5v5l-2 2.5h8L10 7.5v-5M8 10v4',
  print: 'M4.5 6V2.5h7V6M4.5 11.5h-2V6h11v5.5h-2M4.5 9.5h7v4h-7z',
  refresh: 'M13 8a5 5 0 11-1.5-3.5L13.5 6.5M13.5 3v3.5H10',
  select: 'M2.5 2.5h11v11h-11zM5 8l2 2 4-4',
  delete: 'M3 4.5h10M6.5 4.5v-2h3v2M4.5 4.5l.6 9h5.8l.6-9',
  remove: 'M4 4l8 8M12 4l-8 8',
};
