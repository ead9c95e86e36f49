'use client';
import { type ClipboardEvent, useState } from 'react';
import { type PastedInto, parseCells } from '../paste/parseCells.ts';
import { pastedInto } from './lineKeyboard.ts';

/** Rows that were pasted and not added yet. */
export interface PastedCells {
  rows: readonly string[][];
  into: PastedInto;
  /** The line they were pasted into; undefined outside the lines. */
  line: string | undefined;
}

/** Catches spreadsheet rows that are pasted anywhere in an entry. Other text is the browser's to paste. */
export function usePaste(entry: string) {
  const [pasted, setPasted] = useState<PastedCells & { entry: string }>();
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
  };
}
