import { match, transaction } from './ja/bankTransaction.ts';
import { bulk } from './ja/bulk.ts';
import { checklist, closing } from './ja/closing.ts';
import { display, formKeys } from './ja/display.ts';
import { invoice } from './ja/invoice.ts';
import { invoiceList, sharedInvoice } from './ja/invoices.ts';
import { journalEntry } from './ja/journalEntry.ts';
import { accounts, ledger, source } from './ja/ledger.ts';
import { filters, list, listActions, selection } from './ja/lists.ts';
import { notifications } from './ja/notifications.ts';
import { references } from './ja/references.ts';
import { transactionList } from './ja/transactionList.ts';
import { trialBalance } from './ja/trialBalance.ts';
import { ui } from './ja/ui.ts';
import { undo } from './ja/undo.ts';
import type { Translation } from './translation.ts';

/** Japanese. */
export const ja: Translation = {
  bankTransaction: { ...transaction, ...match },
  bankTransactionList: {
    ...filters,
    ...list,
    ...selection,
    ...listActions,
    ...transactionList,
    ...bulk,
    ...undo,
  },
  closing: { ...closing, ...checklist },
  invoice: { ...sharedInvoice, ...invoice },
  invoiceList: {
    ...filters,
    ...list,
    ...selection,
    ...listActions,
    ...sharedInvoice,
    ...invoiceList,
  },
  journalEntry,
  ledger: {
    ...filters,
    ...list,
    ...listActions,
    ...accounts,
    ...selection,
    ...ledger,
    ...source,
  },
  notifications,
  references,
  trialBalance: { ...filters, ...list, ...listActions, ...accounts, ...selection, ...trialBalance },
  ui: { ...ui, ...display, ...formKeys },
};
