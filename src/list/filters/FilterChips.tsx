'use client';
import { useState } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { uiMessages } from '../../ui/messages.ts';

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
  chips: readonly Chip[];
  onClear: () => void;
}

const maxChips = 3;

/** The active filters, three at first, and all on paper: each opens its editor, and is removed by a button or a key. */
export function FilterChips({ chips, onClear }: FilterChipsProps) {
  const messages = useMessages('ui', uiMessages);
  const [isExpanded, setExpanded] = useState(false);
  const more = chips.length - maxChips;
  return (
    <>
      <ul className="daybook-chips" aria-label={messages.activeFilters}>
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
              onKeyDown={({ key }) => {
                if (key === 'Backspace' || key === 'Delete') onRemove();
              }}
            >
              {name && `${name} `}
              <bdi>{text}</bdi>
            </button>
            <button
              type="button"
              className="daybook-plain-button daybook-chip-remove"
              aria-label={messages.removeFilter({ filter: name ? `${name} ${text}` : text })}
              onClick={onRemove}
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
          <span className="daybook-visually-hidden">{messages.moreFilters({ count: more })}</span>
        </Button>
      )}
      <Button isQuiet onPress={onClear}>
        {messages.clearAll}
      </Button>
    </>
  );
}
