import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList, type BankTransactionListProps } from '../../../src/index.ts';
import { createBankApi, fetchTransactions } from '../../support/bank-transactions/api.ts';
import {
  displayedTransactions,
  toDisplayedTransaction,
  transactionTable,
} from '../../support/bank-transactions/list.ts';
import { createCompanyToReview, toReview } from '../../support/bank-transactions/toReview.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { mockRows } from '../../support/requests.ts';
import { createCompany } from '../../support/sandbox/company.ts';

const { company, api, saved } = await createCompanyToReview();
const counts = new Map<string, number>();
for (const { bankAccount } of await fetchTransactions(company, toReview))
  counts.set(bankAccount.id, (counts.get(bankAccount.id) ?? 0) + 1);
const first = saved[0]?.bankAccount;
const other = api.bankAccounts.find(({ id }) => id !== first.id) ?? expect.unreachable();
const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
const switcher = page.getByRole('button', { name: /^Account: / });
const item = (name: RegExp | string) => page.getByRole('menuitemradio', { name });
const chips = page.getByRole('list', { name: 'Active filters' });

async function showList(props: BankTransactionListProps = {}) {
  const onFiltersChange = vi.fn();
  renderWithProvider(<BankTransactionList onFiltersChange={onFiltersChange} {...props} />, { company });
  await transactionTable();
  return onFiltersChange;
}

test('limits the list to an account, without a chip, and nothing moves', async () => {
  const onFiltersChange = await showList();
  await expect.element(switcher).toHaveAccessibleName('Account: All accounts');
  const { top } = (await transactionTable()).getBoundingClientRect();
  await userEvent.click(switcher);
  await expect.element(item(`All accounts, ${total} to review`)).toBeChecked();
  await expect.element(item(`${first.displayName}, ${counts.get(first.id)} to review`)).not.toBeChecked();
  await expect.element(item(`${other.displayName}, ${counts.get(other.id) ?? 0} to review`)).toBeVisible();
  await userEvent.click(item(new RegExp(`^${other.displayName}`)));
  expect(onFiltersChange.mock.lastCall).toEqual([{ bankAccount: { id: { in: [other.id] } } }]);
  await expect.element(switcher).toHaveAccessibleName(`Account: ${other.displayName}`);
  await expect.element(switcher).toHaveFocus();
  const expected = await fetchTransactions(company, { bankAccount: { id: { in: [other.id] } } });
  await expect.poll(displayedTransactions).toEqual(expected.slice(0, 100).map(toDisplayedTransaction));
  expect(chips.query()).toBeNull();
  expect((await transactionTable()).getBoundingClientRect().top).toBe(top);
});

test('the numbers are those of the company, whatever is filtered', async () => {
  await showList({ defaultFilters: { search: 'Merchant A', bankAccount: { id: { in: [first.id] } } } });
  await userEvent.click(switcher);
  await expect.element(item(`${first.displayName}, ${counts.get(first.id)} to review`)).toBeVisible();
  await expect.element(item(`All accounts, ${total} to review`)).not.toBeChecked();
});

test('the tab To review counts those of the chosen account', async () => {
  await showList({ defaultFilters: { bankAccount: { id: { in: [first.id] } } } });
  const tab = page.getByRole('radio', { name: /^To review/ });
  await expect.element(tab).toHaveAccessibleName(`To review ${counts.get(first.id)}`);
});

test('opens, moves, chooses and closes by keyboard', async () => {
  const onFiltersChange = await showList({ defaultFilters: { bankAccount: { id: { in: [first.id] } } } });
  switcher.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(item(new RegExp(`^${first.displayName}`))).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(switcher).toHaveFocus();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  expect(onFiltersChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowDown}{End}{ArrowDown}');
  await expect.element(item(/^All accounts/)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onFiltersChange.mock.lastCall).toEqual([{}]);
  await expect.element(switcher).toHaveFocus();
});

test('a number follows a review at once', async () => {
  await showList({ defaultFilters: toReview });
  const before = counts.get(first.id) ?? expect.unreachable();
  await userEvent.click(switcher);
  await expect.element(item(`${first.displayName}, ${before} to review`)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  (await transactionTable()).focus();
  await userEvent.keyboard('{Home}r');
  await userEvent.click(switcher);
  await expect.element(item(`${first.displayName}, ${before - 1} to review`)).toBeVisible();
});

test('several accounts are a chip, and clearing the chips keeps a single one', async () => {
  const onFiltersChange = await showList({
    defaultFilters: { bankAccount: { id: { in: [first.id, other.id] } }, amount: { greaterThan: -100_000_00 } },
  });
  await expect.element(switcher).toHaveAccessibleName('Account: 2 accounts');
  await expect.element(chips).toHaveTextContent(first.displayName);
  await userEvent.click(switcher);
  for (const each of page.getByRole('menuitemradio').all()) await expect.element(each).not.toBeChecked();
  await userEvent.click(item(new RegExp(`^${first.displayName}`)));
  await userEvent.keyboard('/');
  await userEvent.click(page.getByRole('searchbox'));
  await userEvent.keyboard('Merchant');
  await userEvent.click(page.getByRole('button', { name: 'Clear all' }));
  await expect.poll(() => onFiltersChange.mock.lastCall).toEqual([{ bankAccount: { id: { in: [first.id] } } }]);
});

test('numbers that are not complete have a plus, and none is 0', async () => {
  // The service has more pages than are counted.
  const { fetch } = window;
  let pages = 0;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const text = typeof init?.body === 'string' ? init.body : '';
    const isCount = String(input).endsWith('/v6/banks/transactions/query') && text.includes('PARTNER_REVIEW');
    if (!isCount) return fetch(input, init);
    const { cursor: _cursor, ...body } = JSON.parse(text);
    const response = await fetch(input, { ...init, body: JSON.stringify(body) });
    pages += 1;
    return Response.json({ ...(await response.json()), cursor: { after: `page${pages}` } });
  });
  await showList();
  await userEvent.click(switcher);
  await expect.element(item(/^All accounts, \d+\+ to review$/)).toBeVisible();
  await expect.element(item(new RegExp(`^${first.displayName}, \\d+\\+ to review$`))).toBeVisible();
  for (const each of page.getByRole('menuitemradio').all())
    await expect.element(each).not.toHaveAccessibleName(expect.stringMatching(/ 0/));
});

test('with a single account there is nothing to choose', async () => {
  mockRows(/banks\/accounts\/query$/, (row) => ({ ...row, status: row.id === first.id ? 'ACTIVE' : 'INACTIVE' }));
  await showList();
  await expect.element(page.getByRole('radio', { name: /^To review \d/ })).toBeVisible();
  await expect.element(switcher).not.toBeInTheDocument();
});

test('an emptied queue of an account is caught up, and an empty tab of it is no search without results', async () => {
  const company = await createCompany({ seed: 'none' });
  const own = await createBankApi(company);
  const [first, second] = own.bankAccounts;
  await own.save({ description: 'To do', bankAccountId: second.id, reviewStatus: 'PARTNER_REVIEW_REQUIRED' });
  const onFiltersChange = vi.fn();
  const reviewStatus = { in: ['PARTNER_REVIEW_REQUIRED', 'RECONCILIATION_DISCREPANCY'] };
  const bankAccount = { id: { in: [first.id] } };
  renderWithProvider(
    <BankTransactionList defaultFilters={{ reviewStatus, bankAccount }} onFiltersChange={onFiltersChange} />,
    { company },
  );
  await expect.element(page.getByText('All caught up')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Show reviewed' }));
  await expect.element(page.getByText('Nothing reviewed yet')).toBeVisible();
  expect(page.getByText('No results match your filters').query()).toBeNull();
  await userEvent.click(page.getByRole('radio', { name: /^All/ }));
  await expect.element(page.getByText('No transactions in this account yet')).toBeVisible();
  await userEvent.click(page.getByRole('radio', { name: /^To review/ }));
  await expect.element(page.getByText('All caught up')).toBeVisible();
  await userEvent.click(switcher);
  await userEvent.click(item(/^All accounts/));
  await expect.element(page.getByText('To do', { exact: true }).first()).toBeVisible();
  expect(onFiltersChange.mock.lastCall).toEqual([{ reviewStatus }]);
});
