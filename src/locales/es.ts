import { deletion, match, transaction } from './es/bankTransaction.ts';
import { bulk } from './es/bulk.ts';
import { checklist, closing } from './es/closing.ts';
import { display, formKeys } from './es/display.ts';
import { form, save } from './es/forms.ts';
import { invoice } from './es/invoice.ts';
import { invoiceList, shared } from './es/invoices.ts';
import { journalEntry } from './es/journalEntry.ts';
import { accounts, ledger, source } from './es/ledger.ts';
import { filters, list, listActions, selection } from './es/lists.ts';
import { notifications } from './es/notifications.ts';
import { references } from './es/references.ts';
import { transactionList } from './es/transactionList.ts';
import { trialBalance } from './es/trialBalance.ts';
import { ui } from './es/ui.ts';
import { undo } from './es/undo.ts';
import type { Translation } from './translation.ts';

/** Spanish, neutral for Spain and Latin America. */
export const es: Translation = {
  bankTransaction: { ...form, ...deletion, ...transaction, ...match },
  bankTransactionList: { ...filters, ...list, ...selection, ...listActions, ...transactionList, ...bulk, ...undo },
  closing: { ...save, ...closing, ...checklist },
  invoice: { ...shared, ...invoice },
  invoiceList: { ...filters, ...list, ...selection, ...listActions, ...shared, ...invoiceList },
  journalEntry: { ...form, ...journalEntry },
  ledger: { ...filters, ...list, ...listActions, ...accounts, ...selection, ...ledger, ...source },
  notifications: { ...save, ...notifications },
  references,
  trialBalance: { ...filters, ...list, ...listActions, ...accounts, ...selection, ...trialBalance },
  ui: { ...ui, ...display, ...formKeys },
};
