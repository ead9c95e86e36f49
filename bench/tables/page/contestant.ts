import type { BenchEntry } from './entries.ts';

/** One way to show the rows. */
export interface Contestant {
  /**
   * Draws all pages, which are loaded, in a box of `viewHeight` pixels with rows of `rowHeight`.
   * @returns what takes it away again.
   */
  mount(root: HTMLElement, pages: BenchEntry[][]): () => void;
  /** Adds a page behind the last, in the way that the table's own documentation recommends. */
  append(page: BenchEntry[]): void;
  /** Puts other entries in the place of some that are loaded. */
  replace?(entries: ReadonlyMap<string, BenchEntry>): void;
  /** The element that scrolls. */
  scroller: string;
}

/** Pixels; the same for all. */
export const rowHeight = 36;
/** Pixels, the header included. */
export const viewHeight = 640;

// Making an Intl formatter costs far more than using it: all share these, as Daybook shares its own.
const money = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** The six columns, in the words that Daybook writes. `width` is pixels; the others share the rest. */
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

/** What a row says, all its cells together. */
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
