'use client';
import { type ClipboardEvent, useCallback, useState } from 'react';
import { useLatest } from '../../core/query/useLatest.ts';
import { type PastedInto, parseCells } from '../paste/parseCells.ts';
import { pastedInto } from './lineKeyboard.ts';

/** Rows that were pasted and not added yet. */
export interface PastedCells {
  rows: readonly string[][];
  into: PastedInto;
  /** The line they were pasted into; undefined outside the lines. */
  line: string | undefined;
}

/** Catches spreadsheet rows that are pasted anywhere in the form. Other text is the browser's to paste. */
export function usePaste(entry: string) {
  const [pasted, setPasted] = useState<PastedCells & { entry: string }>();
  const [isAsking, setIsAsking] = useState(false);
  /** Shows the rows of a text. @returns whether it has any. */
  const show = (text: string): boolean => {
    const rows = parseCells(text);
    if (!rows) return false;
    setIsAsking(false);
    setPasted({ rows, into: 'account', line: undefined, entry });
    return true;
  };
  const latestShow = useLatest(show);
  /** Shows the rows of the clipboard, where the browser and the user allow to read it. */
  const read = useCallback(async () => {
    const text = await navigator.clipboard?.readText().catch(() => ''); // missing on pages without HTTPS
    if (!text || !latestShow.current(text)) setIsAsking(true);
  }, [latestShow]);
  return {
    pasted: pasted?.entry === entry ? pasted : undefined,
    onPaste: (event: ClipboardEvent<HTMLElement>) => {
      const field = event.target as HTMLElement; // clipboard events target elements
      const line = field.closest<HTMLElement>('[data-line]')?.dataset.line;
      const rows = parseCells(event.clipboardData.getData('text/plain'));
      // Outside the lines, text of several lines may be a note.
      if (!rows || (line === undefined && rows.every((row) => row.length < 2))) return;
      event.preventDefault();
      field.blur(); // commits the text typed so far
      setPasted({ rows, into: pastedInto(field), line, entry });
    },
    close: () => setPasted(undefined),
    show,
    /** Whether the user is asked to paste into a dialog, as the clipboard has no rows or can't be read. */
    isAsking,
    cancel: () => setIsAsking(false),
    read,
  };
}
