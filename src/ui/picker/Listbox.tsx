'use client';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { ComboboxGroup, ComboboxOption } from './filterOptions.ts';
import { useVirtualOptions } from './useVirtualOptions.ts';

interface ListboxProps {
  id: string;
  label: string;
  groups: readonly ComboboxGroup[];
  /** The option that Enter would choose. */
  active: string | undefined;
  /** Whether the active option is brought into view: where the keyboard put it there, not the pointer. */
  isActiveFollowed: boolean;
  selected: string | null;
  onPoint: (id: string) => void;
  onChoose: (id: string) => void;
}

/** Options to choose from, in groups. However many they are, those in view are drawn; each says which of how many it is. */
export function Listbox(props: ListboxProps) {
  const { id, label, groups, active, isActiveFollowed } = props;
  const list = useRef<HTMLDivElement>(null);
  const { lines, count } = useMemo(() => linesOf(groups), [groups]);
  const { start, end, before, after } = useVirtualOptions(lines.length, list);

  useLayoutEffect(() => {
    if (list.current && isActiveFollowed) {
      bringIntoView(
        list.current,
        lines.findIndex(({ option }) => option && option.id === active),
        lines,
      );
    }
  }, [active, isActiveFollowed, lines]);

  const optionOf = (option: ComboboxOption, position: number) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: an option never has the focus: the field keeps it, and Enter there chooses
    <div
      key={option.id}
      id={optionId(id, option.id)}
      role="option"
      tabIndex={-1}
      className="daybook-option"
      aria-selected={option.id === props.selected}
      aria-setsize={count}
      aria-posinset={position}
      data-active={option.id === active || undefined}
      onPointerMove={() => {
        if (option.id !== active) props.onPoint(option.id);
      }}
      onClick={() => props.onChoose(option.id)}
    >
      <span className="daybook-option-text" dir="auto" title={option.text}>
        {option.text}
      </span>
      {option.detail && (
        <span className="daybook-option-detail" dir="auto">
          {option.detail}
        </span>
      )}
    </div>
  );

  return (
    <div ref={list} id={id} role="listbox" tabIndex={-1} aria-label={label} className="daybook-option-list">
      <div role="presentation" style={{ blockSize: before }} />
      {sectionsOf(lines.slice(start, end)).map(({ group, lines: drawn }) => {
        const options = drawn.map(({ option, position }) => option && optionOf(option, position));
        if (group.heading === undefined) return options;
        return (
          // biome-ignore lint/a11y/useSemanticElements: options stand in groups of a list box; a fieldset is a group of form fields
          <div key={group.id} role="group" aria-label={group.heading}>
            {drawn[0]?.option === undefined && (
              <div role="presentation" className="daybook-option-heading">
                {group.heading}
              </div>
            )}
            {options}
          </div>
        );
      })}
      <div role="presentation" style={{ blockSize: after }} />
    </div>
  );
}

/** The id of an option's element, by which the field names it as active. */
export function optionId(listId: string, id: string): string {
  return `${listId}-${id}`;
}

/** A line of the list: an option, or without one the heading of its group. */
interface Line {
  group: ComboboxGroup;
  option?: ComboboxOption;
  /** Which of all options it is, from 1. */
  position: number;
}

function linesOf(groups: readonly ComboboxGroup[]): { lines: Line[]; count: number } {
  const lines: Line[] = [];
  let count = 0;
  for (const group of groups) {
    if (group.heading !== undefined) lines.push({ group, position: count });
    for (const option of group.options) {
      count += 1;
      lines.push({ group, option, position: count });
    }
  }
  return { lines, count };
}

function sectionsOf(lines: readonly Line[]): { group: ComboboxGroup; lines: Line[] }[] {
  const sections: { group: ComboboxGroup; lines: Line[] }[] = [];
  for (const line of lines) {
    const last = sections.at(-1);
    if (last?.group === line.group) last.lines.push(line);
    else sections.push({ group: line.group, lines: [line] });
  }
  return sections;
}

/** Scrolls the list alone: `scrollIntoView` would move the host's page as well. A first option brings its heading along. */
function bringIntoView(list: HTMLElement, index: number, lines: readonly Line[]): void {
  const height = list.querySelector('[role="option"]')?.getBoundingClientRect().height;
  if (index < 0 || !height) return;
  const isFirst = lines[index - 1]?.option === undefined;
  const top = (isFirst ? Math.max(0, index - 1) : index) * height;
  const bottom = (index + 1) * height;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
}
