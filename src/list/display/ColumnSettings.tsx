'use client';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '../../core/daybookContext.ts';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { IconButton } from '../../ui/fields/IconButton.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { columnNameOf } from '../table/columnProps.ts';
import { orderColumns } from '../table/orderColumns.ts';
import type { ListLayout } from '../table/useListTable.ts';

/** The columns of a list: which are shown, and in which order. They move by drag, by buttons, and by Alt with an arrow key. */
export function ColumnSettings<Row extends object>({ layout }: { layout: ListLayout<Row> }) {
  const messages = useMessages('ui', uiMessages);
  const list = useRef<HTMLUListElement>(null);
  const dragged = useRef<string>(undefined);
  const { view, onViewChange } = layout;
  const columns = orderColumns(layout.columns, view.columnOrder);
  const ids = columns.map(({ id = '' }) => id);
  const move = (id: string, to: number) => {
    const element = list.current;
    if (!element || to < 0 || to >= ids.length || ids[to] === id) return;
    const others = ids.filter((each) => each !== id);
    const { activeElement } = element.getRootNode() as Document | ShadowRoot;
    element.focus(); // an element that moves loses the focus, and the menu would close
    flushSync(() => onViewChange({ ...view, columnOrder: [...others.slice(0, to), id, ...others.slice(to)] }));
    if (activeElement instanceof HTMLElement) activeElement.focus();
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    move(ids[index] ?? '', index + step);
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
      <ul className="daybook-column-settings" ref={list} tabIndex={-1}>
        {columns.map((column, index) => {
          const id = ids[index] ?? '';
          const name = columnNameOf(column);
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
                isChecked={view.columnVisibility?.[id] !== false}
                isDisabled={column.enableHiding === false}
                onChange={(isShown) =>
                  onViewChange({ ...view, columnVisibility: { ...view.columnVisibility, [id]: isShown } })
                }
              />
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
    </fieldset>
  );
}
