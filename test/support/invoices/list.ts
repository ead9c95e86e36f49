import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { formatDay, formatDollars } from '../ledger.ts';
import { sampleDay } from '../sandbox/company.ts';
import { type ApiInvoice, expectedIds } from './api.ts';

/** An invoice as displayed in the list. */
export interface DisplayedInvoice {
  number: string;
  customer: string;
  date: string;
  dueDate: string;
  total: string;
  daysOverdue: string;
  balance: string;
}

/** Waits for the list's table. */
export async function invoiceTable(): Promise<HTMLTableElement> {
  const table = await page.getByRole('grid', { name: 'Invoices' }).findElement();
  return table as HTMLTableElement; // by its role
}

/** The currently rendered invoice rows. */
export function invoiceRows(table: HTMLTableElement): HTMLTableRowElement[] {
  return [...table.querySelectorAll<HTMLTableRowElement>('tbody tr[data-index]')];
}

/** The rendered invoices in order; none while there is no table. */
export function displayedInvoices(): DisplayedInvoice[] {
  const table = page.getByRole('grid', { name: 'Invoices' }).query();
  return table instanceof HTMLTableElement ? invoiceRows(table).map(invoiceIn) : [];
}

/** A query of invoices. */
export interface InvoiceQuery {
  filter?: object;
  sort?: { orderBy: string; direction: 'ASC' | 'DESC' };
}

/** The service's current date, after all due dates of the sample. */
const serviceDay = new Date().toISOString().slice(0, 10);

/** Waits until the list shows the first page of a query of all these invoices. */
export async function expectInvoicesOf(all: readonly ApiInvoice[], query: InvoiceQuery): Promise<void> {
  const ids = expectedIds(all, { ...query, today: serviceDay });
  expect(ids.length).toBeGreaterThan(0);
  const expected = ids.slice(0, 100).flatMap((id) => all.find((invoice) => invoice.id === id) ?? []);
  await expect.poll(displayedInvoices).toEqual(expected.map(toDisplayedInvoice));
}

function invoiceIn(row: HTMLTableRowElement): DisplayedInvoice {
  const textOf = (column: string) => row.querySelector(`[data-column="${column}"]`)?.textContent ?? '';
  return {
    number: textOf('number'),
    customer: textOf('customer'),
    date: textOf('date'),
    dueDate: textOf('dueDate'),
    total: textOf('total'),
    daysOverdue: textOf('daysOverdue'),
    balance: textOf('balance'),
  };
}

/** The expected en-US display of an invoice from the service. */
export function toDisplayedInvoice({
  invoiceNumber,
  customer,
  date,
  collectionInfo,
  invoiceStatus,
  totals,
}: ApiInvoice): DisplayedInvoice {
  const days = (Date.parse(sampleDay) - Date.parse(collectionInfo.term.dueDate)) / 86_400_000;
  return {
    number: invoiceNumber || 'No number',
    customer: customer.name,
    date: formatDay(date),
    dueDate: formatDay(collectionInfo.term.dueDate),
    total: formatDollars(totals.total),
    daysOverdue: invoiceStatus === 'OPEN' && totals.balance > 0 && days > 0 ? days.toLocaleString('en-US') : '',
    balance: formatDollars(totals.balance),
  };
}

/** Waits for a table of an invoice and reads its cells by row, headers first. */
export async function readTable(name: string): Promise<string[][]> {
  const table = await page.getByRole('table', { name }).findElement();
  return [...table.querySelectorAll('tr')].map((row) =>
    [...row.cells].map((cell) => cell.innerText.trim().replace(/\n+/g, '\n')),
  );
}

/** Reads the description list below a heading: values by term. */
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
