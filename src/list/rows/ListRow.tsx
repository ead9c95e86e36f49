'use client';
import type { Row } from '@tanstack/react-table';
import { memo } from 'react';
import { renderCell } from '../columns/cells.ts';
import type { CellProps } from '../columns/columnProps.ts';
import type { ListFeatures } from '../columns/listFeatures.ts';
import type { ListSlotProps } from './listSlotProps.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import type { ToggleRow } from './useRowSelection.ts';

interface ListRowProps<Data extends { id: string }> {
  /** The element's id, for `aria-activedescendant`. */
  id: string;
  row: Row<ListFeatures, Data>;
  /** The attributes of its cells, by column: other columns draw the row again. */
  cellProps: ReadonlyMap<string, CellProps>;
  index: number;
  /** Its `aria-rowindex`: from 1, the header included. */
  rowIndex: number;
  isFocused: boolean;
  /** Whether it may have changed and is read again. */
  isOutdated: boolean;
  /** Whether it stands out. */
  isMarked: boolean;
  /** Whether it fades: nothing is left to do. */
  isDimmed: boolean;
  /** Where it is in its group; undefined if rows are not grouped. @see groupPart */
  group: string | undefined;
  /** Whether it is selected; undefined if rows are not selectable. */
  isSelected: boolean | undefined;
  /** The accessible name of its checkbox. */
  labelOf: ((row: Data) => string) | undefined;
  onToggle: ToggleRow;
  /** The host's attributes of a row. */
  propsOf: ListSlotProps<Data>['rowProps'];
}

/** One row. It renders only when it changes, not on every scroll. */
export const ListRow = memo(BodyRow, arePropsEqual) as typeof BodyRow; // memo drops the type parameter

function BodyRow<Data extends { id: string }>({ row, index, cellProps, ...props }: ListRowProps<Data>) {
  const { id, rowIndex, isFocused, isOutdated, isMarked, isDimmed, group, isSelected, labelOf, onToggle, propsOf } =
    props;
  const cells = row.getVisibleCells();
  const cellId = (column: string) => `${id}-${column.replaceAll(/\s/g, '_')}`; // in a list of ids
  const isSelectable = isSelected !== undefined && labelOf !== undefined;
  const isNamed = isFocused && isSelectable;
  return (
    <tr
      {...propsOf?.(row.original)}
      id={id}
      data-index={index}
      aria-rowindex={rowIndex}
      aria-selected={isSelected}
      // Its cells, without the checkbox, whose name would say them twice.
      aria-labelledby={isNamed ? cells.map(({ column }) => cellId(column.id)).join(' ') : undefined}
      aria-busy={isOutdated || undefined}
      data-focused={isFocused || undefined}
      data-marked={isMarked || undefined}
      data-done={isDimmed || undefined}
      data-group={group}
    >
      {isSelectable && (
        <RowCheckbox id={row.id} label={labelOf(row.original)} isSelected={isSelected} onToggle={onToggle} />
      )}
      {cells.map((cell) => {
        const { id: column, columnDef } = cell.column;
        const attributes = { id: isNamed ? cellId(column) : undefined, ...cellProps.get(column) };
        const content = renderCell(cell);
        return columnDef.meta?.rowHeader ? (
          <th key={column} scope="row" {...attributes}>
            {content}
          </th>
        ) : (
          <td key={column} {...attributes}>
            {content}
          </td>
        );
      })}
    </tr>
  );
}

/** The model creates new rows on every scroll; what they draw is their data. */
function arePropsEqual<Data extends { id: string }>(before: ListRowProps<Data>, now: ListRowProps<Data>): boolean {
  const names = Object.keys(now) as (keyof ListRowProps<Data>)[];
  return names.every((name) =>
    name === 'row' ? before.row.original === now.row.original : Object.is(before[name], now[name]),
  );
}
