'use client';
import { type RefObject, useId } from 'react';
import { useStore } from '../../core/state/useStore.ts';
import { Icon } from '../../ui/fields/Icon.tsx';
import { usePart } from '../../ui/parts/usePart.ts';
import { focusOnceShown } from '../rows/focusOnceShown.ts';
import { useIsPrinting } from '../scrolling/useIsPrinting.ts';
import type { DebouncedSearch } from './useDebouncedSearch.ts';

interface SearchFieldProps {
  label: string;
  search: DebouncedSearch;
  input: RefObject<HTMLInputElement | null>;
  /** The list. */
  part: RefObject<HTMLElement | null>;
}

/**
 * A search field: debounced while typing, immediate on Enter and ↓, which go on to the found rows, cleared on Escape, which then
 * goes to the rows. On paper, it is text.
 */
export function SearchField({ label, search, input, part }: SearchFieldProps) {
  const id = useId();
  const { Part, look, isReplaced } = usePart('Input', 'daybook-search-input');
  const isPrinting = useIsPrinting();
  const text = useStore(search, (state) => state.text);
  return (
    <div className="daybook-search">
      <label className="daybook-visually-hidden" htmlFor={id}>
        {label}
      </label>
      {!isReplaced && <Icon path={magnifier} />}
      {/* Our style hides only ours. */}
      {!(isPrinting && isReplaced && text) && (
        <Part
          {...look}
          id={id}
          ref={input}
          type="search"
          dir={isReplaced && text ? 'auto' : undefined} // ours keeps the side of its icon
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
          onChange={({ target }) => search.type(target.value)}
          onKeyDown={(event) => {
            const { key, currentTarget, nativeEvent, shiftKey, altKey, metaKey } = event;
            const isEscape = key === 'Escape';
            const isDown = key === 'ArrowDown' && !shiftKey && !altKey && !metaKey; // these move the caret
            if (nativeEvent.isComposing || !(isEscape || key === 'Enter' || isDown)) return;
            const isClearing = isEscape && text !== '';
            if (isEscape) {
              if (!isClearing && !part.current?.querySelector('[role=grid]')) return;
              event.preventDefault();
              event.stopPropagation(); // keeps a host's dialog open
            }
            search.apply(isEscape ? '' : text);
            if (!isClearing) focusOnceShown(part.current, currentTarget);
          }}
        />
      )}
      {isPrinting && (
        <div>
          {label}: <bdi>{text}</bdi>
        </div>
      )}
    </div>
  );
}

const magnifier = 'M7 11.5a4.5 4.5 0 100-9 4.5 4.5 0 000 9zM10.3 10.3L14 14';
