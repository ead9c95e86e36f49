import { type Cell, flexRender } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { ListColumn, ListFeatures } from './listFeatures.ts';

const callable = new WeakSet<object>();

/**
 * Marks columns whose `cell` functions use no hooks. These are called and not mounted, so that what they render keeps its state, such as an
 * open field, when the columns are made again.
 */
export function withCallableCells<Row extends object>(columns: ListColumn<Row>[]): ListColumn<Row>[] {
  for (const { cell } of columns) if (typeof cell === 'function') callable.add(cell);
  return columns;
}

export function renderCell<Row extends object>(cell: Cell<ListFeatures, Row, unknown>): ReactNode {
  const { cell: render } = cell.column.columnDef;
  const context = cell.getContext();
  return typeof render === 'function' && callable.has(render) ? render(context) : flexRender(render, context);
}
