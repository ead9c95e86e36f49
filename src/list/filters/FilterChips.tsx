'use client';
import { Button } from '../../ui/fields/Button.tsx';

/** An active filter. */
export interface FilterChip {
  id: string;
  text: string;
  onRemove: () => void;
}

interface FilterChipsProps {
  /** The accessible name of the list. */
  label: string;
  chips: readonly FilterChip[];
  removeLabel: (facts: { filter: string }) => string;
  clearLabel: string;
  onClear: () => void;
  /** Moves the focus when the focused chip is removed. */
  onGone: () => void;
}

/** The active filters, each with a remove button. */
export function FilterChips({ label, chips, removeLabel, clearLabel, onClear, onGone }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <div className="daybook-chips">
      <ul aria-label={label}>
        {chips.map(({ id, text, onRemove }) => (
          <li key={id} className="daybook-chip">
            <bdi>{text}</bdi>
            <button
              type="button"
              className="daybook-plain-button"
              aria-label={removeLabel({ filter: text })}
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
      <Button
        onPress={() => {
          onClear();
          onGone();
        }}
      >
        {clearLabel}
      </Button>
    </div>
  );
}
