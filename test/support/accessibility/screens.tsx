import type { ReactElement } from 'react';
import { expect, inject } from 'vitest';
import {
  BankTransactionEditor,
  BankTransactionList,
  ClosingForm,
  ClosingNotice,
  GeneralLedger,
  InvoiceDetails,
  InvoiceList,
  JournalEntryForm,
  NotificationSettingsForm,
  TrialBalance,
} from '../../../src/index.ts';
import { fetchTransactions } from '../bank-transactions/api.ts';
import { saveClosing } from '../closing.ts';
import { fetchInvoices } from '../invoices/api.ts';
import { renderWithProvider } from '../renderWithProvider.tsx';
import { createCompany, issueToken } from '../sandbox/company.ts';

/** Entries are dated by the service: here, on the last day of the books. */
const baseUrl = inject('sampleDayUrl');
/** Six months of a design studio, closed through January: the same in every run. */
const company = await createCompany();
const { access_token } = await issueToken(company);
const saved = await fetch(`${baseUrl}/v6/accounting/manualJournalEntries`, {
  method: 'POST',
  headers: { Authorization: `Bearer ${access_token}`, 'Content-Type': 'application/json' },
  body: JSON.stringify({
    data: [
      {
        description: 'Accrued payroll taxes',
        children: [
          { glAccountId: company.glAccountIds['6030'], drAmount: 120_00, crAmount: 0 },
          { glAccountId: company.glAccountIds.checking, drAmount: 0, crAmount: 120_00 },
        ],
      },
    ],
  }),
});
const [{ data: entry }] = (await saved.json()).data;
const [transaction] = await fetchTransactions(company, { search: 'Adobe' });
const invoice = (await fetchInvoices(company)).find(({ totals }) => totals.paidAmount > 0 && totals.balance > 0);
await saveClosing(company, { date: '2026-01-31', modifications: 'DISABLED' });

/** The lists of the package, filled. */
export const lists = {
  'general ledger': (
    <GeneralLedger
      glAccountId={company.glAccountIds.checking}
      defaultFilters={{ period: 'all' }}
      loadInBackground={false}
    />
  ),
  'trial balance': <TrialBalance onAccountSelect={() => {}} />,
  'bank transactions': <BankTransactionList selectable onTransactionSelect={() => {}} />,
  invoices: <InvoiceList selectable onInvoiceSelect={() => {}} />,
} satisfies Record<string, ReactElement>;

/** Its forms and details, filled. */
export const documents = {
  'bank transaction editor': <BankTransactionEditor transactionId={transaction?.id} />,
  'invoice details': <InvoiceDetails invoiceId={invoice?.id ?? ''} />,
  'journal entry': <JournalEntryForm journalEntryId={entry.id} />,
  closing: <ClosingForm />,
  'closing notice': <ClosingNotice />,
  'notification settings': <NotificationSettingsForm />,
} satisfies Record<string, ReactElement>;

/** All of them, by name. */
export const screens = Object.entries<ReactElement>({ ...lists, ...documents });

/** Renders a screen, and waits until nothing loads any more. */
export async function showScreen(screen: ReactElement, options: { fault?: string } = {}): Promise<void> {
  renderWithProvider(screen, { company, ...(options.fault ? options : { baseUrl }) });
  const patience = { timeout: 20_000 };
  await expect.poll(() => document.querySelector('.daybook-container')?.textContent, patience).toBeTruthy();
  await expect.poll(() => document.querySelector('[aria-busy="true"], .daybook-skeleton'), patience).toBeNull();
}
