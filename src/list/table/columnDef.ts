import type { ReactNode } from 'react';

/** A column of a `Table`. */
export interface TableColumn<Row> {
  /** Stable; also the CSS hook `data-column`. */
  id: string;
  header: string;
  /** `end` for numbers; default `start`. */
  align?: 'end';
  /** Whether its cells are amounts, whose digits align with those in parentheses. */
  isMoney?: boolean;
  /** The sort direction, if the column is sortable. */
  sort?: ColumnSort;
  /** Whether the cell is the row's header for screen readers. */
  isRowHeader?: boolean;
  /** Renders the cell; null leaves it empty. */
  cell: (row: Row) => ReactNode;
}

export interface ColumnSort {
  direction: 'ascending' | 'descending' | 'none';
  onChange: () => void;
}
