'use client';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { type ComboboxGroup, type ComboboxOption, filterOptions, indexOf, likeliest } from './filterOptions.ts';

interface ComboboxStateOptions {
  groups: readonly ComboboxGroup[];
  value: string | null;
  isClearable: boolean;
  onChange: (id: string | null) => void;
  onOpen: () => void;
  onClose: (() => void) | undefined;
  onType: (text: string) => void;
}

/** How many options the Page keys move by. */
const pageSize = 10;

/** What a picker is about to do: whether its list is open, what is typed, and which option Enter would choose. */
export function useCombobox({ groups, value, isClearable, onChange, onOpen, onClose, onType }: ComboboxStateOptions) {
  const [isOpen, setIsOpen] = useState(false);
  /** Undefined unless somebody is typing: then the field shows what is chosen. */
  const [typed, setTyped] = useState<string>();
  const [pointed, setPointed] = useState<{ id: string; isByKey: boolean }>();

  const index = useMemo(() => indexOf(groups), [groups]);
  const matches = useMemo(() => filterOptions(index, typed ?? ''), [index, typed]);
  const options = useMemo(() => matches.flatMap((group) => group.options), [matches]);
  const chosen = useMemo(() => optionIn(groups, value), [groups, value]);
  // Of what is typed the likeliest match, also where it comes later than the typing.
  const meant = typed?.trim() ? likeliest(options, typed) : undefined;
  const active = options.find(({ id }) => id === pointed?.id) ?? meant;

  const isActiveByKey = pointed?.isByKey ?? true;

  const open = (at: ComboboxOption | undefined) => {
    if (!isOpen) onOpen();
    setIsOpen(true);
    setPointed(at && { id: at.id, isByKey: true });
  };
  const close = () => {
    setIsOpen(false);
    setPointed(undefined);
    if (typed !== undefined) onType('');
    setTyped(undefined);
    onClose?.();
  };
  const choose = (id: string | null) => {
    close();
    if (id !== value || id === null) onChange(id);
  };
  const type = (text: string) => {
    setTyped(text);
    onType(text);
    open(undefined);
  };
  /** What typing comes to that ends without a choice. */
  const leave = () => {
    if (isClearable && typed?.trim() === '' && value !== null) choose(null);
    else close();
  };
  const move = (steps: number) => {
    if (!isOpen) return open(chosen ?? (steps > 0 ? options[0] : options.at(-1)));
    const from = active ? options.indexOf(active) : steps > 0 ? -1 : options.length;
    const to = from + steps;
    const isSingleStep = Math.abs(steps) === 1;
    // A single step past the end goes on at the other one; a page stays.
    const inList = Math.max(0, Math.min(to, options.length - 1));
    open(isSingleStep ? options.at(to % options.length) : options[inList]);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const handle = keys[event.altKey ? `Alt+${event.key}` : event.key];
    if (event.ctrlKey || event.metaKey) {
      // What saves the form around it saves what is about to be chosen, as leaving by Tab does.
      if (event.key === 'Enter') keys.Tab?.();
      return;
    }
    if (!handle || handle() === 'passOn') return;
    event.preventDefault();
    event.stopPropagation();
  };
  const keys: Partial<Record<string, () => 'passOn' | undefined>> = {
    ArrowDown: () => void move(1),
    ArrowUp: () => void move(-1),
    'Alt+ArrowDown': () => void open(chosen),
    'Alt+ArrowUp': () => void leave(),
    PageDown: () => (isOpen ? void move(pageSize) : 'passOn'),
    PageUp: () => (isOpen ? void move(-pageSize) : 'passOn'),
    Enter: () => {
      if (!isOpen) return 'passOn';
      if (active) choose(active.id);
      else leave();
    },
    Escape: () => (isOpen ? void close() : 'passOn'),
    Tab: () => {
      if (isOpen && active && isActiveByKey) choose(active.id);
      return 'passOn';
    },
  };

  return {
    isOpen,
    typed,
    matches,
    matchCount: options.length,
    chosen,
    active,
    isActiveByKey,
    open: () => open(chosen),
    close,
    choose,
    type,
    leave,
    point: (id: string) => setPointed({ id, isByKey: false }),
    onKeyDown,
  };
}

function optionIn(groups: readonly ComboboxGroup[], id: string | null): ComboboxOption | undefined {
  for (const { options } of groups) {
    const found = options.find((option) => option.id === id);
    if (found) return found;
  }
  return undefined;
}
