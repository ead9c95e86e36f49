import { type Invoice, type ListPage, toMinor, toPlainDate } from '../../../src/index.ts';

const newest = Date.UTC(2026, 5, 15);
const dayBefore = (days: number) => toPlainDate(new Date(newest - days * 86_400_000).toISOString().slice(0, 10));

/** Deterministic invoices, newest first, 250 per page. */
export function manyInvoices(count: number, customer = 'Sample customer'): ListPage<Invoice>[] {
  const pages: ListPage<Invoice>[] = [];
  for (let number = 0; number < count; number += 1) {
    if (number % 250 === 0) pages.push({ rows: [], unreadable: [], next: undefined, previous: undefined });
    const total = toMinor(10_000 + ((number * 7919) % 900_000));
    const isPaid = number % 5 !== 0;
    const age = Math.floor(number / 8);
    pages.at(-1)?.rows.push({
      id: `inv_${number}`,
      invoiceNumber: `INV-${100_000 - number}`,
      invoiceStatus: isPaid ? 'CLOSED' : 'OPEN',
      detailedInvoiceDisplayStatus: isPaid ? 'Paid' : age > 30 ? 'Overdue' : 'Open',
      date: dayBefore(age),
      customer: { id: `cus_${number % 40}`, name: `${customer} ${number % 40}` },
      collectionInfo: { term: { type: 'NET_30', dueDate: dayBefore(age - 30) } },
      totals: { total, paidAmount: isPaid ? total : toMinor(0), balance: isPaid ? toMinor(0) : total },
      dimensionValues: [],
    });
  }
  return pages;
}
