'use client';
import { type ClipboardEvent, useCallback, useState } from 'react';
import type { Store } from '../../core/state/store.ts';
import { useLatest } from '../../core/state/useLatest.ts';
import type { PasteChoices } from '../paste/PastePreview.tsx';
import { type PastedInto, parseCells } from '../paste/parseCells.ts';
import { pastedInto } from './lineKeyboard.ts';

/** Rows that were pasted and not added yet. */
export interface PastedCells {
  rows: readonly string[][];
  into: PastedInto;
  /** The line they were pasted into; undefined outside the lines. */
  line: string | undefined;
  choices: PasteChoices;
}

/** Pastes by the key of their entry. */
export type Pastes = ReadonlyMap<string, PastedCells>;

interface PasteOptions {
  pastes: Store<Pastes>;
  /** The entry that is shown. */
  current: { key: string };
}

/** Catches spreadsheet rows that are pasted anywhere in the form. Other text is the browser's to paste. */
export function usePaste({ pastes, current: { key } }: PasteOptions) {
  const [isAsking, setIsAsking] = useState(false);
  const open = (pasted: Omit<PastedCells, 'choices'>) =>
    pastes.set((before) => new Map(before).set(key, { ...pasted, choices: {} }));
  /** Shows the rows of a text. @returns whether it has any. */
  const show = (text: string): boolean => {
    const rows = parseCells(text);
    if (!rows) return false;
    setIsAsking(false);
    open({ rows, into: 'account', line: undefined });
    return true;
  };
  const latestShow = useLatest(show);
  /** Shows the rows of the clipboard, where the browser and the user allow to read it. */
  const read = useCallback(async () => {
    const text = await navigator.clipboard?.readText().catch(() => ''); // missing on pages without HTTPS
    if (!text || !latestShow.current(text)) setIsAsking(true);
  }, [latestShow]);
  return {
    pasted: pastes.get().get(key),
    onPaste: (event: ClipboardEvent<HTMLElement>) => {
      const field = event.target as HTMLElement; // clipboard events target elements
      const line = field.closest<HTMLElement>('[data-line]')?.dataset.line;
      const rows = parseCells(event.clipboardData.getData('text/plain'));
      // Outside the lines, text of several lines may be a note.
      if (!rows || (line === undefined && rows.every((row) => row.length < 2))) return;
      event.preventDefault();
      field.blur(); // commits the text typed so far
      open({ rows, into: pastedInto(field), line });
    },
    choose: (choices: PasteChoices) =>
      pastes.set((before) => {
        const pasted = before.get(key);
        return pasted ? new Map(before).set(key, { ...pasted, choices: { ...pasted.choices, ...choices } }) : before;
      }),
    close: () => pastes.set((before) => withoutPaste(before, key)),
    show,
    /** Whether the user is asked to paste into a dialog, as the clipboard has no rows or can't be read. */
    isAsking,
    cancel: () => setIsAsking(false),
    read,
  };
}

export function withoutPaste(pastes: Pastes, key: string): Pastes {
  return new Map([...pastes].filter(([each]) => each !== key));
}
