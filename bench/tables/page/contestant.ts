import type { BenchEntry } from './entries.ts';

/** A table implementation under test. */
export interface Contestant {
  /**
   * Renders all loaded pages in a box of `viewHeight` pixels with rows of `rowHeight`.
   * @returns unmounts it.
   */
  mount(root: HTMLElement, pages: BenchEntry[][]): () => void;
  /** Appends a page the way the table's documentation recommends. */
  append(page: BenchEntry[]): void;
  /** Replaces loaded entries by id. */
  replace?(entries: ReadonlyMap<string, BenchEntry>): void;
  /** Selector of the scroll container. */
  scroller: string;
}

/** Pixels. */
export const rowHeight = 40;
/** Pixels, the header included. */
export const viewHeight = 640;

// Creating an Intl formatter is expensive: all contestants share these, as Daybook's columns share theirs.
const money = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** The six columns, formatted like Daybook's. `width` is in pixels; columns without one share the remaining space. */
export const columns: readonly BenchColumn[] = [
  { id: 'date', header: 'Date', width: 135, text: (entry) => date.format(Date.parse(entry.date)) },
  {
    id: 'source',
    header: 'Source',
    text: ({ entity }) => `${entity.displayName} ${entity.secondaryDisplayName}`,
  },
  { id: 'description', header: 'Description', text: (entry) => entry.description },
  { id: 'debit', header: 'Debit', width: 137, isAmount: true, text: (entry) => sideText(entry.drAmount) },
  { id: 'credit', header: 'Credit', width: 137, isAmount: true, text: (entry) => sideText(entry.crAmount) },
  { id: 'balance', header: 'Balance', width: 147, isAmount: true, text: (entry) => moneyText(entry.runningBalance) },
];

/** The text of all cells of a row. */
export function rowText(entry: BenchEntry): string {
  return columns.map(({ text }) => text(entry)).join('');
}

interface BenchColumn {
  id: string;
  header: string;
  width?: number;
  isAmount?: boolean;
  text: (entry: BenchEntry) => string;
}

function sideText(amount: number) {
  return amount ? moneyText(amount) : '';
}

function moneyText(amount: number) {
  return amount < 0 ? `(${money.format(-amount / 100)})` : money.format(amount / 100);
}
