'use client';
import { useMemo } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { uiMessages } from '../../ui/messages.ts';
import { useHostArray } from '../../ui/root/useHostArray.ts';
import { withCallableCells } from '../columns/cells.ts';
import type { ListColumn } from '../columns/listFeatures.ts';
import type { ListSlotProps, RowAction } from './listSlotProps.ts';
import { RowActions } from './RowActions.tsx';

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
      cell: ({ row }) => <HostActions row={row.original} rowActions={rowActions} />,
    };
    return [...columns, ...withCallableCells([column])];
  }, [columns, rowActions, actions]);
}

interface HostActionsProps<Row extends object> {
  row: Row;
  rowActions: NonNullable<ListSlotProps<Row>['rowActions']>;
}

function HostActions<Row extends object>({ row, rowActions }: HostActionsProps<Row>) {
  const returned: unknown = typeof rowActions === 'function' && rowActions(row);
  return <RowActions actions={useHostArray('rowActions', rowActions, returned, none)} />;
}

const none: readonly RowAction[] = [];
