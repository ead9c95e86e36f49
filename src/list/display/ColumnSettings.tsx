'use client';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '../../core/daybookContext.ts';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { IconButton } from '../../ui/fields/IconButton.tsx';
import { focusedElement } from '../../ui/focusedElement.ts';
import { columnNameOf } from '../columns/columnProps.ts';
import { isShownAt, type ListColumn } from '../columns/listFeatures.ts';
import { narrowestWidth } from '../columns/narrowestWidth.ts';
import { orderColumns } from '../columns/orderColumns.ts';
import type { ListLayout } from '../table/useListTable.ts';
import { displayMessages } from './displayMessages.ts';
import { useTableWidth } from './useTableWidth.ts';

/** How far a key changes a width, in pixels. */
const widthStep = 16;

/**
 * The columns of a list: which are shown, in which order, and how wide. They move by drag, by buttons, and by Alt with an arrow
 * key up or down; Alt with the others resizes them, and with Enter fits them to their content.
 */
export function ColumnSettings<Row extends object>({ layout }: { layout: ListLayout<Row> }) {
  const messages = useMessages('ui', displayMessages);
  const list = useRef<HTMLUListElement>(null);
  const dragged = useRef<string>(undefined);
  const [resized, setResized] = useState('');
  const tableWidth = useTableWidth(list);
  const { view, onViewChange } = layout;
  const all = orderColumns(layout.columns, { columnOrder: view.columnOrder ?? [] });
  const columns = all.filter(({ meta }) => meta?.inDisplay !== false);
  const ids = columns.map(({ id = '' }) => id);
  const move = (id: string, to: number) => {
    const element = list.current;
    if (!element || to < 0 || to >= ids.length || ids[to] === id) return;
    const others = ids.filter((each) => each !== id);
    const focused = focusedElement(element);
    element.focus(); // an element that moves loses the focus, and the menu would close
    const columnOrder = [...others.slice(0, to), id, ...others.slice(to)];
    // Columns that the loaded rows or this menu don't have keep their places; those at the end follow by themselves.
    const places = new Set([...(view.columnOrder ?? []), ...all.map(({ id = '' }) => id)]);
    for (const [index, absent] of [...places].entries())
      if (!ids.includes(absent) && index < columnOrder.length) columnOrder.splice(index, 0, absent);
    flushSync(() => onViewChange({ ...view, columnOrder }));
    if (focused instanceof HTMLElement) focused.focus();
  };
  const { start = [], end = [] } = view.columnPinning ?? {};
  const pin = (id: string, isPinned: boolean) => {
    const without = (ids: string[]) => ids.filter((each) => each !== id);
    onViewChange({
      ...view,
      columnPinning: { start: isPinned ? without(start) : [...start, id], end: without(end) },
    });
  };
  /** @param step by how many pixels; undefined fits the column to its content. */
  const resize = (column: ListColumn<Row>, step: number | undefined) => {
    const { id = '', meta, enableResizing } = column;
    // Only the table knows a width by content. Cards have no header.
    const header = list.current?.closest('.daybook')?.querySelector<HTMLElement>(`th[data-column="${CSS.escape(id)}"]`);
    if (!header?.offsetWidth || meta?.flexible || enableResizing === false) return;
    const sign = getComputedStyle(header).direction === 'rtl' ? -1 : 1;
    const { [id]: _former, ...others } = view.columnSizing ?? {};
    const sized = step === undefined ? {} : { [id]: Math.max(narrowestWidth, header.offsetWidth + sign * step) };
    flushSync(() => onViewChange({ ...view, columnSizing: { ...others, ...sized } }));
    setResized(messages.columnWidth({ column: columnNameOf(column), width: header.offsetWidth }));
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const widening = { ArrowLeft: -widthStep, ArrowRight: widthStep }[event.key];
    const isFit = event.key === 'Enter';
    const column = columns[index];
    if (!event.altKey || !column || (step === undefined && widening === undefined && !isFit)) return;
    event.preventDefault(); // browsers go back with Alt and an arrow
    if (step !== undefined) move(column.id ?? '', index + step);
    else resize(column, widening);
  };
  const onDrag = (event: PointerEvent) => {
    if (dragged.current === undefined) return;
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const to = rows.findIndex(({ bottom }) => event.clientY < bottom);
    move(dragged.current, to < 0 ? ids.length - 1 : to);
  };
  const stopDrag = () => {
    dragged.current = undefined;
  };

  return (
    <fieldset className="daybook-field">
      <legend>{messages.columns}</legend>
      <ul className="daybook-plain-list" ref={list} tabIndex={-1}>
        {columns.map((column, index) => {
          const id = ids[index] ?? '';
          const name = columnNameOf(column);
          const isPinned = start.includes(id) || end.includes(id);
          return (
            <li key={id} onKeyDown={(event) => onKeyDown(event, index)}>
              <span
                className="daybook-drag-handle"
                aria-hidden="true"
                onPointerDown={(event) => {
                  event.currentTarget.setPointerCapture(event.pointerId);
                  dragged.current = id;
                }}
                onPointerMove={onDrag}
                onPointerUp={stopDrag}
                onPointerCancel={stopDrag}
              />
              <Checkbox
                label={name}
                isChecked={isShownAt(tableWidth, column, view.columnVisibility)}
                isDisabled={column.enableHiding === false}
                onChange={(isShown) =>
                  onViewChange({ ...view, columnVisibility: { ...view.columnVisibility, [id]: isShown } })
                }
              />
              {column.enablePinning !== false && (
                <IconButton
                  icon="pin"
                  label={messages.pinColumn({ column: name })}
                  isPressed={isPinned}
                  onPress={() => pin(id, isPinned)}
                />
              )}
              <IconButton
                icon="up"
                label={messages.moveColumnUp({ column: name })}
                isDisabled={index === 0}
                onPress={() => move(id, index - 1)}
              />
              <IconButton
                icon="down"
                label={messages.moveColumnDown({ column: name })}
                isDisabled={index === columns.length - 1}
                onPress={() => move(id, index + 1)}
              />
            </li>
          );
        })}
      </ul>
      <p className="daybook-visually-hidden" role="status">
        {resized}
      </p>
    </fieldset>
  );
}
