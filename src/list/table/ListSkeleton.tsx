'use client';
import { columnNameOf, columnProps } from '../columns/columnProps.ts';
import { isShownAt } from '../columns/listFeatures.ts';
import { orderColumns } from '../columns/orderColumns.ts';
import { CellText } from '../rows/CellText.tsx';
import { ListTableFrame } from './ListTableFrame.tsx';
import type { ListLayout } from './useListTable.ts';

/** More than fit, as their height depends on the window: the rest is clipped. */
const indexes = Array.from({ length: 24 }, (_, number) => number);

interface ListSkeletonProps<Row extends { id: string }> {
  caption: string;
  layout: ListLayout<Row>;
  isSelectable?: boolean;
}

/** A placeholder in the shape of the list that loads. */
export function ListSkeleton<Row extends { id: string }>(props: ListSkeletonProps<Row>) {
  const { caption, layout, isSelectable = false } = props;
  const { columnVisibility, columnSizing, density } = layout.view;
  const columns = orderColumns(layout.columns, layout.view)
    .map((columnDef) => ({ id: columnDef.id ?? '', columnDef }))
    .filter(({ columnDef }) => isShownAt(Number.POSITIVE_INFINITY, columnDef, columnVisibility))
    // Those that the user chose are shown in any width.
    .map((column) => ({
      ...column,
      hiddenBelow: columnVisibility?.[column.id] ? undefined : column.columnDef.meta?.hiddenBelow,
    }));
  return (
    <ListTableFrame
      caption={caption}
      columns={columns.map(({ id, hiddenBelow, columnDef: { meta, size = 150 } }) => ({
        id,
        width: meta?.flexible ? undefined : (columnSizing?.[id] ?? size),
        hiddenBelow,
      }))}
      headers={columns.map((column) => (
        <th key={column.id} scope="col" {...columnProps(column)} data-hidden-below={column.hiddenBelow}>
          <CellText>{columnNameOf(column.columnDef)}</CellText>
          {column.columnDef.meta?.money && <span className="daybook-parenthesis" aria-hidden="true" />}
        </th>
      ))}
      density={density}
      selectAll={isSelectable && <td data-column="select" />}
    >
      {indexes.map((index) => (
        <tr key={index} className="daybook-table-skeleton">
          {isSelectable && <td data-column="select" />}
          {columns.map((column) => (
            <td key={column.id} {...columnProps(column)} data-hidden-below={column.hiddenBelow}>
              <span className="daybook-skeleton" />
            </td>
          ))}
        </tr>
      ))}
    </ListTableFrame>
  );
}
