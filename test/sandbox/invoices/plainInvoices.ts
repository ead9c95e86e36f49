import type { Books, InvoiceRecord } from '../../../sandbox/service/sample-company/books.ts';
import { invoiceTotal, totalOf } from '../bookFigures.ts';

/** What a reader of the books knows of an invoice, worked out from the records alone. */
export interface PlainInvoice {
  id: string;
  record: InvoiceRecord;
  number: string;
  customerName: string;
  status: 'ACTIVE' | 'INACTIVE';
  invoiceStatus: InvoiceRecord['invoiceStatus'];
  total: number;
  balance: number;
  buckets: string[];
  /** With all values above them. */
  dimensionValueIds: Set<string>;
  searched: string;
}

/** @param today the company's calendar date. */
export function plainInvoices({ invoices, payments, customers, dimensions }: Books, today: string): PlainInvoice[] {
  const parents = new Map(dimensions.flatMap(({ values }) => values).map(({ id, parentId }) => [id, parentId]));
  return invoices.map((record) => {
    const total = invoiceTotal(record);
    const balance = total - totalOf(payments.filter(({ invoiceId }) => invoiceId === record.id));
    const isIssued = record.invoiceStatus === 'OPEN' || record.invoiceStatus === 'CLOSED';
    const isOwed = isIssued && balance > 0;
    const customerName = customers.find(({ id }) => id === record.customerId)?.name ?? '';
    const dimensionValueIds = new Set(record.dimensionValueIds);
    for (const id of dimensionValueIds) {
      const parent = parents.get(id);
      if (parent) dimensionValueIds.add(parent);
    }
    return {
      id: record.id,
      record,
      number: record.invoiceNumber ?? '',
      customerName,
      status: 'ACTIVE',
      invoiceStatus: isIssued ? (isOwed ? 'OPEN' : 'CLOSED') : record.invoiceStatus,
      total,
      balance,
      buckets: isOwed ? bucketsOf(record.dueDate, today) : [],
      dimensionValueIds,
      searched: [
        record.invoiceNumber ?? '',
        customerName,
        record.notes ?? '',
        ...record.lineItems.map(({ description }) => description),
      ]
        .join('\n')
        .toLowerCase(),
    };
  });
}

/** Into which of the buckets a day falls. */
function bucketsOf(dueDate: string, today: string): string[] {
  return [
    ...(dueDate < today ? ['OVERDUE'] : []),
    ...(dueDate === today ? ['DUE_TODAY'] : []),
    ...(mondayOf(dueDate) === mondayOf(today) ? ['DUE_THIS_WEEK'] : []),
    ...(dueDate.slice(0, 7) === today.slice(0, 7) ? ['DUE_THIS_MONTH'] : []),
    ...(dueDate > today ? ['NOT_DUE'] : []),
  ];
}

function mondayOf(date: string): number {
  const days = Date.parse(date) / 86_400_000; // 1970-01-01 was a Thursday
  return Math.floor((days + 3) / 7);
}

/** Numbers as people read them: runs of digits by what they count, letters whatever their case. */
export function compareNumbers(one: string, other: string): number {
  const [left, right] = [one, other].map((text) => text.toLowerCase().match(/\d+|\D/g) ?? []);
  for (let index = 0; ; index += 1) {
    const [a, b] = [left?.[index], right?.[index]];
    if (a === undefined || b === undefined) return (a === undefined ? 0 : 1) - (b === undefined ? 0 : 1);
    const isNumeric = /\d/.test(a) && /\d/.test(b);
    const [x, y] = isNumeric ? [BigInt(a), BigInt(b)] : [a, b];
    if (x !== y) return x < y ? -1 : 1;
  }
}
