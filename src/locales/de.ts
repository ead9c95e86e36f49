import { match, transaction } from './de/bankTransaction.ts';
import { bulk } from './de/bulk.ts';
import { closing } from './de/closing.ts';
import { display, formKeys } from './de/display.ts';
import { invoice } from './de/invoice.ts';
import { invoiceList } from './de/invoices.ts';
import { journalEntry } from './de/journalEntry.ts';
import { accounts, ledger, source } from './de/ledger.ts';
import { filters, list, listActions, selection } from './de/lists.ts';
import { notifications } from './de/notifications.ts';
import { references } from './de/references.ts';
import { transactionList } from './de/transactionList.ts';
import { trialBalance } from './de/trialBalance.ts';
import { ui } from './de/ui.ts';
import { undo } from './de/undo.ts';
import type { Translation } from './translation.ts';

/** German. */
export const de: Translation = {
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
