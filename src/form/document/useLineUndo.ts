'use client';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import type { Readable } from '../../core/state/store.ts';
import { useLatest } from '../../core/state/useLatest.ts';
import { isUndoKey } from '../../ui/pressedKey.ts';

interface WithLines {
  readonly lines: readonly unknown[];
  readonly linesAdded: number;
}

interface LineUndoOptions<Values extends WithLines> {
  values: Readable<Values>;
  /** The stored document. Once it changes, as after a save, what was done before can't be taken back. */
  stored: object | undefined;
  /** The document's, which changes with a discard: what was done before can't be taken back either. */
  sourceId: string;
  edit: (change: (values: Values) => Values) => void;
  /** @param index of the first line that changed. @param from the field with the focus; undefined for a button. */
  onUndone: (index: number, from?: HTMLElement) => void;
}

/** What can be taken back. */
interface Step<Values extends WithLines> {
  former: Values;
  changed: Values;
  /** Takes it back after other changes of the lines, too. */
  restore: ((now: Values) => Values) | undefined;
}

export type LineUndo<Values extends WithLines> = ReturnType<typeof useLineUndo<Values>>;

/**
 * Takes back what changed several fields of a document at once: a removed or copied line, a removed split, a paste. Typed text is the
 * browser's to undo, so Ctrl+Z does nothing here while the focused field has been typed into.
 */
export function useLineUndo<Values extends WithLines>(options: LineUndoOptions<Values>) {
  const { values, stored, sourceId, edit, onUndone } = options;
  const latestUndone = useLatest(onUndone);
  const hasTyped = useRef(false);
  const history = useMemo(
    (): { of: readonly unknown[]; steps: Step<Values>[] } => ({ of: [stored, sourceId], steps: [] }),
    [stored, sourceId],
  );

  // Stable, so that a memoized part doesn't render again.
  return useMemo(() => {
    const { steps } = history;
    /** @param from the field with the focus; undefined for a button. @returns whether there was something to take back. */
    const undo = (from?: HTMLElement): boolean => {
      const now = values.get();
      let former: Values | undefined;
      while (!former && steps.length > 0) former = takeBack(steps.pop() as Step<Values>, now); // there is one
      if (!former) return false;
      edit(() => former);
      const index = former.lines.findIndex((line, at) => line !== now.lines[at]);
      latestUndone.current(Math.max(0, index), from);
      return true;
    };
    return {
      /**
       * Changes the values. It can be taken back until the lines change again.
       * @param restore takes it back after that, too; without it, later changes of the lines would be lost.
       */
      apply: (change: (values: Values) => Values, restore?: (now: Values) => Values) => {
        const former = values.get();
        edit(change);
        const changed = values.get();
        if (changed === former) return;
        hasTyped.current = false;
        steps.push({ former, changed, restore });
      },
      /** Whether a change can be taken back. */
      isPossible: ({ lines }: Pick<Values, 'lines'>): boolean =>
        steps.some(({ changed, restore }) => restore !== undefined || changed.lines === lines),
      /** Whether a change is the next to be taken back. @param restore what it was applied with. */
      isNext: (restore: (now: Values) => Values): boolean => steps.at(-1)?.restore === restore,
      undo,
      onInput: () => {
        hasTyped.current = true;
      },
      onFocus: () => {
        hasTyped.current = false;
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (!isUndoKey(event) || hasTyped.current) return;
        if (undo(event.target as HTMLElement)) event.preventDefault(); // key events target elements
      },
    };
  }, [edit, values, history, latestUndone]);
}

/** @returns undefined if the lines have changed since. */
function takeBack<Values extends WithLines>(step: Step<Values>, now: Values): Values | undefined {
  const { former, changed, restore } = step;
  if (now.lines !== changed.lines) return restore?.(now);
  const names = Object.keys(former) as (keyof Values)[]; // exactly these
  const back = names.map((name) => [name, now[name] === changed[name] ? former[name] : now[name]]);
  return { ...(Object.fromEntries(back) as Values), linesAdded: now.linesAdded }; // the same names; keys stay unique
}
