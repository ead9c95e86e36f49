'use client';
import { columnProps } from './columnProps.ts';
import { ListTableFrame } from './ListTableFrame.tsx';
import { type ListLayout, useListTable } from './useListTable.ts';

const places = Array.from({ length: 8 }, (_, number) => number);

interface ListSkeletonProps<Row extends { id: string }> {
  caption: string;
  layout: ListLayout<Row>;
  isSelectable?: boolean;
}

/** A placeholder in the shape of the list that loads. */
export function ListSkeleton<Row extends { id: string }>(props: ListSkeletonProps<Row>) {
  const { caption, layout, isSelectable = false } = props;
  const model = useListTable<Row>({ layout, rows: noRows, selectedIds: noIds, onSelectedIdsChange: undefined });
  return (
    <ListTableFrame
      caption={caption}
      model={model}
      layout={layout}
      selectAll={isSelectable && <td data-column="select" />}
    >
      {places.map((place) => (
        <tr key={place} className="daybook-table-skeleton">
          {isSelectable && <td data-column="select" />}
          {model.columns.map((column) => (
            <td key={column.id} {...columnProps(column)}>
              <span className="daybook-skeleton" />
            </td>
          ))}
        </tr>
      ))}
    </ListTableFrame>
  );
}

const noRows: never[] = [];
const noIds: ReadonlySet<string> = new Set();
