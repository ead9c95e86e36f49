import { plainDate } from '../../src/core/dates/plainDate.ts';
import { minor } from '../../src/core/money/minor.ts';
import type { Invoice } from '../../src/invoices/schema.ts';

/** An invoice as Daybook has it, for rules that need no service: 103.43 that nobody has paid anything of. */
export function invoiceWith(members: Partial<Invoice> = {}): Invoice {
  return {
    id: 'inv_1',
    invoiceNumber: 'INV-1',
    invoiceStatus: 'OPEN',
    detailedInvoiceDisplayStatus: 'Open',
    date: plainDate('2026-02-01'),
    dimensionValues: [],
    totals: { total: minor(103_43), paidAmount: minor(0), balance: minor(103_43) },
    collectionInfo: { term: { type: 'NET_30', dueDate: plainDate('2026-03-03') } },
    ...members,
  };
}
