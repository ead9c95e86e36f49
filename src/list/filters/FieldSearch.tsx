'use client';
import { useId, useMemo, useState } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { uiMessages } from '../../ui/messages.ts';
import { usePart } from '../../ui/parts/usePart.ts';
import { bestMatch, buildIndex, type ComboboxOption, filterOptions } from '../../ui/picker/filterOptions.ts';
import { Listbox, optionId } from '../../ui/picker/Listbox.tsx';

interface FieldSearchProps {
  label: string;
  options: readonly ComboboxOption[];
  /** Further options, once a text is typed. */
  typedOptions: readonly ComboboxOption[];
  onChoose: (id: string) => void;
}

/** A field to type into above the matching options, which are always visible. Enter chooses the best match. */
export function FieldSearch({ label, options, typedOptions, onChoose }: FieldSearchProps) {
  const messages = useMessages('ui', uiMessages);
  const listId = useId();
  const { Part, look } = usePart('Input', 'daybook-text-control');
  const [typed, setTyped] = useState('');
  const [pointed, setPointed] = useState<{ id: string; isByKey: boolean }>();
  const isTyped = typed.trim() !== '';
  const index = useMemo(
    () => buildIndex([{ id: 'options', options: isTyped ? [...options, ...typedOptions] : options }]),
    [options, typedOptions, isTyped],
  );
  const groups = useMemo(() => filterOptions(index, typed), [index, typed]);
  const matches = groups.flatMap((group) => group.options);
  const best = isTyped ? bestMatch(matches, typed) : matches[0];
  const active = matches.find(({ id }) => id === pointed?.id) ?? best;
  const move = (steps: number) => {
    const to = active ? matches.indexOf(active) + steps : 0;
    const option = matches.at(to % matches.length);
    if (option) setPointed({ id: option.id, isByKey: true });
  };
  const choose = (id: string) => {
    setTyped('');
    onChoose(id);
  };
  return (
    <>
      <Part
        {...look}
        type="text"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={matches.length > 0}
        aria-controls={matches.length > 0 ? listId : undefined}
        aria-activedescendant={active && optionId(listId, active.id)}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        dir={typed ? 'auto' : undefined}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setPointed(undefined);
        }}
        onKeyDown={(event) => {
          const { key, nativeEvent } = event;
          if (nativeEvent.isComposing || !['ArrowDown', 'ArrowUp', 'Enter'].includes(key)) return;
          event.preventDefault();
          if (key !== 'Enter') move(key === 'ArrowDown' ? 1 : -1);
          else if (active) choose(active.id);
        }}
      />
      <p className="daybook-visually-hidden" role="status">
        {typed && (matches.length > 0 ? messages.optionCount({ count: matches.length }) : messages.noOptions)}
      </p>
      {matches.length > 0 ? (
        <Listbox
          id={listId}
          label={label}
          groups={groups}
          active={active?.id}
          isActiveFollowed={pointed?.isByKey ?? true}
          selected={null}
          onPoint={(id) => setPointed({ id, isByKey: false })}
          onChoose={choose}
        />
      ) : (
        <div className="daybook-picker-note">{messages.noOptions}</div>
      )}
    </>
  );
}
