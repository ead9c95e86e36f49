'use client';
import { useId, useRef } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Popover } from '../../ui/overlay/Popover.tsx';
import { usePopoverButton } from '../../ui/overlay/usePopoverButton.ts';
import { useFittingChips } from './useFittingChips.ts';

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

/** The active filters that fit, and all on paper: each opens its editor, and is removed by a button or a key. */
export function FilterChips({ chips, onClear }: FilterChipsProps) {
  const messages = useMessages('ui', uiMessages);
  const list = useRef<HTMLUListElement>(null);
  const { count, isTight } = useFittingChips(list, chips.map(textOf).join('\n'));
  return (
    <>
      <ul ref={list} className="daybook-chips" data-tight={isTight || undefined} aria-label={messages.activeFilters}>
        {chips.map((chip, index) => (
          <FilterChip key={chip.id} chip={chip} isMore={index >= count} />
        ))}
      </ul>
      {count < chips.length && <MoreChips chips={chips.slice(count)} />}
      <Button isQuiet onPress={onClear}>
        {messages.clearAll}
      </Button>
    </>
  );
}

/** A button with the number of the chips without room, and a popover with these. */
function MoreChips({ chips }: Pick<FilterChipsProps, 'chips'>) {
  const messages = useMessages('ui', uiMessages);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const { isOpen, setOpen, close, onKeyDown } = usePopoverButton(root);
  const label = messages.moreFilters({ count: chips.length });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only catches Escape from the controls inside
    <div ref={root} className="daybook-display" onKeyDown={onKeyDown}>
      <Button isQuiet isExpanded={isOpen} controls={id} onPress={() => setOpen(!isOpen)}>
        <span aria-hidden="true">+{chips.length}</span>
        <span className="daybook-visually-hidden">{label}</span>
      </Button>
      {isOpen && (
        <Popover anchor={root} onDismiss={close}>
          <ul id={id} className="daybook-more-chips" aria-label={label}>
            {chips.map((chip) => {
              const onPress = () => {
                close(); // before its editor opens
                if (root.current) chip.onPress(root.current);
              };
              return <FilterChip key={chip.id} chip={{ ...chip, onPress }} />;
            })}
          </ul>
        </Popover>
      )}
    </div>
  );
}

interface FilterChipProps {
  chip: Chip;
  /** Whether it has no room on screens. */
  isMore?: boolean;
}

function FilterChip({ chip, isMore = false }: FilterChipProps) {
  const messages = useMessages('ui', uiMessages);
  const { name, text, isOpen, onPress, onRemove } = chip;
  return (
    <li className="daybook-chip" data-open={isOpen || undefined} data-more={isMore || undefined}>
      <button
        type="button"
        className="daybook-plain-button daybook-chip-text"
        title={textOf(chip)}
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
        aria-label={messages.removeFilter({ filter: textOf(chip) })}
        onClick={onRemove}
      >
        <svg viewBox="0 0 12 12" aria-hidden="true">
          <path d="M3 3l6 6M9 3l-6 6" />
        </svg>
      </button>
    </li>
  );
}

function textOf({ name, text }: Chip): string {
  return name ? `${name} ${text}` : text;
}
