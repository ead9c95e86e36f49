import { sharedInvoiceMessages } from '../messages.ts';

/** Texts of the invoice details. */
export const invoiceDetailsMessages = {
  ...sharedInvoiceMessages,
  what: 'this invoice',
  title: ({ number }: { number: string }) => `Invoice ${number}`,
  recordStatus: 'Record status',
  statusACTIVE: 'Active',
  statusINACTIVE: 'Inactive',
  customerPage: 'Customer payment page',
  openCustomerPage: 'Open customer payment page',
  lineItems: 'Line items',
  item: 'Item',
  unnamedItem: 'No description',
  quantity: 'Quantity',
  rate: 'Rate',
  salesTax: 'Sales tax',
  amount: 'Amount',
  /** A discount, deposit or tax of an unknown type, such as `5 (Per unit)`. */
  share: ({ value, type }: { value: string; type: string }) => `${value} (${type})`,
  totals: 'Totals',
  subtotal: 'Subtotal',
  discount: 'Discount',
  /** Whether the discount reduces the taxable amount. */
  beforeSalesTax: ({ share }: { share: string }) => `${share} before sales tax`,
  afterSalesTax: ({ share }: { share: string }) => `${share} after sales tax`,
  discountedTotal: 'Total after discount',
  notes: 'Notes',
  installments: 'Installments',
  installment: 'Installment',
  unnamedInstallment: ({ written }: { written: string }) => `Installment ${written}`,
  amountDue: 'Amount due',
  payments: 'Payments',
  undated: 'No date',
  allocatedAmount: 'Applied to this invoice',
  collection: 'Delivery & payment',
  term: 'Terms',
  termDUE_NOW: 'Due on receipt',
  termNET_10: 'Net 10',
  termNET_15: 'Net 15',
  termNET_30: 'Net 30',
  termNET_60: 'Net 60',
  termOTHER: 'Custom date',
  sentBy: 'Delivery method',
  byEmail: 'Email',
  bySms: 'Text message',
  notSent: 'Not sent automatically',
  email: 'Email address',
  ccEmails: 'Cc',
  bccEmails: 'Bcc',
  reminders: 'Reminders',
  reminderTHREE_DAYS_BEFORE_DUE_DATE: '3 days before the due date',
  reminderON_DUE_DATE: 'On the due date',
  reminderSEVEN_DAYS_AFTER_DUE_DATE: '7 days after the due date',
  paymentMethods: 'Payment methods',
  methodCREDIT_CARD: 'Credit card',
  methodBANK_TRANSFER: 'Bank transfer',
  deposit: 'Deposit',
  recurrence: 'Recurrence',
  /**
   * How often, as a sentence. `frequency` is the service's word, such as `MONTHLY`, and `word` how one reads that is not known
   * here; what is not said is undefined. `interval` and `times` choose the plural, the others are written for the reader.
   */
  recurs: ({ frequency = '', word = 'Repeats', interval, every, times, occurrences, endDate }: Recurring) => {
    const unit = Object.hasOwn(units, frequency) && units[frequency];
    const odd = interval === 1 ? word : `${word}, interval ${every}`;
    const rhythm = unit ? (interval === 1 ? `Every ${unit}` : `Every ${every} ${unit}s`) : odd;
    const count = times === 1 ? 'once' : occurrences && `${occurrences} times`;
    return `${[rhythm, count, endDate && `through ${endDate}`].filter(Boolean).join(', ')}.`;
  },
  details: 'Details',
  classes: 'Classes',
  activity: 'Activity',
  activityINITIAL_EMAIL_SENT: 'Invoice emailed',
  activityREMINDER_EMAIL_SENT: 'Reminder emailed',
  unnamedActivity: 'Activity',
  activityStatusSUCCESS: 'Sent',
  activityStatusFAILURE: 'Failed',
  failedBecause: ({ status, reason }: { status: string; reason: string }) => `${status}: ${reason}`,
};

interface Recurring {
  frequency: string | undefined;
  word: string | undefined;
  interval: number;
  every: string;
  times: number | undefined;
  occurrences: string | undefined;
  endDate: string | undefined;
}

const units: Readonly<Record<string, string>> = {
  DAILY: 'day',
  WEEKLY: 'week',
  MONTHLY: 'month',
  QUARTERLY: 'quarter',
  YEARLY: 'year',
  ANNUALLY: 'year',
};
