import { bulkMessages } from '../bank-transactions/bulk/bulkMessages.ts';
import { matchMessages } from '../bank-transactions/match/matchMessages.ts';
import { transactionListMessages } from '../bank-transactions/messages.ts';
import { undoMessages } from '../bank-transactions/review/undoMessages.ts';
import { transactionMessages } from '../bank-transactions/transactionMessages.ts';
import { checklistMessages } from '../closing/checklistMessages.ts';
import { closingMessages } from '../closing/messages.ts';
import { formKeyMessages } from '../form/parts/formKeyMessages.ts';
import { savingMessages } from '../form/savingMessages.ts';
import { invoiceDetailsMessages } from '../invoices/details/messages.ts';
import { invoiceListMessages } from '../invoices/messages.ts';
import { journalEntryMessages } from '../journal-entries/messages.ts';
import { ledgerMessages, trialBalanceMessages } from '../ledger/messages.ts';
import { sourceMessages } from '../ledger/source/sourceMessages.ts';
import { displayMessages } from '../list/display/displayMessages.ts';
import { notificationMessages } from '../notifications/messages.ts';
import { referenceMessages } from '../reference-lists/messages.ts';
import { dateMessages } from '../ui/dates/dateMessages.ts';
import { amountMessages } from '../ui/fields/amountMessages.ts';
import { uiMessages } from '../ui/messages.ts';

/**
 * Every text in English, by area: what a translation has to say. Components contain these already, so that only translators
 * and tools need this object.
 */
export const en = {
  bankTransaction: { ...transactionMessages, ...matchMessages },
  bankTransactionList: { ...transactionListMessages, ...bulkMessages, ...undoMessages },
  closing: { ...closingMessages, ...checklistMessages },
  invoice: invoiceDetailsMessages,
  invoiceList: invoiceListMessages,
  journalEntry: journalEntryMessages,
  ledger: { ...ledgerMessages, ...sourceMessages },
  notifications: notificationMessages,
  references: referenceMessages,
  trialBalance: trialBalanceMessages,
  ui: { ...uiMessages, ...amountMessages, ...dateMessages, ...displayMessages, ...savingMessages, ...formKeyMessages },
};
