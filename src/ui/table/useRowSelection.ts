'use client';
import { useCallback, useRef } from 'react';
import { useLatest } from '../../core/query/useLatest.ts';
import type { TableItem } from '../feedback/unreadableRows.ts';

/** The rows that a person has chosen to do something with, by their ids, and how that is called. */
export interface RowSelection<Row> {
  ids: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
  /** What a row's checkbox is called. The same function for as long as it says the same: another one draws all rows anew. */
  labelOf: (row: Row) => string;
  /** What the checkbox above the rows is called, which chooses all that are loaded. */
  allLabel: string;
}

/** Chooses a row; with `isRange` all from the last one that was chosen by itself. */
export type ToggleRow = (id: string, isRange: boolean) => void;

/**
 * What choosing rows does. A range grows and shrinks from where it began, and leaves what was chosen besides.
 * @returns functions that stay the same, so that choosing a row draws that row alone.
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
      const { anchor, lastSelection: told, base: before } = range.current ?? {};
      const from = isRange ? rows.findIndex((row) => row.id === anchor) : -1;
      if (anchor === undefined || from < 0) {
        const changed = new Set(ids);
        if (isRange || !ids.has(id)) changed.add(id);
        else changed.delete(id);
        range.current = { anchor: id, end: id, base: changed, lastSelection: changed };
        return onChange(changed);
      }
      const to = rows.findIndex((row) => row.id === id);
      const base = before && told === ids ? before : ids;
      const within = rows.slice(Math.min(from, to), Math.max(from, to) + 1).filter((row) => !row.unreadable);
      const changed = new Set([...base, ...within.map((row) => row.id)]);
      range.current = { anchor, end: id, base, lastSelection: changed };
      onChange(changed);
    },
    [latest],
  );
  /** Chooses the rows from the one that the keyboard is on to another. */
  const extend = useCallback(
    (from: number, to: number) => {
      const { rows, selection } = latest.current;
      const [first, last] = [rows[from], rows[to]];
      if (!selection || !first || !last) return;
      if (range.current?.end !== first.id) {
        range.current = { anchor: first.id, end: first.id, base: selection.ids, lastSelection: selection.ids };
      }
      toggle(last.id, true);
    },
    [latest, toggle],
  );
  return { toggle, extend };
}

interface Range {
  /** Where it began and where it ended last. */
  anchor: string;
  end: string;
  /** What was chosen besides. */
  base: ReadonlySet<string>;
  /** What came of it: where something else is chosen now, that was not by the range. */
  lastSelection: ReadonlySet<string>;
}
