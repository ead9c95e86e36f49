'use client';
import { flexRender, type Header } from '@tanstack/react-table';
import type { MouseEvent, TouchEvent } from 'react';
import { columnProps } from '../columns/columnProps.ts';
import type { ListFeatures } from '../columns/listFeatures.ts';
import { CellText } from '../rows/CellText.tsx';
import { SortButton } from './SortButton.tsx';
import type { ListTableModel } from './useListTable.ts';

interface ColumnHeaderProps<Row extends { id: string }> {
  header: Header<ListFeatures, Row, unknown>;
  /** Whether the service sorts by the column. */
  canSort: boolean;
  model: Pick<ListTableModel<Row>, 'growthOf' | 'startResize' | 'refit'>;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** The header cell of a column, with its sort button and the handle that resizes it. */
export function ColumnHeader<Row extends { id: string }>({ header, canSort, model }: ColumnHeaderProps<Row>) {
  const { column } = header;
  const { meta, header: template } = column.columnDef;
  const content = flexRender(template, header.getContext());
  const isSorted = column.getIsSorted();
  const sort = canSort && column.getCanSort() ? (isSorted ? ariaSort[isSorted] : 'none') : undefined;
  const resize = ({ currentTarget, nativeEvent }: MouseEvent | TouchEvent) => {
    model.startResize(column); // before the drag's first event
    header.getResizeHandler(currentTarget.ownerDocument)(nativeEvent);
  };
  return (
    <th scope="col" {...columnProps(column)} aria-sort={sort}>
      {sort ? (
        <SortButton columnId={column.id} direction={sort} onChange={() => column.toggleSorting()}>
          {content}
        </SortButton>
      ) : (
        <CellText>{content}</CellText>
      )}
      {meta?.money && <span className="daybook-parenthesis" aria-hidden="true" />}
      {!meta?.flexible && column.getCanResize() && (
        <span
          className="daybook-column-resizer"
          aria-hidden="true" // the Display menu resizes columns by keyboard
          dir={model.growthOf(column)} // its inline end is the edge that moves
          onMouseDown={resize}
          onTouchStart={resize}
          onDoubleClick={() => model.refit(column.id)}
        />
      )}
    </th>
  );
}
