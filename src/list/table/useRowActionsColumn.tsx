'use client';
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { uiMessages } from '../../ui/messages.ts';
import type { ListColumn } from '../columns/listFeatures.ts';
import type { ListSlotProps, RowAction } from './listSlotProps.ts';

/** The columns of a table: those of its layout, and one with the host's actions if there are any. */
export function useRowActionsColumn<Row extends object>(
  columns: readonly ListColumn<Row>[],
  rowActions: ListSlotProps<Row>['rowActions'],
): readonly ListColumn<Row>[] {
  const { actions } = useMessages('ui', uiMessages);
  return useMemo(() => {
    if (!rowActions) return columns;
    const column: ListColumn<Row> = {
      id: 'rowActions',
      header: () => <span className="daybook-visually-hidden">{actions}</span>,
      enableHiding: false,
      enableResizing: false,
      meta: { label: actions, truncate: false },
      cell: ({ row }) => <RowActions actions={rowActions(row.original)} />,
    };
    return [...columns, column];
  }, [columns, rowActions, actions]);
}

/** The actions of a row. They are not tab stops: the grid handles the keyboard. */
function RowActions({ actions }: { actions: readonly RowAction[] }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    const grid = element?.closest('table');
    if (!element || !grid) return;
    // An action can remove its row, and so can scrolling: the focus returns to the grid.
    return () => {
      if (element.contains((grid.getRootNode() as Document).activeElement)) grid.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={ref} className="daybook-row-actions">
      {actions.map(({ label, icon, onPress, disabled }) => (
        <button
          key={label}
          type="button"
          tabIndex={-1}
          className="daybook-button"
          data-quiet=""
          aria-label={icon ? label : undefined}
          title={icon ? label : undefined}
          aria-disabled={disabled || undefined}
          onClick={() => {
            if (!disabled) onPress();
          }}
        >
          {icon ?? label}
        </button>
      ))}
    </div>
  );
}
