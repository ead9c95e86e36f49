'use client';
import { Button } from '../ui/fields/Button.tsx';

/** One filter that is on. */
export interface FilterChip {
  id: string;
  text: string;
  onRemove: () => void;
}

interface FilterChipsProps {
  /** What the list is, for people who do not see it. */
  label: string;
  chips: readonly FilterChip[];
  removeLabel: (facts: { filter: string }) => string;
  clearLabel: string;
  onClear: () => void;
  /** Where the focus goes when the chip that had it is gone. */
  onGone: () => void;
}

/** The filters that are on, each with a way to take it back. */
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
