'use client';
import { type ClipboardEvent, useState } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import type { GlAccount } from '../../reference-lists/data/glAccountSchema.ts';
import { glAccountsOptions } from '../../reference-lists/data/queries.ts';
import { selectableItems, uniqueById } from '../../reference-lists/data/rules.ts';
import { pasteLines } from '../model/lines.ts';
import { type PastedInto, parseCells } from '../paste/parseCells.ts';
import { type PastedRows, parseRows } from '../paste/parseRows.ts';
import { sideAt } from './lineKeyboard.ts';
import type { PartProps } from './partProps.ts';

interface PasteOptions extends Pick<PartProps, 'edit' | 'messages'> {
  /** Accounts named by the entry. */
  known: readonly GlAccount[];
}

/** Fills lines from pasted spreadsheet rows, starting at the focused line. */
export function usePasteRows({ edit, known, messages }: PasteOptions) {
  const daybook = useDaybookContext();
  const { currency, locale, queryClient } = daybook;
  const [summary, setSummary] = useState('');

  const fill = async (key: string, into: PastedInto, text: string) => {
    const options = glAccountsOptions(daybook);
    const data = queryClient.getQueryData(options.queryKey);
    if (data === undefined) setSummary(messages.pasting);
    // Without the chart of accounts, such as offline, rows keep their account texts.
    const chart = data ?? (await queryClient.ensureQueryData(options).catch(() => undefined));
    const accounts = selectableItems(uniqueById(chart, known), null);
    const words = { account: [messages.account], debit: [messages.debit], credit: [messages.credit], amount: [] };
    const rows = parseRows(text, { into, words, accounts, currency, locale });
    if (!rows) return;
    edit((before) => pasteLines(before, key, rows.lines));
    setSummary(pasteSummary(rows, { isLookedUp: chart !== undefined, messages }));
  };
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const field = event.target as HTMLElement; // clipboard events target elements
    const key = field.closest<HTMLElement>('[data-line]')?.dataset.line;
    const text = event.clipboardData.getData('text/plain');
    if (key === undefined || !parseCells(text)) return;
    event.preventDefault();
    field.blur(); // commits the text typed so far
    field.focus();
    const side = sideAt(field);
    fill(key, side === undefined ? 'account' : side === 'drAmount' ? 'debit' : 'credit', text);
  };
  return { onPaste, summary };
}

interface SummaryOptions extends Pick<PasteOptions, 'messages'> {
  /** Whether the chart of accounts was loaded. */
  isLookedUp: boolean;
}

/** The status text after a paste. */
function pasteSummary(rows: PastedRows, { isLookedUp, messages }: SummaryOptions): string {
  const { lines, unknown, ambiguous, hasUnusedText } = rows;
  const { length: count } = lines;
  return [
    messages.pasted({ count }),
    isLookedUp && unknown.length > 0 && messages.pastedUnknown,
    !isLookedUp && unknown.length > 0 && messages.pastedLookupFailed,
    ambiguous.length > 0 && messages.pastedAmbiguous({ texts: ambiguous }),
    hasUnusedText && messages.pastedColumnsUnused,
  ]
    .filter(Boolean)
    .join(' ');
}
