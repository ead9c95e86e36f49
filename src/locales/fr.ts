import { match, transaction } from './fr/bankTransaction.ts';
import { bulk } from './fr/bulk.ts';
import { closing } from './fr/closing.ts';
import { display, formKeys } from './fr/display.ts';
import { invoice } from './fr/invoice.ts';
import { invoiceList } from './fr/invoices.ts';
import { journalEntry } from './fr/journalEntry.ts';
import { accounts, ledger, source } from './fr/ledger.ts';
import { filters, list, listActions, selection } from './fr/lists.ts';
import { notifications } from './fr/notifications.ts';
import { references } from './fr/references.ts';
import { transactionList } from './fr/transactionList.ts';
import { trialBalance } from './fr/trialBalance.ts';
import { ui } from './fr/ui.ts';
import { undo } from './fr/undo.ts';
import type { Translation } from './translation.ts';

/** French. */
export const fr: Translation = {
  bankTransaction: { ...transaction, ...match },
  bankTransactionList: { ...transactionList, ...bulk, ...undo },
  closing,
  invoice,
  invoiceList,
  journalEntry,
  ledger: { ...filters, ...list, ...listActions, ...accounts, ...selection, ...ledger, ...source },
  notifications,
  references,
  trialBalance,
  ui: { ...ui, ...display, ...formKeys },
};
