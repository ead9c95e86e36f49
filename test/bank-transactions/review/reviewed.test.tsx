import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList } from '../../../src/index.ts';
import { createBankApi, injectFault, isSave } from '../../support/bank-transactions/api.ts';
import {
  focusedRow,
  readTransactionRow,
  transactionRows,
  transactionTable,
} from '../../support/bank-transactions/list.ts';
import { createCompanyToReview, toReview } from '../../support/bank-transactions/toReview.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
import { callApi, createCompany } from '../../support/sandbox/company.ts';

const reviewed = (name: string) => page.getByRole('button', { name: `Reviewed: ${name}` });

test('R marks the transaction as reviewed, keeps the rest, and moves on; undo restores it', async () => {
  const { company, api, saved } = await createCompanyToReview();
  renderWithProvider(<BankTransactionList defaultFilters={toReview} />, { company });
  const table = await transactionTable();
  table.focus();
  const names = transactionRows(table).map((row) => readTransactionRow(row).description);
  const [name = '', next = ''] = names;
  const last = saved.find(({ description }) => description === name);
  const toggle = reviewed(name);
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'false');
  await userEvent.keyboard('r');
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(focusedRow(table)?.textContent).toContain(next);
  await expect.element(page.getByText(`${name} marked as reviewed.`)).toBeVisible();
  await expect.poll(() => api.stored(last.id)).toEqual({ ...last, reviewStatus: 'RECONCILED' });
  await expect.element(toggle).not.toBeInTheDocument(); // it leaves the queue
  await userEvent.click(page.getByRole('button', { name: 'Undo', exact: true }));
  await expect.poll(() => api.stored(last.id)).toEqual(last);
});

test('a press sets the status of the host, and another one returns it to review', async () => {
  const { company, api, saved } = await createCompanyToReview();
  const last = saved.at(-1);
  renderWithProvider(<BankTransactionList reviewedStatus="PARTNER_APPROVED" />, { company });
  const toggle = reviewed('Merchant T');
  const statusOf = async () => (await api.stored(last.id)).reviewStatus;
  await userEvent.click(toggle);
  await expect.poll(statusOf).toBe('PARTNER_APPROVED');
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(toggle);
  await expect.element(page.getByText('Merchant T moved back to review.')).toBeVisible();
  await expect.poll(statusOf).toBe('PARTNER_REVIEW_REQUIRED');
});

test('the tab Reviewed has those with the status of the host, and those that are reconciled', async () => {
  const company = await createCompany({ seed: 'none' });
  const api = await createBankApi(company);
  for (const reviewStatus of ['PARTNER_APPROVED', 'RECONCILED', 'PARTNER_REVIEW_REQUIRED'])
    await api.save({ description: `Is ${reviewStatus}`, reviewStatus });
  renderWithProvider(<BankTransactionList reviewedStatus="PARTNER_APPROVED" />, { company });
  await userEvent.click(page.getByRole('radio', { name: /^Reviewed/ }));
  await expect.element(page.getByRole('radio', { name: /^Reviewed/ })).toBeChecked();
  await expect.element(reviewed('Is PARTNER_REVIEW_REQUIRED')).not.toBeInTheDocument();
  for (const status of ['PARTNER_APPROVED', 'RECONCILED'])
    await expect.element(reviewed(`Is ${status}`)).toHaveAttribute('aria-pressed', 'true');
});

test('an unknown review status is not reviewed, and a press marks it as reviewed', async () => {
  const company = await createCompany({ seed: 'none' });
  const api = await createBankApi(company);
  const { id } = await api.save({ description: 'Unknown', reviewStatus: 'ESCALATED' });
  renderWithProvider(<BankTransactionList />, { company });
  await expect.element(reviewed('Unknown')).toHaveAttribute('aria-pressed', 'false');
  await expect.element(reviewed('Unknown')).toHaveAttribute('aria-description', 'Escalated');
  await userEvent.click(reviewed('Unknown'));
  await expect.poll(async () => (await api.stored(id)).reviewStatus).toBe('RECONCILED');
});

test('toggling twice before it is saved sends nothing', async () => {
  const { company, api, saved } = await createCompanyToReview();
  const requests = recordRequests();
  renderWithProvider(<BankTransactionList />, { company });
  const toggle = await reviewed('Merchant T').findElement();
  (toggle as HTMLElement).click();
  (toggle as HTMLElement).click();
  const last = saved.at(-1);
  await expect.poll(() => requests.some(({ path }) => path.endsWith(last.id))).toBe(true); // read, and saved already
  (toggle as HTMLElement).click();
  await expect.poll(async () => (await api.stored(last.id)).reviewStatus).toBe('RECONCILED');
  expect(requests.filter(({ method, path }) => method === 'POST' && path === '/v6/banks/transactions')).toHaveLength(1);
});

test('a split transaction can be reviewed', async () => {
  const company = await createCompany({ seed: 'none' });
  const api = await createBankApi(company);
  const [one, other] = api.categories.expense.flatMap(({ children }: { children: object[] }) => children);
  const children = [-100_00, -20_00].map((amount, place) => ({ amount, categoryId: [one, other][place].id }));
  const before = await api.save({ description: 'Two lines', children, reviewStatus: 'RECONCILIATION_DISCREPANCY' });
  renderWithProvider(<BankTransactionList />, { company });
  await expect.element(reviewed('Two lines')).toHaveAttribute('aria-description', 'Differs from the bank');
  await userEvent.click(reviewed('Two lines'));
  await expect.poll(() => api.stored(before.id)).toEqual({ ...before, reviewStatus: 'RECONCILED' });
});

test('a failed save returns the state, with the reason in the category cell', async () => {
  const { company, api, saved } = await createCompanyToReview();
  const last = saved.at(-1);
  renderWithProvider(<BankTransactionList defaultFilters={toReview} />, { company });
  injectFault('status=500', isSave);
  await userEvent.click(reviewed('Merchant T'));
  await expect.element(page.getByRole('status').filter({ hasText: /^Merchant T: / })).toBeVisible();
  await expect.element(reviewed('Merchant T')).toHaveAttribute('aria-pressed', 'false');
  expect(await api.stored(last.id)).toEqual(last);
});

test('a closed period keeps its review states, and says why', async () => {
  const company = await createCompany();
  await callApi(company, 'POST', '/v6/closing', { date: '2026-06-30', modifications: 'DISABLED' });
  renderWithProvider(<BankTransactionList />, { company });
  const toggle = await page
    .getByRole('button', { name: /^Reviewed: / })
    .first()
    .findElement();
  await expect.poll(() => toggle.getAttribute('aria-disabled')).toBe('true');
  expect(toggle.getAttribute('aria-description')).toMatch(/^Books are closed through/);
});

test('is as large as a finger in a narrow list, and an icon in a read-only one', async () => {
  const { company } = await createCompanyToReview();
  const { rerender } = renderWithProvider(
    <div style={{ inlineSize: 380 }}>
      <BankTransactionList />
    </div>,
    { company },
  );
  const { width, height } = (await reviewed('Merchant T').findElement()).getBoundingClientRect();
  expect([width, height]).toEqual([44, 44]);
  rerender(<BankTransactionList readOnly />);
  await expect.element(page.getByRole('img', { name: 'To review' }).first()).toBeVisible();
  expect(page.getByRole('button', { name: /^Reviewed: / }).query()).toBeNull();
});
