'use client';
import { type RefObject, useEffect, useId, useRef } from 'react';
import type { CountedPart } from '../../core/pages/rowCount.ts';
import { useCountText } from '../../ui/useCountText.ts';
import { useShortcut } from '../../ui/useShortcut.ts';
import { focusOnceShown } from '../rows/focusOnceShown.ts';
import { revealSideways } from '../scrolling/revealSideways.ts';

/** A preset of a list's filters. */
export interface ListTab<Id extends string> {
  id: Id;
  label: string;
  /** How many rows it has; null while that is being read, undefined if it is not. */
  count?: CountedPart | null | undefined;
}

interface ListTabsProps<Id extends string> {
  label: string;
  tabs: readonly ListTab<Id>[];
  /** Undefined if the filters fit none. */
  selectedId: Id | undefined;
  onSelect: (id: Id) => void;
  /** The list, in which the digits select tabs. */
  part: RefObject<HTMLElement | null>;
}

const nothing = () => {};

/** Tabs that filter a list, with counts. To keyboards and screen readers they are radio buttons: they change what one table shows. */
export function ListTabs<Id extends string>({ label, tabs, selectedId, onSelect, part }: ListTabsProps<Id>) {
  const name = useId();
  const countText = useCountText();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (selectedId) revealSideways(group.current, group.current?.querySelector(':checked'));
  }, [selectedId]);
  useShortcut(part, '12345'.slice(0, tabs.length), (digit, from) => {
    const radio = group.current?.querySelectorAll('input')[Number(digit) - 1];
    if (!radio || !part.current) return;
    radio.focus(); // the table with the focus can be replaced
    radio.click();
    if (from.closest('[role=grid]')) focusOnceShown(part.current, radio);
  });
  return (
    <fieldset ref={group} className="daybook-tabs">
      <legend className="daybook-visually-hidden">{label}</legend>
      {tabs.map(({ id, label, count }) => (
        <label key={id}>
          {/* Not `onChange`: the filters can be a part of the checked tab's. */}
          <input type="radio" name={name} checked={id === selectedId} onChange={nothing} onClick={() => onSelect(id)} />
          {label}
          {count !== undefined && (
            <>
              {' '}
              <bdi className="daybook-count">{count && (count.count > 0 || count.isComplete) && countText(count)}</bdi>
            </>
          )}
        </label>
      ))}
    </fieldset>
  );
}
