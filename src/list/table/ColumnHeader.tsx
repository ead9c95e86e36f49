'use client';
import { flexRender, type Header } from '@tanstack/react-table';
import { columnProps } from '../columns/columnProps.ts';
import type { ListFeatures } from '../columns/listFeatures.ts';
import { CellText } from '../rows/CellText.tsx';
import { SortButton } from './SortButton.tsx';

interface ColumnHeaderProps<Row extends object> {
  header: Header<ListFeatures, Row, unknown>;
  /** Whether the service sorts by the column. */
  canSort: boolean;
  /** Called to fit the width to the content. */
  onFit: () => void;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** The header cell of a column, with its sort button and the handle that resizes it. */
export function ColumnHeader<Row extends object>({ header, canSort, onFit }: ColumnHeaderProps<Row>) {
  const { column } = header;
  const { meta, header: template } = column.columnDef;
  const content = flexRender(template, header.getContext());
  const isSorted = column.getIsSorted();
  const sort = canSort && column.getCanSort() ? (isSorted ? ariaSort[isSorted] : 'none') : undefined;
  return (
    <th scope="col" {...columnProps(column)} aria-sort={sort}>
      {sort ? (
        <SortButton direction={sort} onChange={() => column.toggleSorting()}>
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
          onMouseDown={(event) => header.getResizeHandler(event.currentTarget.ownerDocument)(event.nativeEvent)}
          onTouchStart={(event) => header.getResizeHandler(event.currentTarget.ownerDocument)(event.nativeEvent)}
          onDoubleClick={onFit}
        />
      )}
    </th>
  );
}
