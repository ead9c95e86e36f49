import { plural } from '../../core/messages/plural.ts';

/** Texts of an entry's source document, which load when a row is expanded. They are overridden in the area `ledger`. */
export const sourceMessages = {
  openBANK_TRANSACTION: 'Open bank transaction',
  openINVOICE: 'Open invoice',
  openJOURNAL_ENTRY: 'Open journal entry',
  /** Of another type. */
  openSource: 'Open source',
  /** Shows the entries of this day only. */
  allEntriesOf: ({ date }: { date: string }) => `All entries of ${date}`,
  copyReference: 'Copy reference',
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
