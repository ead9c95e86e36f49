'use client';
import { useCallback, useRef } from 'react';
import { useLatest } from '../../core/state/useLatest.ts';
import type { TableItem } from '../../ui/feedback/unreadableRows.ts';

/** The selected rows by id, with the labels of the checkboxes. */
export interface RowSelection<Row> {
  ids: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
  /** Whether cards show checkboxes; tables always do. */
  isSelecting: boolean;
  /** The label of a row's checkbox. Keep the function stable: a new one rerenders all rows. */
  labelOf: (row: Row) => string;
  /** The label of the checkbox that selects all loaded rows. */
  allLabel: string;
}

/** Toggles a row; with `isRange` selects all rows from the last one that was toggled without it. */
export type ToggleRow = (id: string, isRange: boolean) => void;

/**
 * Selects rows and ranges. A range grows and shrinks from its anchor, and keeps the selection outside it.
 * @returns stable functions, so that selecting a row rerenders that row only.
 */
export function useRowSelection<Row extends { id: string }>(
  rows: readonly TableItem<Row>[],
  selection: RowSelection<Row> | undefined,
) {
  const latest = useLatest({ rows, selection });
  const range = useRef<Range>(undefined);

  const toggle: ToggleRow = useCallback(
    (id, isRange) => {
      const { rows, selection } = latest.current;
      if (!selection) return;
      const { ids, onChange } = selection;
      const { anchor, lastSelection, base: before } = range.current ?? {};
      const from = isRange ? rows.findIndex((row) => row.id === anchor) : -1;
      if (anchor === undefined || from < 0) {
        const changed = new Set(ids);
        if (isRange || !ids.has(id)) changed.add(id);
        else changed.delete(id);
        range.current = { anchor: id, end: id, base: changed, lastSelection: changed };
        return onChange(changed);
      }
      const to = rows.findIndex((row) => row.id === id);
      const base = before && lastSelection === ids ? before : ids;
      const within = rows.slice(Math.min(from, to), Math.max(from, to) + 1).filter((row) => !row.unreadable);
      const changed = new Set([...base, ...within.map((row) => row.id)]);
      range.current = { anchor, end: id, base, lastSelection: changed };
      onChange(changed);
    },
    [latest],
  );
  /** Selects the rows from the focused one to another. */
  const extend = useCallback(
    (from: number, to: number) => {
      const { rows, selection } = latest.current;
      const [first, last] = [rows[from], rows[to]];
      if (!selection || !first || !last) return;
      if (range.current?.end !== first.id || range.current.lastSelection !== selection.ids) {
        range.current = { anchor: first.id, end: first.id, base: selection.ids, lastSelection: selection.ids };
      }
      toggle(last.id, true);
    },
    [latest, toggle],
  );
  const selectAll = useCallback(() => {
    const { rows, selection } = latest.current;
    const readable = rows.filter(({ unreadable }) => !unreadable);
    selection?.onChange(new Set([...selection.ids, ...readable.map(({ id }) => id)]));
  }, [latest]);
  /** @returns whether anything was selected. */
  const clear = useCallback((): boolean => {
    const { selection } = latest.current;
    if (!selection || selection.ids.size === 0) return false;
    selection.onChange(new Set());
    return true;
  }, [latest]);
  return { isSelecting: selection?.isSelecting === true, toggle, extend, selectAll, clear };
}

interface Range {
  /** Its first and its latest row. */
  anchor: string;
  end: string;
  /** The selection outside the range. */
  base: ReadonlySet<string>;
  /** The selection that it produced; any other selection was made elsewhere. */
  lastSelection: ReadonlySet<string>;
}
