import { page } from 'vitest/browser';
import { formatDollars } from '../ledger.ts';
import type { ApiInvoice } from './api.ts';

/** An invoice as a person reads it off the list. */
export interface DisplayedInvoice {
  number: string;
  customer: string;
  date: string;
  dueDate: string;
  total: string;
  paid: string;
  balance: string;
}

/** The list's table, once it is there. */
export async function invoiceTable(): Promise<HTMLTableElement> {
  const table = await page.getByRole('grid', { name: 'Invoices' }).findElement();
  return table as HTMLTableElement; // by its role
}

/** The rows of invoices that are drawn now. */
export function invoiceRows(table: HTMLTableElement): HTMLTableRowElement[] {
  return [...table.querySelectorAll<HTMLTableRowElement>('tbody tr[data-index]')];
}

/** The invoices that are drawn, from the first to the last; none while there is no table. */
export function displayedInvoices(): DisplayedInvoice[] {
  const table = page.getByRole('grid', { name: 'Invoices' }).query();
  return table instanceof HTMLTableElement ? invoiceRows(table).map(invoiceIn) : [];
}

function invoiceIn(row: HTMLTableRowElement): DisplayedInvoice {
  const textOf = (column: string) => row.querySelector(`[data-column="${column}"]`)?.textContent ?? '';
  return {
    number: textOf('number'),
    customer: textOf('customer'),
    date: textOf('date'),
    dueDate: textOf('dueDate'),
    total: textOf('total'),
    paid: textOf('paid'),
    balance: textOf('balance'),
  };
}

/** How an invoice that the service answered is to be shown to a reader of US English. */
export function toDisplayedInvoice({
  invoiceNumber,
  customer,
  date,
  collectionInfo,
  totals,
}: ApiInvoice): DisplayedInvoice {
  return {
    number: invoiceNumber || 'No number',
    customer: customer.name,
    date: inWords(date),
    dueDate: inWords(collectionInfo.term.dueDate),
    total: formatDollars(totals.total),
    paid: formatDollars(totals.paidAmount),
    balance: formatDollars(totals.balance),
  };
}

function inWords(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
}

/** A table of an invoice as a person reads it, row by row, once it is there; the headers come first. */
export async function readTable(name: string): Promise<string[][]> {
  const table = await page.getByRole('table', { name }).findElement();
  return [...table.querySelectorAll('tr')].map((row) =>
    [...row.cells].map((cell) => cell.innerText.trim().replace(/\n+/g, '\n')),
  );
}

/** The facts below a heading: what each is called, and what is said of it. */
export async function readDescriptionList(heading: string): Promise<Record<string, string[]>> {
  const title = await page.getByRole('heading', { name: heading, exact: true }).findElement();
  const list = title.parentElement?.querySelector('dl');
  return Object.fromEntries(
    [...(list?.children ?? [])].map((fact) => [
      fact.querySelector('dt')?.textContent ?? '',
      [...fact.querySelectorAll('dd')].map((value) => value.textContent),
    ]),
  );
}
