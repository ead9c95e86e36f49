'use client';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ListPage } from '../../core/http/paging.ts';
import type { BulkActionProps } from '../rows/listSlotProps.ts';
import { useOnSelectionChange } from './useOnSelectionChange.ts';

export type ListSelection<Row extends { id: string }> = ReturnType<typeof useListSelection<Row>>;

/**
 * The selected rows of a list, reported to the host, and the mode in which cards have checkboxes.
 * @param listKey identifies the query without its order: another list starts without a selection.
 * @param order the order of the rows: in another one, selected rows stay selected, loaded or not.
 * @param bulkActions renders the host's actions for the selected rows.
 */
export function useListSelection<Row extends { id: string }>(
  listKey: string,
  order: unknown,
  pages: readonly ListPage<Row>[] | undefined,
  onSelectionChange: ((ids: string[]) => void) | undefined,
  bulkActions: BulkActionProps<Row>['bulkActions'],
) {
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
  const clear = () => setSelection(none);
  const mode = { isOn: isSelecting, onToggle: () => setSelection({ ...none, isSelecting: !isSelecting }) };
  const actions = rows.length > 0 && bulkActions?.({ ids: rows.map(({ id }) => id), rows, clear });
  const loadedCount = pages?.reduce((total, { rows }) => total + rows.length, 0) ?? 0;
  const areAllLoaded = rows === loaded && rows.length === loadedCount;
  const selectAll = () => onChange(new Set(pages?.flatMap(({ rows }) => rows.map(({ id }) => id))));
  return { ids, rows, loadedCount, areAllLoaded, onChange, selectAll, clear, actions, isSelecting, mode };
}

const noIds: ReadonlySet<string> = new Set();
