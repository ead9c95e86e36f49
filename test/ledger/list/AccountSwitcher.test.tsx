import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger } from '../../../src/index.ts';
import { displayedEntries, ledgerTable, toDisplayedEntry } from '../../support/ledger.ts';
import { recordEvents } from '../../support/provider/recordEvents.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createCompany, fetchLedger, issueToken } from '../../support/sandbox/company.ts';
import { testOwnLook } from '../../support/ui/testOwnLook.ts';

const company = await createCompany();
const { checking = '', '1020': savings = '', '1200': receivable = '' } = company.glAccountIds;
const account = page.getByRole('combobox', { name: 'Account', exact: true });

test('shows the first account by default and finds another by typing', async () => {
  const onGlAccountIdChange = vi.fn();
  renderWithProvider(
    <GeneralLedger
      loadInBackground={false}
      defaultFilters={{ period: 'all' }}
      onGlAccountIdChange={onGlAccountIdChange}
    />,
    {
      company,
    },
  );
  await ledgerTable();
  await expect.element(page.getByRole('heading', { name: 'Operating Checking' })).toBeVisible();
  await expect.element(page.getByText('1010 · Asset · USD')).toBeVisible();
  const first = (await fetchLedger(company, checking)).entries.toReversed().slice(0, 100);
  expect(await displayedEntries()).toEqual(first.map(toDisplayedEntry));

  await userEvent.tab();
  await expect.element(account).toHaveFocus();
  await userEvent.keyboard('savings{Enter}');
  await expect.element(page.getByRole('grid', { name: 'General ledger, Business Savings' })).toBeVisible();
  expect(await displayedEntries()).toEqual(
    (await fetchLedger(company, savings)).entries.toReversed().map(toDisplayedEntry),
  );
  expect(onGlAccountIdChange.mock.calls).toEqual([[savings]]);
});

test('reports an account that the user chooses, and not the same one again', async () => {
  const { events, props } = recordEvents();
  const chosen = () => events.filter(({ type }) => type === 'glAccount.selected');
  renderWithProvider(<GeneralLedger defaultGlAccountId={receivable} />, { company, ...props });
  await expect.element(page.getByRole('heading', { name: 'Accounts Receivable' })).toBeVisible();
  for (const name of ['receivable', 'savings', 'savings']) {
    await userEvent.click(account);
    await userEvent.keyboard(`${name}{Enter}`);
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  }
  await expect.element(page.getByRole('heading', { name: 'Business Savings' })).toBeVisible();
  expect(chosen()).toEqual([{ type: 'glAccount.selected', component: 'GeneralLedger', glAccountId: savings }]);
});

test('groups accounts by type and finds them by number', async () => {
  renderWithProvider(<GeneralLedger defaultGlAccountId={receivable} />, { company });
  await expect.element(page.getByRole('heading', { name: 'Accounts Receivable' })).toBeVisible();
  await userEvent.click(account);
  const groups = page.getByRole('listbox').getByRole('group');
  for (const type of ['Assets', 'Liabilities', 'Equity', 'Income', 'Expenses'])
    await expect.element(groups.and(page.getByRole('group', { name: type, exact: true }))).toBeInTheDocument();
  await expect.element(page.getByRole('group', { name: 'Assets' })).toBeVisible();
  await userEvent.fill(account, '1020');
  await expect.element(page.getByRole('listbox').getByRole('option')).toHaveTextContent('Business Savings');
});

test('lists the accounts that were shown before first', async () => {
  renderWithProvider(<GeneralLedger defaultGlAccountId={receivable} />, { company });
  await expect.element(page.getByRole('heading', { name: 'Accounts Receivable' })).toBeVisible();
  await userEvent.click(account);
  expect(page.getByRole('group', { name: 'Recent' }).query()).toBeNull();
  await userEvent.keyboard('savings{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Business Savings' })).toBeVisible();
  await userEvent.click(account);
  const recent = page.getByRole('group', { name: 'Recent' }).getByRole('option');
  await expect.element(recent).toHaveTextContent('Accounts Receivable');
});

test('lists inactive accounts', async () => {
  renderWithProvider(<GeneralLedger defaultGlAccountId={receivable} />, { company });
  await userEvent.click(account);
  await userEvent.fill(account, '6230');
  await expect.element(page.getByRole('listbox').getByRole('option')).toHaveTextContent('Fax Line');
});

test('keeps filters when the account changes', async () => {
  renderWithProvider(<GeneralLedger defaultFilters={{ period: 'all', search: 'interest' }} />, { company });
  await userEvent.click(account);
  await userEvent.keyboard('savings{Enter}');
  const { entries } = await fetchLedger(company, savings, { search: 'interest' });
  expect(entries.length).toBeGreaterThan(0);
  await expect
    .poll(async () => (page.getByRole('grid').query() ? displayedEntries() : []))
    .toEqual(entries.toReversed().map(toDisplayedEntry));
});

test('shows a failure to load accounts with a retry', async () => {
  renderWithProvider(<GeneralLedger />, { company, fault: 'status=500,times=4' });
  await expect.element(page.getByRole('alert'), { timeout: 8000 }).toHaveTextContent('couldn’t load the accounts');
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await ledgerTable();
});

test('supports a controlled account', async () => {
  const onGlAccountIdChange = vi.fn();
  const ledgerOf = (id: string) => <GeneralLedger glAccountId={id} onGlAccountIdChange={onGlAccountIdChange} />;
  const { rerender } = renderWithProvider(ledgerOf(receivable), { company });
  await expect.element(page.getByRole('heading', { name: 'Accounts Receivable' })).toBeVisible();
  await userEvent.click(account);
  await userEvent.keyboard('savings{Enter}');
  await expect.poll(() => onGlAccountIdChange.mock.calls).toEqual([[savings]]);
  await expect.element(page.getByRole('heading', { name: 'Accounts Receivable' })).toBeVisible();
  rerender(ledgerOf(savings));
  await expect.element(page.getByRole('heading', { name: 'Business Savings' })).toBeVisible();
});

test('resets account and filters for another user', async () => {
  const other = await createCompany();
  const ledger = <GeneralLedger defaultFilters={{ period: 'all' }} />;
  const { rerender } = renderWithProvider(ledger, { company });
  await ledgerTable();
  await userEvent.click(account);
  await userEvent.keyboard('savings{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Business Savings' })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search entries' });
  await userEvent.type(search, 'interest{Enter}');
  await expect.element(page.getByText('Balance (filtered)')).toBeVisible();
  rerender(ledger, { company: other, identity: other.userId, fetchToken: () => issueToken(other) });
  await expect.element(page.getByRole('heading', { name: 'Operating Checking' })).toBeVisible();
  await expect.element(search).toHaveValue('');
  expect(page.getByText('Balance (filtered)').query()).toBeNull();
});

test('requests no accounts for a fixed account', async () => {
  renderWithProvider(<GeneralLedger glAccountId={savings} />, { company });
  await ledgerTable();
  expect(account.query()).toBeNull();
});

testOwnLook.each([1280, 380])('the account is as large as other titles at %i px', async (width) => {
  await page.viewport(width, 800);
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = 'h2 { font-family: Georgia, serif }';
  onTestFinished(() => style.remove());
  renderWithProvider(<GeneralLedger />, { company });
  const field = await page.getByRole('combobox', { name: 'Account', exact: true }).findElement();
  const title = document.querySelector('.daybook-title') ?? expect.unreachable();
  expect(getComputedStyle(field).fontSize).toBe(getComputedStyle(title).fontSize);
  expect(getComputedStyle(field).fontFamily).toContain('Georgia'); // that of the host's headings
  await expect.poll(() => field.scrollWidth).toBeLessThanOrEqual(field.clientWidth); // the whole name
});
