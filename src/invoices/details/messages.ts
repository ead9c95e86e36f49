import { invoiceWords } from '../messages.ts';

/** Texts of one invoice. */
export const invoiceDetailsMessages = {
  ...invoiceWords,
  what: 'this invoice',
  title: ({ number }: { number: string }) => `Invoice ${number}`,
  recordStatus: 'Kept as',
  statusACTIVE: 'Active',
  statusINACTIVE: 'Inactive',
  /** What the customer is sent to look at and pay it. */
  customerPage: 'Customer’s page',
  openCustomerPage: 'Open the customer’s page',
  lineItems: 'Line items',
  item: 'Item',
  unnamedItem: 'Item without a description',
  quantity: 'Quantity',
  rate: 'Rate',
  salesTax: 'Sales tax',
  amount: 'Amount',
  /** A share in a way that is not known, such as `5 (Per unit)`. */
  share: ({ value, type }: { value: string; type: string }) => `${value} (${type})`,
  totals: 'Totals',
  subtotal: 'Subtotal',
  discount: 'Discount',
  /** Whether the discount also lessens the amount that sales tax is taken of. */
  beforeSalesTax: ({ share }: { share: string }) => `${share} before sales tax`,
  afterSalesTax: ({ share }: { share: string }) => `${share} after sales tax`,
  discountedTotal: 'After discount',
  notes: 'Notes',
  installments: 'Installments',
  installment: 'Installment',
  unnamedInstallment: ({ written }: { written: string }) => `Installment ${written}`,
  amountDue: 'Amount due',
  payments: 'Payments',
  undated: 'Without a date',
  allocatedAmount: 'For this invoice',
  collection: 'Collection',
  term: 'Terms',
  termDUE_NOW: 'Due now',
  termNET_10: 'Net 10 days',
  termNET_15: 'Net 15 days',
  termNET_30: 'Net 30 days',
  termNET_60: 'Net 60 days',
  termOTHER: 'Agreed date',
  /** How the customer is asked for the money. */
  sentBy: 'Sent by',
  byEmail: 'Email',
  bySms: 'Text message',
  notSent: 'Not sent by itself',
  email: 'Email address',
  ccEmails: 'Copy to',
  bccEmails: 'Hidden copy to',
  reminders: 'Reminders',
  reminderTHREE_DAYS_BEFORE_DUE_DATE: '3 days before the due date',
  reminderON_DUE_DATE: 'On the due date',
  reminderSEVEN_DAYS_AFTER_DUE_DATE: '7 days after the due date',
  paymentMethods: 'Can be paid by',
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
    return `${[rhythm, count, endDate && `until ${endDate}`].filter(Boolean).join(', ')}.`;
  },
  details: 'Details',
  classes: 'Classes',
  activity: 'Activity',
  activityINITIAL_EMAIL_SENT: 'Invoice by email',
  activityREMINDER_EMAIL_SENT: 'Reminder by email',
  unnamedActivity: 'Something was done',
  activityStatusSUCCESS: 'Done',
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
