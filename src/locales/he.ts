import { match, transaction } from './he/bankTransaction.ts';
import { bulk } from './he/bulk.ts';
import { checklist, closing, closingNotice } from './he/closing.ts';
import { display, formKeys } from './he/display.ts';
import { form, save } from './he/forms.ts';
import { invoice } from './he/invoice.ts';
import { invoiceList, sharedInvoice } from './he/invoices.ts';
import { journalEntry } from './he/journalEntry.ts';
import { accounts, ledger, source } from './he/ledger.ts';
import { filters, list, listActions, selection } from './he/lists.ts';
import { notifications } from './he/notifications.ts';
import { references } from './he/references.ts';
import { deletion, review, transactionList } from './he/transactionList.ts';
import { trialBalance } from './he/trialBalance.ts';
import { ui } from './he/ui.ts';
import { undo } from './he/undo.ts';
import type { Translation } from './translation.ts';

export const he: Translation = {
  bankTransaction: { ...transaction, ...match },
  bankTransactionList: {
    ...filters,
    ...list,
    ...selection,
    ...listActions,
    ...deletion,
    ...transactionList,
    ...review,
    ...bulk,
    ...undo,
  },
  closing: { ...save, ...closingNotice, ...closing, ...checklist },
  invoice: { ...sharedInvoice, ...invoice },
  invoiceList: { ...filters, ...list, ...selection, ...listActions, ...sharedInvoice, ...invoiceList },
  journalEntry: { ...form, ...journalEntry },
  ledger: { ...filters, ...list, ...listActions, ...accounts, ...selection, ...ledger, ...source },
  notifications: { ...save, ...notifications },
  references,
  trialBalance: { ...filters, ...list, ...listActions, ...accounts, ...selection, ...trialBalance },
  ui: { ...ui, ...display, ...formKeys },
};
