import { page } from 'vitest/browser';
import type { ApiLedgerEntry } from './sandbox/company.ts';

/** An entry as a person reads it off the table. */
export interface DisplayedEntry {
  date: string;
  source: string;
  description: string;
  debit: string;
  credit: string;
  balance: string;
}

/** The ledger's table, once it is there. */
export async function ledgerTable(): Promise<HTMLTableElement> {
  const table = await page.getByRole('grid', { name: /^General ledger/ }).findElement();
  return table as HTMLTableElement; // by its role
}

/** The rows of entries that are drawn now; without the header, the beginning balance and what stands for other rows. */
export function entryRows(table: HTMLTableElement): HTMLTableRowElement[] {
  return [...(table.tBodies[0]?.rows ?? [])].filter((row) => row.cells.length === 6);
}

/** An entry as its row shows it. */
export function readEntryRow(row: HTMLTableRowElement): DisplayedEntry {
  const [date = '', source = '', description = '', debit = '', credit = '', balance = ''] = [...row.cells].map(
    (cell) => cell.textContent,
  );
  return { date, source, description, debit, credit, balance };
}

/** The place among all entries, from 0, of the one that the keyboard is on; undefined if that is not drawn. */
export function focusedEntry(table: HTMLTableElement): number | undefined {
  const id = table.getAttribute('aria-activedescendant');
  const row = id ? document.getElementById(id) : null;
  return row ? Number(row.dataset.index) : undefined;
}

/** The entries that are drawn, from the first to the last, once the table is there. */
export async function displayedEntries(): Promise<DisplayedEntry[]> {
  return entryRows(await ledgerTable()).map(readEntryRow);
}

/** How an entry that the service answered is to be shown to a reader of US English. */
export function toDisplayedEntry(entry: ApiLedgerEntry): DisplayedEntry {
  const { displayName, secondaryDisplayName } = entry.entity;
  return {
    date: new Date(entry.date).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' }),
    source: displayName + (secondaryDisplayName ?? ''),
    description: entry.description,
    debit: entry.drAmount === 0 ? '' : formatDollars(entry.drAmount),
    credit: entry.crAmount === 0 ? '' : formatDollars(entry.crAmount),
    balance: formatDollars(entry.runningBalance),
  };
}

/** Cents as accountants write dollars, without a sign for the currency: negatives in parentheses. */
export function formatDollars(cents: number): string {
  const dollars = (Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  return cents < 0 ? `−${dollars}` : dollars;
}
