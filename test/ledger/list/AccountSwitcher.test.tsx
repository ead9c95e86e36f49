import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger } from '../../../src/index.ts';
import { openCompany, servedLedger, tokenOf } from '../../support/company.ts';
import { renderWithBooks } from '../../support/renderWithBooks.tsx';
import { asShown, ledgerTable, shownEntries } from '../../support/shownLedger.ts';

const company = await openCompany();
const { checking = '', '1020': savings = '', '1200': receivable = '' } = company.glAccountIds;
const account = page.getByRole('combobox', { name: 'Account' });

test('without an account the first of the chart is shown, and another is chosen by typing', async () => {
  const onGlAccountIdChange = vi.fn();
  renderWithBooks(<GeneralLedger defaultFilters={{ period: 'all' }} onGlAccountIdChange={onGlAccountIdChange} />, {
    company,
  });
  await ledgerTable();
  await expect.element(page.getByRole('heading', { name: 'Operating Checking' })).toBeVisible();
  await expect.element(page.getByText('Account 1010 · Asset · Amounts in USD')).toBeVisible();
  const first = (await servedLedger(company, checking)).entries.slice(0, 100);
  expect(await shownEntries()).toEqual(first.map(asShown));

  ((await account.findElement()) as HTMLElement).focus(); // a field
  await userEvent.keyboard('savings{Enter}');
  await expect.element(page.getByRole('grid', { name: 'General ledger, Business Savings' })).toBeVisible();
  expect(await shownEntries()).toEqual((await servedLedger(company, savings)).entries.map(asShown));
  expect(onGlAccountIdChange.mock.calls).toEqual([[savings]]);
});

test('the accounts are grouped by type and found by their number', async () => {
  renderWithBooks(<GeneralLedger defaultGlAccountId={receivable} />, { company });
  await expect.element(page.getByRole('heading', { name: 'Accounts Receivable' })).toBeVisible();
  await userEvent.click(account);
  const groups = page.getByRole('listbox').getByRole('group');
  for (const type of ['Assets', 'Liabilities', 'Equity', 'Income', 'Expenses'])
    await expect.element(groups.and(page.getByRole('group', { name: type, exact: true }))).toBeInTheDocument();
  await expect.element(page.getByRole('group', { name: 'Assets' })).toBeVisible();
  await userEvent.fill(account, '1020');
  await expect.element(page.getByRole('listbox').getByRole('option')).toHaveTextContent('Business Savings');
});

test('an account that is no longer in use stays within reach, for the entries that it has', async () => {
  renderWithBooks(<GeneralLedger defaultGlAccountId={receivable} />, { company });
  await userEvent.click(account);
  await userEvent.fill(account, '6230');
  await expect.element(page.getByRole('listbox').getByRole('option')).toHaveTextContent('Fax Line');
});

test('filters stay when the account changes', async () => {
  renderWithBooks(<GeneralLedger defaultFilters={{ period: 'all', search: 'interest' }} />, { company });
  await userEvent.click(account);
  await userEvent.keyboard('savings{Enter}');
  const { entries } = await servedLedger(company, savings, { search: 'interest' });
  expect(entries.length).toBeGreaterThan(0);
  await expect.poll(async () => (page.getByRole('grid').query() ? shownEntries() : [])).toEqual(entries.map(asShown));
});

test('where the accounts cannot be loaded, that is said, and a press tries again', async () => {
  renderWithBooks(<GeneralLedger />, { company, fault: 'status=400,times=1' });
  await expect.element(page.getByRole('alert')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await ledgerTable();
});

test('a host can hold the account that a person chooses', async () => {
  const onGlAccountIdChange = vi.fn();
  const held = (id: string) => <GeneralLedger glAccountId={id} onGlAccountIdChange={onGlAccountIdChange} />;
  const { rerender } = renderWithBooks(held(receivable), { company });
  await expect.element(page.getByRole('heading', { name: 'Accounts Receivable' })).toBeVisible();
  await userEvent.click(account);
  await userEvent.keyboard('savings{Enter}');
  await expect.poll(() => onGlAccountIdChange.mock.calls).toEqual([[savings]]);
  await expect.element(page.getByRole('heading', { name: 'Accounts Receivable' })).toBeVisible();
  rerender(held(savings));
  await expect.element(page.getByRole('heading', { name: 'Business Savings' })).toBeVisible();
});

test('another user begins with an account and filters of their own', async () => {
  const other = await openCompany();
  const ledger = <GeneralLedger defaultFilters={{ period: 'all' }} />;
  const { rerender } = renderWithBooks(ledger, { company });
  await ledgerTable();
  await userEvent.click(account);
  await userEvent.keyboard('savings{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Business Savings' })).toBeVisible();
  await userEvent.type(page.getByRole('searchbox', { name: 'Search entries' }), 'interest{Enter}');
  await expect.element(page.getByText('“interest”')).toBeVisible();
  rerender(ledger, { company: other, identity: other.userId, fetchToken: () => tokenOf(other) });
  await expect.element(page.getByRole('heading', { name: 'Operating Checking' })).toBeVisible();
  expect(page.getByText('“interest”').query()).toBeNull();
});

test('a host that names the account needs no list of accounts', async () => {
  renderWithBooks(<GeneralLedger glAccountId={savings} />, { company });
  await ledgerTable();
  expect(account.query()).toBeNull();
});
