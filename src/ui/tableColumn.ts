import type { ReactNode } from 'react';

/** A column of a `Table`. */
export interface TableColumn<Row> {
  /** Stable, also the hook for CSS: `data-column`. */
  id: string;
  header: string;
  /** `end` for numbers; default `start`. */
  align?: 'end';
  /** Whether the cell names its row to people who hear the table. */
  isRowHeader?: boolean;
  /** What the cell shows; null leaves it empty. */
  cell: (row: Row) => ReactNode;
}
