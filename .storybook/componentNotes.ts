interface ComponentNotes {
  /** Its page in `docs/components`. */
  docs: string;
  /** Its name in the snapshots of the accessibility tree. */
  tree: string;
  /** Where its keys are in the table of docs/accessibility.md: starts of the first column. */
  keys: string[];
}

const list = ['lists', 'columns'];
const form = ['forms', 'date fields', 'calendars'];

/** What the documentation page of each component adds. */
export const componentNotes: Record<string, ComponentNotes> = {
  GeneralLedger: { docs: 'general-ledger.md', tree: 'general ledger', keys: [...list, 'ledger', 'balance chart'] },
  TrialBalance: { docs: 'trial-balance.md', tree: 'trial balance', keys: [...list, 'trial balance'] },
  BankTransactionList: {
    docs: 'bank-transaction-list.md',
    tree: 'bank transactions',
    keys: [...list, 'bank transactions'],
  },
  BankTransactionEditor: {
    docs: 'bank-transaction-editor.md',
    tree: 'bank transaction editor',
    keys: [...form, 'bank transactions, their editor', 'bank transaction editor', 'lines of a split'],
  },
  InvoiceList: { docs: 'invoice-list.md', tree: 'invoices', keys: list },
  InvoiceDetails: { docs: 'invoice-details.md', tree: 'invoice details', keys: ['invoice details'] },
  JournalEntryForm: {
    docs: 'journal-entry-form.md',
    tree: 'journal entry',
    keys: [...form, 'lines of a split or', 'lines of a journal'],
  },
  ClosingForm: { docs: 'closing.md', tree: 'closing', keys: form },
  ClosingNotice: { docs: 'closing.md', tree: 'closing notice', keys: [] },
  NotificationSettingsForm: { docs: 'notification-settings.md', tree: 'notification settings', keys: ['forms'] },
};
