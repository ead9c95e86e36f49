import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type InvoiceFilters, InvoiceList } from '../../../src/index.ts';
import { fetchInvoices } from '../../support/invoices/api.ts';
import { expectInvoicesOf, type InvoiceQuery } from '../../support/invoices/list.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const all = await fetchInvoices(company);
const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem');
const expectInvoices = (query: InvoiceQuery) => expectInvoicesOf(all, query);

const [anInvoice = expect.unreachable()] = all;
const [valued = expect.unreachable()] = all.filter(({ dimensionValues }) => dimensionValues.length > 0);

test.each<[string, InvoiceFilters]>([
  ['a search', { search: anInvoice.customer.name?.slice(0, 5) ?? '' }],
  ['a number', { invoiceNumber: { equal: anInvoice.invoiceNumber ?? '' } }],
  ['every other number', { invoiceNumber: { notEqual: anInvoice.invoiceNumber ?? '' } }],
  ['a range of numbers', { invoiceNumber: { greaterThanEqual: 'INV-1010', lessThan: 'INV-1030' } }],
  ['part of a number', { invoiceNumber: { contain: '3' } }],
  ['a range of amounts', { amount: { greaterThanEqual: 100_000, lessThanEqual: 900_000 } }],
  ['larger amounts', { amount: { greaterThan: 500_000 } }],
  ['a range of dates', { date: { greaterThanEqual: '2026-03-01', lessThan: '2026-05-01' } }],
  ['one date', { date: { equal: anInvoice.date } }],
  ['open invoices', { invoiceStatus: { in: ['OPEN'] } }],
  ['all but paid invoices', { invoiceStatus: { notIn: ['CLOSED'] } }],
  ['overdue invoices', { dueDate: { in: ['OVERDUE'] } }],
  ['all but invoices not due', { dueDate: { notIn: ['NOT_DUE'] } }],
  ['all but overdue invoices', { dueDate: { notIn: ['OVERDUE'] } }],
  ['active records', { status: { in: ['ACTIVE'] } }],
  ['a customer', { customer: { id: { in: [anInvoice.customer.id] } } }],
  ['a class', { dimensionValues: { id: { in: [valued.dimensionValues[0]?.id ?? ''] } } }],
  ['several filters', { invoiceStatus: { in: ['OPEN', 'CLOSED'] }, amount: { lessThan: 800_000 }, search: 'a' }],
])('shows only invoices that match %s', async (_name, filters) => {
  renderWithProvider(<InvoiceList defaultFilters={filters} />, { company });
  // The service’s order, or the most overdue first where all open invoices are read.
  const isOpen = filters.invoiceStatus?.in?.join() === 'OPEN' && !filters.amount;
  await expectInvoices({ filter: filters, ...(isOpen && { sort: { orderBy: 'DUE_DATE', direction: 'ASC' } }) });
  // Each active filter has a chip or a tab, and a search its field.
  const isAll = () => page.getByRole('radio', { name: /^All/ }).query()?.matches(':checked');
  const isSearched = () => (page.getByRole('searchbox').query() as HTMLInputElement | null)?.value !== '';
  await expect.poll(() => chips.elements().length > 0 || isAll() === false || isSearched()).toBe(true);
});

test.each([
  ['Number', 'INVOICE_NUMBER'],
  ['Customer', 'CUSTOMER'],
  ['Due date', 'DUE_DATE'],
  ['Total', 'TOTAL'],
  ['Balance', 'BALANCE'],
])('sorts by %s and reverses the order on the second click', async (name, orderBy) => {
  renderWithProvider(<InvoiceList defaultFilters={{}} />, { company });
  await expectInvoices({ sort: { orderBy: 'DATE', direction: 'DESC' } });
  const head = page.getByRole('grid').getByRole('columnheader', { name });
  await userEvent.click(head.getByRole('button'));
  await expectInvoices({ sort: { orderBy, direction: 'ASC' } });
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(head.getByRole('button'));
  await expectInvoices({ sort: { orderBy, direction: 'DESC' } });
});
