import { vi } from 'vitest';
import type { InvoiceFilter, InvoiceOrder } from '../../../src/index.ts';
import { currentFetch } from '../requests.ts';
import { type Company, queryAll } from '../sandbox/company.ts';
import { bucketsOf, type ExpectedInvoice, matchesFilter, normalizeSearch, sortInvoices } from './queryModel.ts';

/** An invoice in the API, with the members that lists display or search. */
export interface ApiInvoice {
  id: string;
  invoiceNumber: string | null;
  status: string;
  invoiceStatus: string;
  detailedInvoiceDisplayStatus: string;
  date: string;
  customer: { id: string; name: string };
  dimensionValues: ServedValue[];
  notes: string | null;
  totals: { total: number; paidAmount: number; balance: number };
  collectionInfo: { term: { dueDate: string } };
  lineItems: { description: string }[];
}

/** The path from the root of the tree to the invoice's value. */
interface ServedValue {
  id: string;
  child?: ServedValue;
}

/** Every invoice of a company, newest first. */
export function fetchInvoices(company: Company): Promise<ApiInvoice[]> {
  return queryAll(company, '/v6/invoicing/invoices/query');
}

interface Expected {
  filter?: InvoiceFilter | undefined;
  sort?: InvoiceOrder | undefined;
  /** The company's calendar date. */
  today: string;
}

/** The expected ids of a query, calculated from all invoices. */
export function expectedIds(all: readonly ApiInvoice[], { filter = {}, sort, today }: Expected): string[] {
  const matches = all
    .map((invoice) => plainInvoice(invoice, today))
    .filter((invoice) => matchesFilter(filter, invoice));
  return sortInvoices(matches, sort).map(({ id }) => id);
}

function plainInvoice(served: ApiInvoice, today: string): ExpectedInvoice {
  const { id, invoiceNumber, customer, date, status, invoiceStatus, notes, totals, collectionInfo, lineItems } = served;
  const { dueDate } = collectionInfo.term;
  const number = invoiceNumber ?? '';
  return {
    id,
    number,
    customerId: customer.id,
    customerName: customer.name,
    date,
    dueDate,
    status,
    invoiceStatus,
    total: totals.total,
    balance: totals.balance,
    buckets: invoiceStatus === 'OPEN' && totals.balance > 0 ? bucketsOf(dueDate, today) : [],
    dimensionValueIds: new Set(served.dimensionValues.flatMap(withBelow)),
    searched: normalizeSearch(number, customer.name, notes ?? '', ...lineItems.map(({ description }) => description)),
  };
}

function withBelow({ id, child }: ServedValue): string[] {
  return child ? [id, ...withBelow(child)] : [id];
}

/** Overrides members of invoices that the page receives. */
export function mockInvoiceFields(members: Record<string, unknown>): void {
  const send = currentFetch();
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const response = await send(input, init);
    if (!/\/v6\/invoicing\/invoices\/inv_/.test(String(input))) return response;
    const body = await response.json();
    return Response.json({ ...body, data: { ...body.data, ...members } });
  });
}

/** Has the service return shorter pages of the list. */
export function limitPages(most: number): void {
  const send = currentFetch();
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
    if (!String(input).endsWith('/invoices/query') || body.limit === 250) return send(input, init);
    return send(input, { ...init, body: JSON.stringify({ ...body, limit: most }) });
  });
}
