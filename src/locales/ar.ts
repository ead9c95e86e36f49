import { match, transaction } from './ar/bankTransaction.ts';
import { bulk } from './ar/bulk.ts';
import { checklist, closing, closingNotice } from './ar/closing.ts';
import { display, formKeys } from './ar/display.ts';
import { form, save } from './ar/forms.ts';
import { invoice } from './ar/invoice.ts';
import { invoiceList, sharedInvoice } from './ar/invoices.ts';
import { journalEntry } from './ar/journalEntry.ts';
import { accounts, ledger, source } from './ar/ledger.ts';
import { filters, list, listActions, selection } from './ar/lists.ts';
import { notifications } from './ar/notifications.ts';
import { references } from './ar/references.ts';
import { deletion, review, transactionList } from './ar/transactionList.ts';
import { trialBalance } from './ar/trialBalance.ts';
import { ui } from './ar/ui.ts';
import { undo } from './ar/undo.ts';
import type { Translation } from './translation.ts';

export const ar: Translation = {
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
