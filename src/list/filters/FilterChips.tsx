'use client';
import { useState } from 'react';
import { Button } from '../../ui/fields/Button.tsx';

/** An active filter. */
interface Chip {
  id: string;
  name?: string;
  text: string;
  /** Whether its editor is open. */
  isOpen: boolean;
  onPress: (chip: HTMLElement) => void;
  onRemove: () => void;
}

interface FilterChipsProps {
  /** The accessible name of the list. */
  label: string;
  chips: readonly Chip[];
  removeLabel: (facts: { filter: string }) => string;
  /** For the button with the number of the other chips. */
  moreLabel: (facts: { count: number }) => string;
  clearLabel: string;
  onClear: () => void;
  /** Moves the focus when the focused chip is removed. */
  onGone: () => void;
}

const maxChips = 3;

/** The active filters, three at first, and all on paper: each opens its editor, and has a remove button. */
export function FilterChips({ label, chips, removeLabel, moreLabel, clearLabel, onClear, onGone }: FilterChipsProps) {
  const [isExpanded, setExpanded] = useState(false);
  const more = chips.length - maxChips;
  if (chips.length === 0) return null;
  return (
    <>
      <ul className="daybook-chips" aria-label={label}>
        {chips.map(({ id, name, text, isOpen, onPress, onRemove }, index) => (
          <li
            key={id}
            className="daybook-chip"
            data-open={isOpen || undefined}
            data-more={(!isExpanded && index >= maxChips) || undefined}
          >
            <button
              type="button"
              className="daybook-plain-button daybook-chip-text"
              title={name ? `${name} ${text}` : text}
              aria-expanded={name ? isOpen : undefined}
              onClick={({ currentTarget }) => onPress(currentTarget)}
            >
              {name && `${name} `}
              <bdi>{text}</bdi>
            </button>
            <button
              type="button"
              className="daybook-plain-button daybook-chip-remove"
              aria-label={removeLabel({ filter: name ? `${name} ${text}` : text })}
              onClick={() => {
                onRemove();
                onGone();
              }}
            >
              <svg viewBox="0 0 12 12" aria-hidden="true">
                <path d="M3 3l6 6M9 3l-6 6" />
              </svg>
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button isQuiet isExpanded={isExpanded} onPress={() => setExpanded(!isExpanded)}>
          <span aria-hidden="true">{isExpanded ? '−' : `+${more}`}</span>
          <span className="daybook-visually-hidden">{moreLabel({ count: more })}</span>
        </Button>
      )}
      <Button
        isQuiet
        onPress={() => {
          onClear();
          onGone();
        }}
      >
        {clearLabel}
      </Button>
    </>
  );
}
