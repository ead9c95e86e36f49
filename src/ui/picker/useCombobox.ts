'use client';
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { useLatest } from '../../core/state/useLatest.ts';
import {
  bestMatch,
  buildIndex,
  type ComboboxGroup,
  type ComboboxOption,
  filterOptions,
  onlyMatch,
} from './filterOptions.ts';

interface ComboboxStateOptions {
  groups: readonly ComboboxGroup[];
  value: string | null;
  isClearable: boolean;
  /** Whether choosing the selected option again also calls `onChange`. */
  isConfirmable: boolean;
  /** Whether more options are loading. */
  isLoading: boolean;
  onChange: (id: string | null) => void;
  onOpen: () => void;
  onClose: (() => void) | undefined;
  onEnter: (() => void) | undefined;
  onType: (text: string) => void;
  unmatched: string;
  onUnmatched: ((text: string) => void) | undefined;
}

/** How many options the Page keys move by. */
const pageSize = 10;

/** The state of a combobox: whether its list is open, the typed text, and the option that Enter would select. */
export function useCombobox(options: ComboboxStateOptions) {
  const { groups, value, isClearable, isConfirmable, isLoading, unmatched } = options;
  const { onChange, onOpen, onClose, onEnter, onType, onUnmatched } = options;
  const [isOpen, setIsOpen] = useState(false);
  /** Undefined while the field shows the selected option. */
  const [typed, setTyped] = useState<string>();
  const [pointed, setPointed] = useState<{ id: string; isByKey: boolean }>();
  /** Whether the field was left by Tab before the options had loaded: then the typed text selects one. */
  const [isHeld, setIsHeld] = useState(false);

  const index = useMemo(() => buildIndex(groups), [groups]);
  const matches = useMemo(() => filterOptions(index, typed ?? ''), [index, typed]);
  const found = useMemo(() => matches.flatMap((group) => group.options), [matches]);
  const selected = useMemo(() => optionIn(groups, value), [groups, value]);
  // Derived, because options can load after typing.
  const best = typed?.trim() ? bestMatch(found, typed) : undefined;
  const active = found.find(({ id }) => id === pointed?.id) ?? best;

  const isActiveByKey = pointed?.isByKey ?? true;

  const open = (at: ComboboxOption | undefined) => {
    if (!isOpen) {
      onOpen();
      if (typed === undefined && unmatched !== '') setTyped(unmatched);
    }
    setIsOpen(true);
    setIsHeld(false);
    setPointed(at && { id: at.id, isByKey: true });
  };
  const close = () => {
    setIsOpen(false);
    setIsHeld(false);
    setPointed(undefined);
    if (typed !== undefined) onType('');
    setTyped(undefined);
    onClose?.();
  };
  const choose = (id: string | null) => {
    close();
    if (id !== value || id === null || isConfirmable) onChange(id);
  };
  const type = (text: string) => {
    open(undefined);
    setTyped(text);
    onType(text);
  };
  /** Ends typing; leaving the field empty clears the value. Only where unmatched text is kept, an unambiguous match is selected. */
  const leave = () => {
    if (isHeld && isLoading) return;
    const text = typed?.trim();
    const only = text ? onlyMatch(found, text) : undefined;
    if (text === '' && isClearable && value !== null) choose(null);
    else if (text === undefined || text === unmatched || !onUnmatched || (text === '' && unmatched === '')) close();
    else if (only) choose(only.id);
    else {
      close();
      onUnmatched(text);
    }
  };
  const settle = useLatest(() => (best && !onUnmatched ? choose(best.id) : leave()));
  useEffect(() => {
    if (isHeld && !isLoading) settle.current();
  }, [isHeld, isLoading, settle]);
  const move = (steps: number) => {
    if (!isOpen) return open(selected ?? (steps > 0 ? found[0] : found.at(-1)));
    const from = active ? found.indexOf(active) : steps > 0 ? -1 : found.length;
    const to = from + steps;
    const isSingleStep = Math.abs(steps) === 1;
    // A single step wraps around; a page step does not.
    const inList = Math.max(0, Math.min(to, found.length - 1));
    open(isSingleStep ? found.at(to % found.length) : found[inList]);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const handle = keys[event.altKey ? `Alt+${event.key}` : event.key];
    if (event.ctrlKey || event.metaKey) {
      // Ctrl+Enter saves the form: select the active option first, as Tab does.
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
    'Alt+ArrowDown': () => void open(selected),
    'Alt+ArrowUp': () => void leave(),
    PageDown: () => (isOpen ? void move(pageSize) : 'passOn'),
    PageUp: () => (isOpen ? void move(-pageSize) : 'passOn'),
    Enter: () => {
      if (!isOpen) return 'passOn';
      if (!active) return void leave();
      choose(active.id);
      onEnter?.();
    },
    'Alt+Enter': () => keys.Enter?.(),
    Escape: () => (isOpen ? void close() : 'passOn'),
    Tab: () => {
      // Where unmatched text is kept, only the arrow keys choose among several options.
      const isTaken = isOpen && active && isActiveByKey && (pointed || !onUnmatched);
      if (isTaken && active.id === value) close();
      else if (isTaken) choose(active.id);
      else if (isOpen && isLoading && typed?.trim()) {
        setIsOpen(false);
        setIsHeld(true);
      } else if (isOpen && onUnmatched) leave();
      return 'passOn';
    },
  };

  return {
    isOpen,
    typed,
    matches,
    matchCount: found.length,
    selected,
    active,
    isActiveByKey,
    open: () => open(selected),
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
