import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  BankTransactionEditor,
  BankTransactionList,
  ClosingForm,
  GeneralLedger,
  InvoiceList,
  NotificationSettingsForm,
  TrialBalance,
} from '../../src/index.ts';
import { recordAnnouncements } from '../support/accessibility/announcements.ts';
import { screens, showScreen } from '../support/accessibility/screens.tsx';
import { createBankApi, injectFault, isSave } from '../support/bank-transactions/api.ts';
import { applyChanges, chooseReviewStatus, question, removeSelected } from '../support/bank-transactions/bulk.ts';
import { button, saved } from '../support/bank-transactions/editor.tsx';
import { transactionTable } from '../support/bank-transactions/list.ts';
import { saveClosing } from '../support/closing.ts';
import { line, openNewEntries } from '../support/journal-entries/form.tsx';
import { choice, displayedSettings } from '../support/notifications.ts';
import { renderWithProvider } from '../support/renderWithProvider.tsx';
import { createCompany } from '../support/sandbox/company.ts';

const company = await createCompany();
const books = await createBankApi(company);
const searchbox = page.getByRole('searchbox');
const noResults = 'No results match your filters Active filters: “zzz”';

const loaded: Record<string, string[]> = {
  'general ledger': ['Loading the general ledger', '90 entries'],
  'trial balance': ['Loading the trial balance', '68 accounts'],
  'bank transactions': ['Loading the bank transactions', '100 transactions so far'],
  invoices: ['Loading the invoices', '11 invoices', '7,845.88 overdue'],
  'bank transaction editor': ['Loading this transaction', 'No changes'],
  'invoice details': ['Loading this invoice'],
  'journal entry': ['Loading this journal entry', 'Debits 120.00, credits 120.00. Balanced'],
  closing: ['Loading the closing date'],
  'closing notice': [],
  'notification settings': ['Loading notification settings'],
};

test.each(screens)('%s: announces what loads, and what has loaded', async (name, screen) => {
  const { expectAll } = recordAnnouncements();
  await showScreen(screen);
  await expectAll(...(loaded[name] ?? []));
});

test.each([
  {
    list: <GeneralLedger glAccountId={company.glAccountIds.checking ?? ''} defaultFilters={{ period: 'all' }} />,
    search: 'ab',
    found: '1 entry',
    none: `${noResults}. Searched 89 entries. Clear filters`,
  },
  { list: <TrialBalance />, search: 'ab', found: '4 accounts', none: `${noResults}. Clear filters` },
  { list: <BankTransactionList />, search: 'ab', found: '1 transaction', none: `${noResults}. Clear filters` },
  {
    list: <InvoiceList />,
    ready: '7,845.88 overdue', // of all open invoices, which are read beside the list
    search: 'Tidewell',
    found: '1 invoice',
    none: `${noResults}, Status. Clear filters`,
  },
])('a search announces how many match, or that none do: $found', async ({ list, ready, search, found, none }) => {
  renderWithProvider(list, { company });
  await page.getByRole('grid').findElement();
  await expect.poll(() => document.querySelector('[aria-busy="true"], .daybook-skeleton')).toBeNull();
  await expect.element(page.getByRole('status').first()).not.toBeEmptyDOMElement();
  if (ready) await expect.element(page.getByText(ready)).toBeVisible();
  const { expectResults } = recordAnnouncements();
  await userEvent.fill(searchbox, search);
  await expectResults(found);
  await userEvent.fill(searchbox, 'zzz');
  await expectResults(none);
});

test('the editor announces what is not saved, the save, and its failure', async () => {
  const item = await books.save({ description: 'Desk' });
  renderWithProvider(<BankTransactionEditor transactionId={item.id} />, { company });
  const notes = page.getByRole('textbox', { name: 'Notes' });
  await expect.element(page.getByText('No changes')).toBeVisible();
  const { expectResults } = recordAnnouncements();
  await userEvent.fill(notes, 'For the office');
  await expectResults('Unsaved: Notes');
  await userEvent.click(button('Save'));
  await expect.element(saved).toBeVisible();
  await expectResults('Saved');
  injectFault('status=400', isSave);
  await userEvent.fill(notes, 'For the workshop');
  await userEvent.click(button('Save'));
  await expectResults('Unsaved: Notes', 'Not saved. A fault on demand: 400.', 'Unsaved: Notes');
});

test('the bank transactions announce the selection, and what became of a bulk change', async () => {
  await Promise.all(
    ['Bulk A', 'Bulk B', 'Bulk C'].map((description) => books.save({ description, date: '2026-06-10' })),
  );
  renderWithProvider(<BankTransactionList selectable defaultFilters={{ search: 'Bulk' }} />, { company });
  await transactionTable();
  await expect.element(page.getByText('3 transactions', { exact: true }).first()).toBeVisible();
  const { expectResults } = recordAnnouncements();
  const selectAll = page.getByRole('checkbox', { name: /^Select all/ });
  await userEvent.click(selectAll);
  await expectResults('3 selected · net −360.00');
  await chooseReviewStatus('Reviewed');
  await applyChanges();
  await expectResults('Net −360.00', '3 transactions updated. Undo');
  await userEvent.click(selectAll);
  await removeSelected();
  await userEvent.click(question.getByRole('button', { name: /^Delete/ }));
  await expectResults(
    '3 selected · net −360.00',
    'No results match your filters Active filters: “Bulk”. Clear filters',
    'Deleted 3 transactions Undo',
  );
});

test('the bank transactions announce a category, and its undoing', async () => {
  await books.save({ description: 'Undone', glAccountId: null, date: '2026-06-10' });
  renderWithProvider(<BankTransactionList defaultFilters={{ search: 'Undone' }} />, { company });
  const table = await transactionTable();
  table.focus();
  await userEvent.keyboard('c');
  await expect.element(page.getByRole('combobox', { name: /^Category of/ })).toHaveFocus();
  await userEvent.keyboard('Office Supplies');
  await expect.element(page.getByRole('option', { name: 'Office Supplies' })).toBeVisible();
  const { expectResults } = recordAnnouncements();
  await userEvent.keyboard('{Enter}');
  await expectResults('Undone, −120.00, categorized as Office Supplies. Undo');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expectResults('Undone: Undone, −120.00, categorized as Office Supplies.');
});

test('closing announces what is open, and the closing date', async () => {
  await saveClosing(company, { date: null });
  renderWithProvider(<ClosingForm />, { company });
  const date = page.getByRole('textbox', { name: 'Books closed through' });
  await date.findElement();
  const { expectResults } = recordAnnouncements();
  await userEvent.fill(date, '01/31/2026');
  await expectResults('Draft invoices: 1.');
  await userEvent.click(button('Close through Jan 31, 2026'));
  await userEvent.click(question.getByRole('button', { name: 'Close anyway' }));
  await expectResults('Books closed through Jan 31, 2026. Changes are locked. Undo');
});

test('a journal entry announces its balance, and the save', async () => {
  const { journal } = await openNewEntries();
  await userEvent.fill(page.getByRole('textbox', { name: 'Description' }), 'Rent');
  for (const [place, account] of [journal.expense, journal.asset].entries()) {
    await userEvent.fill(line(place + 1).account, account.name);
    await userEvent.click(page.getByRole('option', { name: account.name }).first());
  }
  await userEvent.fill(line(1).debit, '120');
  const { expectResults } = recordAnnouncements();
  await userEvent.fill(line(2).credit, '120');
  await expectResults('Debits 120.00, credits 120.00. Balanced');
  await userEvent.click(page.getByRole('button', { name: /^Save/ }).first());
  await expectResults('Saved');
});

test('notification settings announce each save, and its failure', async () => {
  renderWithProvider(<NotificationSettingsForm />, { company });
  await displayedSettings();
  const { expectResults } = recordAnnouncements();
  await userEvent.click(choice('conversations', 'Email'));
  await expectResults('Saved');
  injectFault('status=500,times=1', ({ method }) => method === 'POST');
  await userEvent.click(choice('conversations', 'Off'));
  await expectResults('Off not saved');
});
