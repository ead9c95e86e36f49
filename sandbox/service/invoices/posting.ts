import type { Chart } from '../posting/chart.ts';
import { credit, debit, type LineDetails, type Posting, type PostingLine } from '../posting/posting.ts';
import type { InvoiceRecord } from '../sample-company/books.ts';
import { invoiceTotals } from './totals.ts';

/**
 * The accrual posting of an invoice on its date: the receivable against income and sales tax. Under the cash method, nothing
 * is posted until payment. A draft, scheduled or cancelled invoice posts nothing.
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

/** Whether the invoice is issued. A refunded invoice stays in the books: its refund is a separate bank transaction. */
export function isIssued({ invoiceStatus }: InvoiceRecord): boolean {
  return invoiceStatus === 'OPEN' || invoiceStatus === 'CLOSED' || invoiceStatus === 'REFUNDED';
}

/**
 * The income side of the invoice: each item before discount, the discount in its own account (so that gross sales and
 * discounts can both be reported), and the sales tax. Together they credit the invoice's total.
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

/** The ledger names of the invoice and its payments. */
export function namesOf(invoice: InvoiceRecord, chart: Chart) {
  const name = invoice.invoiceNumber ? `Invoice ${invoice.invoiceNumber}` : 'Invoice';
  return {
    description: invoice.notes || name,
    displayName: chart.customerName(invoice.customerId),
    secondaryDisplayName: name,
  };
}

/** The details on every line of the invoice and its payments. */
export function detailsOf(invoice: InvoiceRecord): LineDetails {
  const name = invoice.invoiceNumber ? `Invoice ${invoice.invoiceNumber}` : 'Invoice';
  return { description: name, customerId: invoice.customerId, dimensionValueIds: invoice.dimensionValueIds };
}
