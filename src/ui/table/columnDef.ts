import type { ReactNode } from 'react';

/** A column of a `Table`. */
export interface TableColumn<Row> {
  /** Stable, also the hook for CSS: `data-column`. */
  id: string;
  header: string;
  /** `end` for numbers; default `start`. */
  align?: 'end';
  /** Whether its cells are amounts, whose digits end in one line with those in parentheses. */
  isMoney?: boolean;
  /** How rows are sorted by it, where a person can change that. */
  sort?: ColumnSort;
  /** Whether the cell names its row to people who hear the table. */
  isRowHeader?: boolean;
  /** What the cell shows; null leaves it empty. */
  cell: (row: Row) => ReactNode;
}

export interface ColumnSort {
  direction: 'ascending' | 'descending' | 'none';
  onChange: () => void;
}
