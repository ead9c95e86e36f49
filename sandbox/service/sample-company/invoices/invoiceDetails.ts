import type { Activity, Installment, Share } from '../../invoices/schema.ts';
import { invoiceTotals } from '../../invoices/totals.ts';
import { allocate } from '../../posting/allocate.ts';
import type { InvoiceRecord } from '../books.ts';
import { dateAfter } from '../calendar.ts';
import { customersById, runningNumber, type SampleContext } from '../context.ts';

/**
 * Adds details other than amounts to invoices, by index rather than at random: so that even a few invoices cover every
 * case, and no other random choice changes.
 */
export function detailInvoices(context: SampleContext, invoices: readonly InvoiceRecord[]): InvoiceRecord[] {
  const customers = customersById(context);
  return invoices.map((invoice, index) => {
    const email = customers.get(invoice.customerId)?.email ?? null;
    const isSent = invoice.invoiceStatus !== 'DRAFT' && invoice.invoiceStatus !== 'SCHEDULED';
    const isFromApp = index % 5 === 2;
    return {
      ...invoice,
      collection: {
        sendEmail: email !== null,
        sendSms: index % 9 === 4,
        email,
        reminderSchedule: itemAt(reminderSchedules, index),
        paymentMethods: itemAt(paymentMethods, index),
        ccEmails: index % 7 === 3 ? ['accounts@holding.example', 'archive@holding.example'] : [],
        bccEmails: index % 11 === 6 ? ['invoices@books.example'] : [],
      },
      apiName: isFromApp ? 'PROJECT_TRACKER' : 'MANUAL_ENTRY',
      ...(isFromApp && {
        apiSourceId: `pt-${runningNumber(index, 5)}`,
        customData: { projectCode: `P-${100 + (index % 37)}`, approvedBy: 'Rosa Lind' },
      }),
      ...(isSent && {
        customerInvoiceUrl: `https://pay.example/${invoice.id}`,
        activity: activityOf(context, invoice, email, index),
      }),
      ...(index % 12 === 5 && { deposit: itemAt(deposits, Math.floor(index / 12)) }),
      ...(index % 8 === 1 && { installments: installmentsOf(invoice) }),
      ...(index % 10 === 7 && { recurrence: itemAt(recurrences, Math.floor(index / 10)) }),
      lineItems: invoice.lineItems.map((item, position) => ({
        ...item,
        ...(isFromApp && { apiItemId: `item-${index}-${position + 1}` }),
        ...(isFromApp && item.description.includes('(hours)') && { timeId: `tme_${item.id.slice('ili_'.length)}` }),
        ...(item.description.includes('reimbursed') && { expenseId: `exp_${item.id.slice('ili_'.length)}` }),
      })),
    };
  });
}

/** Sent and failed emails through today, the last day of the calendar. */
function activityOf(
  { calendar }: SampleContext,
  invoice: InvoiceRecord,
  email: string | null,
  index: number,
): Activity[] {
  const { date, dueDate, invoiceStatus } = invoice;
  const today = calendar.days.at(-1)?.date ?? '';
  if (email === null) return [];
  const first = (status: Activity['status'], time: string, error: string | null = null): Activity => {
    return { type: 'INITIAL_EMAIL_SENT', datetime: `${date}T${time}Z`, status, error };
  };
  const sent =
    index % 14 === 3
      ? [
          first('FAILURE', '14:05:00', `The mail server at ${email.split('@')[1]} rejected the message: mailbox full.`),
          first('SUCCESS', '20:05:00'),
        ]
      : [first('SUCCESS', '14:05:00')];
  const remindedOn = dateAfter(dueDate, 7);
  if (invoiceStatus !== 'OPEN' || remindedOn > today) return sent;
  return [
    ...sent,
    { type: 'REMINDER_EMAIL_SENT', datetime: `${remindedOn}T14:00:00Z`, status: 'SUCCESS', error: null },
  ];
}

/** Three equal installments, from the invoice date to the due date. */
function installmentsOf(invoice: InvoiceRecord): Installment[] {
  const days = Math.round((Date.parse(invoice.dueDate) - Date.parse(invoice.date)) / 86_400_000); // both at midnight UTC
  return allocate(invoiceTotals(invoice).total, [1, 1, 1]).map((amount, part) => ({
    id: `istl_${invoice.id.slice('inv_'.length)}${'abc'.charAt(part)}`,
    name: `Installment ${part + 1} of 3`,
    dueDate: dateAfter(invoice.date, Math.round((days * part) / 2)),
    amountDue: { value: String(amount), type: 'AMOUNT' },
  }));
}

function itemAt<Item>(items: readonly [Item, ...Item[]], index: number): Item {
  return items[index % items.length] ?? items[0];
}

const reminderSchedules: [string[], ...string[][]] = [
  ['THREE_DAYS_BEFORE_DUE_DATE', 'ON_DUE_DATE', 'SEVEN_DAYS_AFTER_DUE_DATE'],
  ['THREE_DAYS_BEFORE_DUE_DATE'],
  [],
];

const paymentMethods: [string[], ...string[][]] = [
  ['CREDIT_CARD', 'BANK_TRANSFER'],
  ['BANK_TRANSFER'],
  ['CREDIT_CARD'],
];

const deposits: [Share, ...Share[]] = [
  { value: '30', type: 'PERCENT' },
  { value: '50000', type: 'AMOUNT' },
];

const recurrences: [NonNullable<InvoiceRecord['recurrence']>, ...NonNullable<InvoiceRecord['recurrence']>[]] = [
  { frequency: 'MONTHLY', interval: 1, occurrences: 12, endDate: null },
  { frequency: 'WEEKLY', interval: 2, occurrences: null, endDate: '2030-12-31' },
  { frequency: 'YEARLY', interval: 1, occurrences: null, endDate: null },
];
