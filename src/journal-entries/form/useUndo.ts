'use client';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import { useLatest } from '../../core/query/useLatest.ts';
import { insertLine } from '../../form/document/lines.ts';
import type { FromForm } from '../../form/parts/memoPart.ts';
import { isUndoKey } from '../../ui/pressedKey.ts';
import type { PartProps } from '../fields/partProps.ts';
import type { FormValues, LineValues } from '../model/formValues.ts';

interface UndoOptions extends Pick<FromForm<PartProps>, 'values' | 'edit'> {
  /** @param place of the first line that changed. @param from what had the focus. */
  onUndone: (place: number, from: HTMLElement) => void;
}

export type Undo = ReturnType<typeof useUndo>;

/**
 * Takes back what changed several fields of an entry at once: a deleted or copied line, a filled-in difference, a paste. Typed
 * text is the browser's to undo, so Ctrl+Z does nothing here while the focused field has been typed into.
 */
export function useUndo({ values, edit, onUndone }: UndoOptions) {
  const latestUndone = useLatest(onUndone);
  /** Each gives the former values, or undefined if they have changed since. */
  const history = useRef<((now: FormValues) => FormValues | undefined)[]>([]);
  const hasTyped = useRef(false);

  // Stable, so that a memoized part doesn't render again.
  return useMemo(
    () => ({
      /** Changes the values. It can be taken back until the lines change again. */
      apply: (change: (values: FormValues) => FormValues) => {
        const former = values.get();
        edit(change);
        const changed = values.get();
        if (changed === former) return;
        hasTyped.current = false;
        history.current.push((now) =>
          now.lines === changed.lines
            ? {
                ...now,
                lines: former.lines,
                description: now.description === changed.description ? former.description : now.description,
                customData: now.customData === changed.customData ? former.customData : now.customData,
              }
            : undefined,
        );
      },
      /** Call it before a line is removed. It can be restored after other changes, too. */
      rememberLine: (line: LineValues, place: number) => {
        hasTyped.current = false;
        history.current.push((now) => ({ ...now, lines: insertLine(now.lines, line, place) }));
      },
      onInput: () => {
        hasTyped.current = true;
      },
      onFocus: () => {
        hasTyped.current = false;
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (!isUndoKey(event) || hasTyped.current) return;
        const { lines } = values.get();
        const former = history.current.pop()?.(values.get());
        if (!former) return;
        event.preventDefault();
        edit(() => former);
        const place = former.lines.findIndex((line, index) => line !== lines[index]);
        latestUndone.current(Math.max(0, place), event.target as HTMLElement); // key events target elements
      },
    }),
    [edit, values, latestUndone],
  );
}
