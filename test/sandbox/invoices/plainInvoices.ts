import type { Books, InvoiceRecord } from '../../../sandbox/service/sample-company/books.ts';
import { bucketsOf, type ExpectedInvoice, normalizeSearch } from '../../support/invoices/queryModel.ts';
import { invoiceTotal, totalOf } from '../sample-company/bookFigures.ts';

/** The expected invoices, calculated from the book records. @param today the company's calendar date. */
export function plainInvoices({ invoices, payments, customers, dimensions }: Books, today: string): ExpectedInvoice[] {
  const parents = new Map(dimensions.flatMap(({ values }) => values).map(({ id, parentId }) => [id, parentId]));
  return invoices.map((record) => {
    const { id, customerId, date, dueDate, notes, lineItems } = record;
    const total = invoiceTotal(record);
    const balance = total - totalOf(payments.filter(({ invoiceId }) => invoiceId === id));
    const isIssued = record.invoiceStatus === 'OPEN' || record.invoiceStatus === 'CLOSED';
    const isOwed = isIssued && balance > 0;
    const number = record.invoiceNumber ?? '';
    const customerName = customers.find((customer) => customer.id === customerId)?.name ?? '';
    return {
      id,
      number,
      customerId,
      customerName,
      date,
      dueDate,
      status: 'ACTIVE',
      invoiceStatus: isIssued ? (isOwed ? 'OPEN' : 'CLOSED') : record.invoiceStatus,
      total,
      balance,
      buckets: isOwed ? bucketsOf(dueDate, today) : [],
      dimensionValueIds: withParents(record.dimensionValueIds, parents),
      searched: normalizeSearch(number, customerName, notes ?? '', ...lineItems.map(({ description }) => description)),
    };
  });
}

function withParents(ids: InvoiceRecord['dimensionValueIds'], parents: Map<string, string | null>): Set<string> {
  const all = new Set(ids);
  for (const id of all) {
    const parent = parents.get(id);
    if (parent) all.add(parent);
  }
  return all;
}
