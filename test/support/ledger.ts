import { page } from 'vitest/browser';
import type { SortingState } from '../../src/index.ts';
import { type ApiLedgerEntry, sampleDay } from './sandbox/company.ts';

/** The service’s order, for tests of what depends on pages of a fixed length rather than on the order. */
export const oldestFirst: SortingState = [{ id: 'date', desc: false }];

/** An entry as displayed in the table. */
export interface DisplayedEntry {
  date: string;
  source: string;
  description: string;
  debit: string;
  credit: string;
  balance: string;
}

/** Waits for the ledger's table. */
export async function ledgerTable(): Promise<HTMLTableElement> {
  const table = await page.getByRole('grid', { name: /^General ledger/ }).findElement();
  return table as HTMLTableElement; // by its role
}

/** The currently rendered entry rows, without the header, the beginning balance and placeholder rows. */
export function entryRows(table: HTMLTableElement): HTMLTableRowElement[] {
  return [...(table.tBodies[0]?.rows ?? [])].filter((row) => row.dataset.index !== undefined && row.cells.length > 1);
}

/** Reads an entry from its row. */
export function readEntryRow(row: HTMLTableRowElement): DisplayedEntry {
  const textOf = (column: keyof DisplayedEntry) => row.querySelector(`[data-column="${column}"]`)?.textContent ?? '';
  return {
    date: textOf('date'),
    source: textOf('source'),
    description: textOf('description'),
    debit: textOf('debit'),
    credit: textOf('credit'),
    balance: textOf('balance'),
  };
}

/** The index of the entry with keyboard focus; undefined if it isn't rendered. */
export function focusedEntry(table: HTMLTableElement): number | undefined {
  const id = table.getAttribute('aria-activedescendant');
  const row = id ? document.getElementById(id) : null;
  return row ? Number(row.dataset.index) : undefined;
}

/** Waits for the table and reads the rendered entries. */
export async function displayedEntries(): Promise<DisplayedEntry[]> {
  return entryRows(await ledgerTable()).map(readEntryRow);
}

/** The expected en-US display of an entry from the service. */
export function toDisplayedEntry(entry: ApiLedgerEntry): DisplayedEntry {
  return {
    date: formatDay(entry.date),
    source: entry.entity.displayName,
    description: entry.description,
    debit: entry.drAmount === 0 ? '' : formatDollars(entry.drAmount),
    credit: entry.crAmount === 0 ? '' : formatDollars(entry.crAmount),
    balance: formatDollars(entry.runningBalance),
  };
}

/** The expected en-US display of a date: with the year only if it is not that of the sample company's last day. */
export function formatDay(day: string): string {
  const isThisYear = day.startsWith(sampleDay.slice(0, 4));
  const style = isThisYear ? ({ month: 'short', day: 'numeric' } as const) : ({ dateStyle: 'medium' } as const);
  return new Date(day).toLocaleDateString('en-US', { ...style, timeZone: 'UTC' });
}

/** Formats cents as dollars without a currency symbol. */
export function formatDollars(cents: number): string {
  const dollars = (Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  return cents < 0 ? `−${dollars}` : dollars;
}
