'use client';
import { type ClipboardEvent, useState } from 'react';
import { useSupplied } from '../core/context.ts';
import { glAccountsOptions } from '../reference-lists/queries.ts';
import { offered, union } from '../reference-lists/rules.ts';
import type { GlAccount } from '../reference-lists/schema.ts';
import type { PartProps } from './EntryForm.tsx';
import { withPasted } from './EntryLines.ts';
import { sideAt } from './LineKeys.ts';
import { cellsOf, type PastedInto } from './PastedCells.ts';
import { pastedRows } from './PastedRows.ts';

interface PasteOptions extends Pick<PartProps, 'edit' | 'messages'> {
  /** Accounts that the entry names. */
  known: readonly GlAccount[];
}

/** Fills lines from rows of a spreadsheet, from the line on into which they are pasted. */
export function usePastedLines({ edit, known, messages }: PasteOptions) {
  const daybook = useSupplied();
  const { currency, locale, queryClient } = daybook;
  const [told, setTold] = useState('');

  const fill = async (key: string, into: PastedInto, text: string) => {
    // Without the chart of accounts every account is one that is not known, and stays to be chosen.
    const chart = await queryClient.ensureQueryData(glAccountsOptions(daybook)).catch(() => []);
    const accounts = offered(union(chart, known), null);
    const words = {
      account: [messages.account],
      debit: [messages.debit],
      credit: [messages.credit],
      amount: [],
    };
    const rows = pastedRows(text, { into, words, accounts, currency, locale });
    if (!rows) return;
    edit((before) => withPasted(before, key, rows.lines));
    const { length: count } = rows.lines;
    const pasted = messages.pasted({ count, written: count.toLocaleString(locale), unknown: rows.unknownCount });
    setTold(rows.isLeftOut ? `${pasted} ${messages.pastedLeftOut}` : pasted);
  };
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const field = event.target as HTMLElement; // something is pasted into an element
    const key = field.closest<HTMLElement>('[data-line]')?.dataset.line;
    const text = event.clipboardData.getData('text/plain');
    if (key === undefined || !cellsOf(text)) return;
    event.preventDefault();
    field.blur(); // what was typed there so far is over
    field.focus();
    const side = sideAt(field);
    fill(key, side === undefined ? 'account' : side === 'drAmount' ? 'debit' : 'credit', text);
  };
  return { onPaste, told };
}
