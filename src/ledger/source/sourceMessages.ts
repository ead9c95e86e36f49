import { plural } from '../../core/messages/plural.ts';

/** Texts of an entry's source document, which load when a row is expanded. They are overridden in the area `ledger`. */
export const sourceMessages = {
  openSource: ({ type }: { type: string | undefined }) =>
    `Open ${type ? type.toLowerCase().replace('_', ' ') : 'source'}`,
  detailsFailed: 'Details couldn’t be loaded.',
  postedTo: 'Posted to',
  split: plural({ other: 'Split ({count})' }),
  vendor: 'Vendor',
  review: 'Review',
  reviewRECONCILED: 'Reviewed',
  reviewRECONCILIATION_DISCREPANCY: 'Differs from the bank',
  reviewPARTNER_REVIEW_REQUIRED: 'To review',
  bankText: 'Bank description',
  attachments: 'Attachments',
  reference: 'Reference',
  invoice: 'Invoice',
  total: 'Total',
  outstanding: 'Outstanding',
  due: 'Due',
  status: 'Status',
  invoiceStatusDRAFT: 'Draft',
  invoiceStatusOPEN: 'Open',
  invoiceStatusCLOSED: 'Paid',
  invoiceStatusCANCELLED: 'Canceled',
  invoiceStatusREFUNDED: 'Refunded',
  invoiceStatusSCHEDULED: 'Scheduled',
  /** The service’s own texts of a status. */
  statusTextOVERDUE: 'Overdue',
  statusTextDUE_TODAY: 'Due today',
  statusTextPARTIALLY_PAID: 'Partially paid',
  statusTextPAID: 'Paid',
  statusTextDRAFT: 'Draft',
  statusTextCANCELLED: 'Canceled',
  statusTextOPEN: 'Open',
};
