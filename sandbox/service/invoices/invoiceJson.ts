import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { payments } from '../payments/tables.ts';
import { loadReferences, type References, required } from '../references/loadReferences.ts';
import { installmentsJson } from './installments.ts';
import { displayStatus } from './invoiceStatus.ts';
import type { InvoiceJson } from './schema.ts';
import type { InvoiceRow } from './selectInvoices.ts';
import { invoiceLineItems } from './tables.ts';

type LineItemRow = typeof invoiceLineItems.$inferSelect;
type PaymentRow = typeof payments.$inferSelect;

/** Loads the line items, payments and references of invoices, with one query per kind, and returns a serializer. */
export async function invoiceJsonOf(
  database: Database,
  rows: readonly InvoiceRow[],
): Promise<(row: InvoiceRow) => InvoiceJson> {
  const ids = rows.map(({ invoice }) => invoice.id);
  const items = await database
    .select()
    .from(invoiceLineItems)
    .where(inArray(invoiceLineItems.invoiceId, ids))
    .orderBy(asc(invoiceLineItems.invoiceId), asc(invoiceLineItems.position));
  const received = await database
    .select()
    .from(payments)
    .where(inArray(payments.invoiceId, ids))
    .orderBy(asc(payments.date), asc(payments.id));
  const references = await loadReferences(database, {
    customers: rows.map(({ invoice }) => invoice.customerId),
    glAccounts: items.map(({ glAccountId }) => glAccountId),
    dimensionValues: rows.flatMap(({ invoice }) => invoice.dimensionValueIds),
  });
  const itemsOf = byInvoice(items);
  const paymentsOf = byInvoice(received);
  return (row) => invoiceJson(row, references, itemsOf.get(row.invoice.id) ?? [], paymentsOf.get(row.invoice.id) ?? []);
}

function invoiceJson(
  { invoice, invoiceStatus, today }: InvoiceRow,
  references: References,
  items: readonly LineItemRow[],
  received: readonly PaymentRow[],
): InvoiceJson {
  const { subtotal, discountedTotal, salesTax, total, paidAmount, dueDate } = invoice;
  return {
    id: invoice.id,
    invoiceNumber: invoice.invoiceNumber,
    status: invoice.status,
    invoiceStatus,
    detailedInvoiceDisplayStatus: displayStatus({ invoiceStatus, dueDate, paidAmount, today }),
    date: invoice.date,
    customerInvoiceUrl: invoice.customerInvoiceUrl,
    customer: required(references.customer(invoice.customerId)),
    dimensionValues: references.dimensionValues(invoice.dimensionValueIds),
    notes: invoice.notes,
    discount:
      invoice.discountPercent === null
        ? null
        : { value: invoice.discountPercent, type: 'PERCENT', calculateBeforeSalesTax: invoice.discountBeforeSalesTax },
    deposit: invoice.deposit,
    totals: { subtotal, discountedTotal, salesTax, total, paidAmount, balance: total - paidAmount },
    collectionInfo: { term: { type: invoice.termType, dueDate }, ...invoice.collection },
    recurrence: invoice.recurrence,
    apiName: invoice.apiName,
    apiSourceId: invoice.apiSourceId,
    lineItems: items.map((item) => lineItemJson(item, references)),
    installments: installmentsJson(invoice.installments, total, paidAmount),
    payments: paymentsJson(received, total),
    activity: invoice.activity,
    customData: invoice.customData,
  };
}

function lineItemJson(item: LineItemRow, references: References): InvoiceJson['lineItems'][number] {
  const { id, description, quantity, rate, salesTaxPercent, apiItemId, timeId, expenseId } = item;
  return {
    id,
    description,
    quantity,
    rate,
    salesTax: salesTaxPercent === null ? null : { value: salesTaxPercent, type: 'PERCENT' },
    apiItemId,
    glAccount: required(references.glAccount(item.glAccountId)),
    timeId,
    expenseId,
  };
}

/** Payments in order; amounts beyond the total are not allocated. */
function paymentsJson(received: readonly PaymentRow[], total: number): InvoiceJson['payments'] {
  let open = Math.max(total, 0);
  return received.map(({ id, date, amount }) => {
    const allocatedAmount = Math.min(amount, open);
    open -= allocatedAmount;
    return { id, date, amount, allocatedAmount };
  });
}

function byInvoice<Row extends { invoiceId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.invoiceId);
    if (group) group.push(row);
    else groups.set(row.invoiceId, [row]);
  }
  return groups;
}
