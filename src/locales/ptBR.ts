import { deletion, match, transaction } from './pt-BR/bankTransaction.ts';
import { bulk } from './pt-BR/bulk.ts';
import { checklist, closing } from './pt-BR/closing.ts';
import { display, formKeys } from './pt-BR/display.ts';
import { form, save } from './pt-BR/forms.ts';
import { invoice } from './pt-BR/invoice.ts';
import { invoiceList, shared } from './pt-BR/invoices.ts';
import { journalEntry } from './pt-BR/journalEntry.ts';
import { accounts, ledger, source } from './pt-BR/ledger.ts';
import { filters, list, listActions, selection } from './pt-BR/lists.ts';
import { notifications } from './pt-BR/notifications.ts';
import { references } from './pt-BR/references.ts';
import { transactionList } from './pt-BR/transactionList.ts';
import { trialBalance } from './pt-BR/trialBalance.ts';
import { ui } from './pt-BR/ui.ts';
import { undo } from './pt-BR/undo.ts';
import type { Translation } from './translation.ts';

/** Brazilian Portuguese. */
export const ptBR: Translation = {
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
