import type { Chart } from '../posting/chart.ts';
import { credit, debit, type LineDetails, type Posting, type PostingLine } from '../posting/posting.ts';
import type { InvoiceRecord } from '../sample-company/books.ts';
import { invoiceTotals } from './totals.ts';

/**
 * What an invoice posts on its date, for the accrual method: the receivable against income and sales tax. Under the cash
 * method nothing has happened until it is paid. A draft, scheduled or cancelled invoice posts nothing.
 */
export function invoicePostings(invoice: InvoiceRecord, chart: Chart): Posting[] {
  if (!isIssued(invoice)) return [];
  const { accountsReceivable } = chart.postingAccounts;
  return [
    {
      sourceKind: 'INVOICE',
      sourceId: invoice.id,
      date: invoice.date,
      basis: 'ACCRUAL',
      ...namesOf(invoice, chart),
      ownGlAccountId: accountsReceivable,
      lines: [
        debit(accountsReceivable, invoiceTotals(invoice).total, detailsOf(invoice)),
        ...earnedLines(invoice, chart),
      ],
    },
  ];
}

/** Whether the invoice is in the books: sent, paid or not. A refund takes nothing back: it is a bank transaction of its own. */
export function isIssued({ invoiceStatus }: InvoiceRecord): boolean {
  return invoiceStatus === 'OPEN' || invoiceStatus === 'CLOSED' || invoiceStatus === 'REFUNDED';
}

/**
 * The lines that say what the invoice earns: income of each item before discount, the discount given (its own account, so
 * that sales at list price and what was let off can both be read), and the sales tax owed. Together they are credits of
 * the invoice's total.
 */
export function earnedLines(invoice: InvoiceRecord, chart: Chart): PostingLine[] {
  const { lineAmounts, discount, salesTax } = invoiceTotals(invoice);
  const { discountsGiven, salesTaxPayable } = chart.postingAccounts;
  const details = detailsOf(invoice);
  return [
    ...invoice.lineItems.map((item, index) =>
      credit(item.glAccountId, lineAmounts[index] ?? 0, { ...details, description: item.description }),
    ),
    debit(discountsGiven, discount, { ...details, description: `Discount ${invoice.discountPercent ?? 0}%` }),
    credit(salesTaxPayable, salesTax, { ...details, description: 'Sales tax' }),
  ];
}

/** How the ledger names the invoice, and the payments of it. */
export function namesOf(invoice: InvoiceRecord, chart: Chart) {
  const name = invoice.invoiceNumber ? `Invoice ${invoice.invoiceNumber}` : 'Invoice';
  return {
    description: invoice.notes || name,
    displayName: chart.customerName(invoice.customerId),
    secondaryDisplayName: name,
  };
}

/** What every line of the invoice and of its payments carries. */
export function detailsOf(invoice: InvoiceRecord): LineDetails {
  const name = invoice.invoiceNumber ? `Invoice ${invoice.invoiceNumber}` : 'Invoice';
  return { description: name, customerId: invoice.customerId, dimensionValueIds: invoice.dimensionValueIds };
}
