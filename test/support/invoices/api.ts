import { vi } from 'vitest';
import type { InvoiceFilter, InvoiceOrder } from '../../../src/index.ts';
import { currentFetch } from '../requests.ts';
import { type Company, queryAll } from '../sandbox/company.ts';
import { bucketsOf, type ExpectedInvoice, matchesFilter, normalizeSearch, sortInvoices } from './queryModel.ts';

/** An invoice as it comes over the wire, as far as lists show it or look through it. */
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

/** The top of a tree, and below it the way down to the value that the invoice has. */
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
  /** The calendar day of the company for the service that is asked. */
  today: string;
}

/** The ids that a query is to answer, worked out from all invoices by what the filter says, not by asking for it. */
export function expectedIds(all: readonly ApiInvoice[], { filter = {}, sort, today }: Expected): string[] {
  const kept = all.map((invoice) => plainInvoice(invoice, today)).filter((invoice) => matchesFilter(filter, invoice));
  return sortInvoices(kept, sort).map(({ id }) => id);
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

/** Has the service answer an invoice with other members than its own. */
export function mockInvoiceFields(members: Record<string, unknown>): void {
  const send = currentFetch();
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const response = await send(input, init);
    if (!/\/v6\/invoicing\/invoices\/inv_/.test(String(input))) return response;
    const body = await response.json();
    return Response.json({ ...body, data: { ...body.data, ...members } });
  });
}
