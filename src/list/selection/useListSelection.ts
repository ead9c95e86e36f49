'use client';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ListPage } from '../../core/http/paging.ts';
import type { BulkActionProps } from '../rows/listSlotProps.ts';
import type { RowSelection } from '../rows/useRowSelection.ts';
import { useOnSelectionChange } from './useOnSelectionChange.ts';

export type ListSelection<Row extends { id: string }> = ReturnType<typeof useListSelection<Row>>;

export interface ListSelectionOptions<Row extends object> extends Pick<RowSelection<Row>, 'labelOf'> {
  /** Identifies the query without its order: another list starts without a selection. */
  listKey: string;
  /** The order of the rows: in another one, selected rows stay selected, loaded or not. */
  order: unknown;
  pages: readonly ListPage<Row>[] | undefined;
  onSelectionChange: ((ids: string[]) => void) | undefined;
  /** Renders the host's actions for the selected rows. */
  bulkActions: BulkActionProps<Row>['bulkActions'];
  messages: { selectAll: (facts: { count: number }) => string };
}

/** The selected rows of a list, for its table and its selection bar, and the mode in which cards have checkboxes. */
export function useListSelection<Row extends { id: string }>(options: ListSelectionOptions<Row>) {
  const { listKey, order, pages, onSelectionChange, bulkActions, labelOf, messages } = options;
  const none = { listKey, ids: noIds, isSelecting: false };
  const [selection, setSelection] = useState(none);
  if (selection.listKey !== listKey) setSelection(none);
  const { ids } = selection;
  const isSelecting = ids.size > 0 || selection.isSelecting;
  const orderKey = JSON.stringify(order);
  const [kept, setKept] = useState<{ orderKey: string; rows: readonly Row[] }>({ orderKey, rows: [] });
  // Ids stay selected during a refetch or a reverted deletion; only rows count that are loaded, or were in another order.
  const loaded = useMemo(
    () => (ids.size > 0 ? (pages ?? []).flatMap(({ rows }) => rows.filter(({ id }) => ids.has(id))) : []),
    [pages, ids],
  );
  const loadedIds = useMemo(() => new Set(loaded.map(({ id }) => id)), [loaded]);
  const rows = useMemo(() => {
    const isWhole = pages !== undefined && pages.at(-1)?.next === undefined;
    const others = isWhole ? [] : kept.rows.filter(({ id }) => ids.has(id) && !loadedIds.has(id));
    return others.length > 0 ? [...loaded, ...others] : loaded;
  }, [pages, ids, loaded, loadedIds, kept]);
  const before = useRef(rows);
  useEffect(() => {
    before.current = rows;
  });
  if (kept.orderKey !== orderKey) setKept({ orderKey, rows: before.current });
  // Those that have loaded are no longer kept: they may go.
  else if (kept.rows.some(({ id }) => loadedIds.has(id)))
    setKept({ orderKey, rows: kept.rows.filter(({ id }) => !loadedIds.has(id)) });
  useOnSelectionChange(rows, onSelectionChange);
  const onChange = (ids: ReadonlySet<string>) =>
    setSelection((last) => (last.listKey === listKey ? { ...last, ids } : last)); // not of a list that is gone
  const clear = () => setSelection((last) => (last.listKey === listKey ? none : last));
  const mode = { isOn: isSelecting, onToggle: () => setSelection({ ...none, isSelecting: !isSelecting }) };
  const actions = rows.length > 0 && bulkActions?.({ ids: rows.map(({ id }) => id), rows, clear });
  const loadedCount = pages?.reduce((total, { rows }) => total + rows.length, 0) ?? 0;
  const areAllLoaded = rows === loaded && rows.length === loadedCount;
  const selectAll = () => onChange(new Set([...ids, ...(pages ?? []).flatMap(({ rows }) => rows.map(({ id }) => id))]));
  const table: RowSelection<Row> = {
    ids,
    onChange,
    isSelecting,
    labelOf,
    allLabel: messages.selectAll({ count: loadedCount }),
  };
  return { table, rows, loadedCount, areAllLoaded, selectAll, clear, actions, mode };
}

const noIds: ReadonlySet<string> = new Set();
