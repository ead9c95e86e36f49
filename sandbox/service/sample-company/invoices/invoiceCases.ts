import { invoiceTotals } from '../../invoices/totals.ts';
import type { InvoiceRecord, PaymentRecord } from '../books.ts';
import { businessDayFrom } from '../calendar.ts';
import type { SampleContext } from '../context.ts';

type Payment = Omit<PaymentRecord, 'id'>;

/**
 * Guarantees special cases by adjusting existing invoices: one due today, one partially paid before its due date, one
 * overpaid by 25, and one refunded.
 */
export function arrangeCases({ calendar }: SampleContext, invoices: readonly InvoiceRecord[], received: Payment[]) {
  const today = calendar.days.at(-1)?.date ?? '';
  const dayIndexes = new Map(calendar.days.map((day) => [day.date, day.index]));
  const indexOf = (date: string) => dayIndexes.get(date) ?? 0;
  const isOld = (date: string, days: number) => indexOf(date) <= calendar.days.length - days;
  const paymentsOf = (invoice: InvoiceRecord) => received.filter(({ invoiceId }) => invoiceId === invoice.id);

  const waiting = invoices.filter(
    (invoice) => invoice.invoiceStatus === 'OPEN' && invoice.dueDate > today && paymentsOf(invoice).length === 0,
  );
  const partlyPaid = waiting.findLast(({ date }) => isOld(date, 7));
  const dueToday = waiting.findLast((invoice) => invoice !== partlyPaid);
  const paidAtOnce = invoices.filter(
    (invoice) => invoice.invoiceStatus === 'CLOSED' && paymentsOf(invoice).length === 1,
  );
  const overpaid = paidAtOnce.at(-1);
  const refunded = paidAtOnce
    .slice(0, -1)
    .filter((invoice) => paymentsOf(invoice).every(({ date }) => isOld(date, 14)))
    .slice(-10)
    .reduce<InvoiceRecord | undefined>(cheaper, undefined);

  const firstPart = partlyPaid && businessDayFrom(calendar, indexOf(partlyPaid.date) + 1);
  return {
    invoices: invoices.map((invoice): InvoiceRecord => {
      if (invoice === dueToday) return { ...invoice, dueDate: today, termType: 'OTHER' };
      return invoice === refunded ? { ...invoice, invoiceStatus: 'REFUNDED' } : invoice;
    }),
    received: [
      ...received.map((payment) =>
        payment.invoiceId === overpaid?.id ? { ...payment, amount: payment.amount + 25_00 } : payment,
      ),
      ...(partlyPaid && firstPart
        ? [
            {
              invoiceId: partlyPaid.id,
              date: firstPart.date,
              amount: Math.round(invoiceTotals(partlyPaid).total * 0.4),
            },
          ]
        : []),
    ],
  };
}

function cheaper(one: InvoiceRecord | undefined, other: InvoiceRecord): InvoiceRecord {
  return one && invoiceTotals(one).total <= invoiceTotals(other).total ? one : other;
}
