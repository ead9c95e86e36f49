'use client';
import { useMemo, useRef } from 'react';
import { useLayoutEffect } from '../useLayoutEffect.ts';
import type { ComboboxGroup, ComboboxOption } from './filterOptions.ts';
import { useVirtualOptions } from './useVirtualOptions.ts';

interface ListboxProps {
  id: string;
  label: string;
  groups: readonly ComboboxGroup[];
  /** The option that Enter would select. */
  active: string | undefined;
  /** Whether to scroll to the active option: if set by keyboard, not by pointer. */
  isActiveFollowed: boolean;
  selected: string | null;
  onPoint: (id: string) => void;
  onChoose: (id: string) => void;
}

/** Virtualized options in groups; each has its position and the total as ARIA attributes. */
export function Listbox(props: ListboxProps) {
  const { id, label, groups, active, isActiveFollowed } = props;
  const list = useRef<HTMLDivElement>(null);
  const { lines, pinned, count } = useMemo(() => linesOf(groups), [groups]);
  const { start, end, before, after } = useVirtualOptions(lines.length, list);

  useLayoutEffect(() => {
    if (list.current && isActiveFollowed) {
      bringIntoView(
        list.current,
        lines.findIndex(({ option }) => option && option.id === active),
        lines,
        pinned.length,
      );
    }
  }, [active, isActiveFollowed, lines, pinned]);

  const optionOf = (option: ComboboxOption, position: number) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: options never have the focus; the field handles Enter
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
      {option.icon}
      <span className="daybook-option-text" dir="auto" title={option.text}>
        {option.text}
      </span>
      {(option.note ?? option.detail) && (
        <span className="daybook-option-detail" dir="auto" title={option.note} data-note={option.note && ''}>
          {option.note ?? option.detail}
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
          // biome-ignore lint/a11y/useSemanticElements: fieldset is for form fields, not for options
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
      {pinned.length > 0 && (
        <div role="presentation" className="daybook-option-pinned">
          {pinned.map(({ option, position }) => option && optionOf(option, position))}
        </div>
      )}
    </div>
  );
}

/** The id of an option's element, for `aria-activedescendant`. */
export function optionId(listId: string, id: string): string {
  return `${listId}-${id}`;
}

/** A line of the list: an option, or the heading of a group. */
interface Line {
  group: ComboboxGroup;
  option?: ComboboxOption;
  /** Its position among all options, from 1. */
  position: number;
}

function linesOf(groups: readonly ComboboxGroup[]): { lines: Line[]; pinned: Line[]; count: number } {
  const lines: Line[] = [];
  const pinned: Line[] = [];
  let count = 0;
  for (const group of groups) {
    if (group.heading !== undefined) lines.push({ group, position: count });
    for (const option of group.options) {
      count += 1;
      (group.isPinned ? pinned : lines).push({ group, option, position: count });
    }
  }
  return { lines, pinned, count };
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

/** Scrolls the list only: `scrollIntoView` would scroll the host's page too. A group's first option scrolls with its heading. */
function bringIntoView(list: HTMLElement, index: number, lines: readonly Line[], pinnedCount: number): void {
  const height = list.querySelector('[role="option"]')?.getBoundingClientRect().height;
  if (index < 0 || !height) return;
  const isFirst = lines[index - 1]?.option === undefined;
  const top = (isFirst ? Math.max(0, index - 1) : index) * height;
  const bottom = (index + 1 + pinnedCount) * height; // pinned ones cover the end
  const scroller = scrollerOf(list);
  // Of the list, which may scroll with what is above it.
  const offset = scroller === list ? 0 : topOf(list) - topOf(scroller) + scroller.scrollTop;
  if (top + offset < scroller.scrollTop) scroller.scrollTop = top + offset;
  else if (bottom + offset > scroller.scrollTop + scroller.clientHeight) {
    scroller.scrollTop = bottom + offset - scroller.clientHeight;
  }
}

/** The list, or what scrolls it in its popover. */
function scrollerOf(list: HTMLElement): HTMLElement {
  for (let each: HTMLElement | null = list; each && !each.matches('[popover]'); each = each.parentElement) {
    if (each.scrollHeight > each.clientHeight) return each;
  }
  return list;
}

function topOf(element: HTMLElement): number {
  return element.getBoundingClientRect().top;
}
