import { invoiceTotals } from '../../invoices/totals.ts';
import type { InvoiceRecord, PaymentRecord } from '../books.ts';
import { businessDayFrom } from '../calendar.ts';
import { customersById, runningNumber, type SampleContext } from '../context.ts';
import type { CustomerRow } from '../profile.ts';
import type { Random } from '../random.ts';
import { arrangeCases } from './invoiceCases.ts';
import { termDays } from './terms.ts';

/** Generates payments by each customer's habits, and closes fully paid invoices. */
export function settleInvoices(context: SampleContext, issued: readonly InvoiceRecord[]) {
  const random = context.random('payments');
  const customers = customersById(context);
  const dayIndexes = new Map(context.calendar.days.map((day) => [day.date, day.index]));
  const received: Omit<PaymentRecord, 'id'>[] = [];
  const invoices = issued.map((invoice) => {
    if (invoice.invoiceStatus !== 'OPEN') return invoice;
    const { total } = invoiceTotals(invoice);
    const dueIndex = (dayIndexes.get(invoice.date) ?? 0) + termDays[invoice.termType];
    const installments = installmentsOf(total, dueIndex, customers.get(invoice.customerId)?.pays ?? 'onTime', random);
    const payments = installments.flatMap(({ index, amount }) => {
      const day = businessDayFrom(context.calendar, Math.max(index, dayIndexes.get(invoice.date) ?? 0));
      return day ? [{ invoiceId: invoice.id, date: day.date, amount }] : [];
    });
    received.push(...payments);
    const paid = payments.reduce((sum, payment) => sum + payment.amount, 0);
    return paid === total ? { ...invoice, invoiceStatus: 'CLOSED' as const } : invoice;
  });
  const arranged = arrangeCases(context, invoices, received);
  const payments = arranged.received
    .sort((left, right) => (left.date < right.date ? -1 : left.date > right.date ? 1 : 0))
    .map((payment, index) => ({ id: context.id('ptxn', runningNumber(index, 4)), ...payment }));
  return { invoices: arranged.invoices, payments };
}

/** Most customers pay at once, some in two installments, a few only in part, and about one in sixty never. */
function installmentsOf(total: number, dueIndex: number, pays: CustomerRow['pays'], random: Random) {
  const [earliest, latest] = daysAfterDue[pays];
  const index = dueIndex + random.integer(earliest, latest);
  const laterIndex = index + random.integer(14, 35);
  const first = Math.round((total * random.integer(4, 6)) / 10);
  switch (random.pickWeighted(habits).habit) {
    case 'atOnce':
      return [{ index, amount: total }];
    case 'twice':
      return [
        { index, amount: first },
        { index: laterIndex, amount: total - first },
      ];
    case 'inPart':
      return [{ index, amount: first }];
    case 'never':
      return [];
  }
}

const daysAfterDue = { early: [-12, 1], onTime: [-3, 9], late: [6, 38] } as const;

const habits = [
  { habit: 'atOnce', weight: 860 },
  { habit: 'twice', weight: 100 },
  { habit: 'inPart', weight: 22 },
  { habit: 'never', weight: 18 },
] as const;
