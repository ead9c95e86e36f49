import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  createBankApi,
  fetchExpenseCategories,
  injectFaultAt,
  isSave,
  saveRequest,
} from '../../support/bank-transactions/api.ts';
import {
  apply,
  applyChanges,
  chooseCategory,
  chooseReviewStatus,
  jobTimeout,
  openPreview,
  outcome,
  preview,
  question,
  removeSelected,
  retry,
} from '../../support/bank-transactions/bulk.ts';
import { SelectedTransactions } from '../../support/bank-transactions/SelectedTransactions.tsx';
import { failClosing, mockClosing, saveClosing } from '../../support/closing.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
import { createCompany, fetchLedger } from '../../support/sandbox/company.ts';

/** A company with two plain payments, both sides of a transfer, a customer payment in an account, and a payroll payment. */
async function openFixedPostings() {
  const company = await createCompany({ seed: 'none' });
  const books = await createBankApi(company);
  const [category] = await fetchExpenseCategories(company);
  if (!category) throw new Error('No category found.');
  const [from, to] = books.bankAccounts;
  const plain = [await books.save({ description: 'PAPER' }), await books.save({ description: 'PENS' })];
  const side = { type: 'TRANSFER', date: '2026-05-10', classSegmentIds: [] };
  const out = await books.save({ ...side, description: 'TO SAVINGS', bankAccountId: from.id, amount: -500_00 });
  const into = await books.save({
    ...side,
    description: 'FROM CHECKING',
    bankAccountId: to.id,
    amount: 500_00,
    matchingBankTransactionId: out.id,
  });
  const undeposited = Object.entries(company.glAccountIds).find(([name]) => /undeposited/i.test(name))?.[1];
  if (!undeposited) throw new Error(`No account matches: ${Object.keys(company.glAccountIds)}`);
  const deposit = await books.save({
    ...{ description: 'REMOTE DEPOSIT', type: 'REVENUE', amount: 1_850_00 },
    ...{ glAccountId: undeposited, customerId: books.customers[0].id },
  });
  const fixed = [out, into, deposit];
  const all = [...plain, ...fixed];
  const stored = async () => Promise.all(all.map(({ id }) => books.stored(id)));
  return { company, books, category, plain, fixed, all, stored, undeposited };
}

const includeTransfers = preview.getByRole('checkbox', { name: 'Include the 2 transfers' });
const includeAccount = preview.getByRole('checkbox', { name: 'Include the one posted to a balance sheet account' });
const excluded = preview.getByText(
  /^3 excluded: (?=.*2 are transfers)(?=.*1 is posted to a balance sheet account)[^,]* and [^,]*$/,
);

test('counts and names transfers and payments before applying, and leaves them unchanged', {
  timeout: 60_000,
}, async () => {
  const { company, category, plain, all, stored } = await openFixedPostings();
  const before = await stored();
  const requests = recordRequests();
  renderWithProvider(<SelectedTransactions initial={all.map(({ id }) => id)} />, { company });
  await chooseCategory(category.name);
  await userEvent.click(openPreview);
  await expect.element(excluded).toBeVisible();
  await expect.element(includeTransfers).not.toBeChecked();
  await expect.element(includeAccount).not.toBeChecked();
  const named = preview.getByRole('listitem').elements();
  expect(named).toHaveLength(2);
  for (const item of named) expect(item).toHaveTextContent(`→ ${category.name}`);
  await expect.element(apply).toHaveTextContent('Change 2 transactions');
  expect(requests.filter(isSave)).toEqual([]);

  await userEvent.click(apply);
  await expect.element(outcome, jobTimeout).toHaveTextContent('2 of 2 updated');
  expect(retry.query()).toBeNull();
  const after = await stored();
  expect(after.slice(2)).toEqual(before.slice(2));
  expect(after.slice(0, 2).map((each) => each.category.id)).toEqual(plain.map(() => category.id));
});

test('changes transfers and payments that the user includes, and only the named ones', {
  timeout: 60_000,
}, async () => {
  const { company, category, fixed, all, stored, undeposited } = await openFixedPostings();
  const isInLedger = async () =>
    (await fetchLedger(company, undeposited)).entries.some(({ entity }) => entity?.id === fixed[2]?.id);
  expect(await isInLedger()).toBe(true);
  renderWithProvider(<SelectedTransactions initial={all.map(({ id }) => id)} />, { company });
  await chooseCategory(category.name);
  await userEvent.click(openPreview);
  await userEvent.click(includeTransfers);
  await expect.element(apply).toHaveTextContent('Change 4 transactions');
  await userEvent.click(includeAccount);
  await expect.element(apply).toHaveTextContent('Change 5 transactions');
  expect(excluded.query()).toBeNull();
  await userEvent.click(apply);
  await expect.element(outcome, jobTimeout).toHaveTextContent('5 of 5 updated');
  expect((await stored()).map((each) => each.category?.id)).toEqual(all.map(() => category.id));
  expect((await stored()).map((each) => each.glAccount)).toEqual(all.map(() => null));
  expect((await stored()).map((each) => each.matchingBankTransaction)).toEqual(all.map(() => null));
  expect(await isInLedger()).toBe(false);
});

test('a retry leaves transfers and payments unchanged, also one that became a transfer in the meantime', {
  timeout: 60_000,
}, async () => {
  const { company, books, category, plain, all, stored } = await openFixedPostings();
  const [, late] = plain;
  injectFaultAt({ ...saveRequest, nth: 1, fault: 'status=503' });
  const requests = recordRequests();
  renderWithProvider(<SelectedTransactions initial={all.map(({ id }) => id)} />, { company });
  await chooseCategory(category.name);
  await applyChanges();
  await expect.element(retry, jobTimeout).toBeVisible();
  await books.update({ id: late?.id, type: 'TRANSFER', classSegmentIds: [] });
  const before = await stored();
  await userEvent.click(retry);
  await expect.element(outcome, jobTimeout).toHaveTextContent('1 of 2 updated, 1 failed');
  const after = await stored();
  expect(after.slice(1)).toEqual(before.slice(1));
  expect(after[0].category.id).toBe(category.id);
  const sent = requests.filter(isSave).flatMap(({ body }) => body.data.map(({ id }: { id: string }) => id));
  expect(new Set(sent)).toEqual(new Set(plain.map(({ id }) => id)));
});

test('changes the review status of transfers too, without mentioning them', {
  timeout: 60_000,
}, async () => {
  const { company, books, all, stored } = await openFixedPostings();
  renderWithProvider(<SelectedTransactions initial={all.map(({ id }) => id)} />, { company });
  await chooseReviewStatus('Differs from the bank');
  await userEvent.click(openPreview);
  await expect.element(apply).toHaveTextContent('Change 5 transactions');
  expect(preview.getByRole('checkbox').query()).toBeNull();
  await userEvent.click(apply);
  await expect.element(outcome, jobTimeout).toHaveTextContent('5 of 5 updated');
  expect(new Set((await stored()).map((each) => each.reviewStatus))).toEqual(new Set(['RECONCILIATION_DISCREPANCY']));
  expect(books.vendors.length).toBeGreaterThan(0);
});

test('has nothing to apply if all are transfers or payments', { timeout: 60_000 }, async () => {
  const { company, category, fixed } = await openFixedPostings();
  const requests = recordRequests();
  renderWithProvider(<SelectedTransactions initial={fixed.map(({ id }) => id)} />, { company });
  await chooseCategory(category.name);
  await userEvent.click(openPreview);
  await expect.element(preview.getByText('Nothing will change')).toBeVisible();
  expect(apply.query()).toBeNull();
  expect(requests.filter(isSave)).toEqual([]);
});

test('an unknown closing setting locks closed transactions', {
  timeout: 60_000,
}, async () => {
  const { company, all, stored } = await openFixedPostings();
  await saveClosing(company, { date: '2026-05-11', modifications: 'DISABLED' });
  mockClosing((data) => ({ ...data, modifications: 'PARTNER_ONLY' }));
  const before = await stored();
  const requests = recordRequests();
  renderWithProvider(<SelectedTransactions initial={all.map(({ id }) => id)} />, { company });
  await chooseReviewStatus('Differs from the bank');
  await userEvent.click(openPreview);
  await expect.element(preview.getByText('2 are in a closed period: excluded')).toBeVisible();
  await userEvent.click(apply);
  await expect.element(outcome, jobTimeout).toHaveTextContent('3 of 3 updated');
  const sent = requests.filter(isSave).flatMap(({ body }) => body.data.map(({ id }: { id: string }) => id));
  const closed = before.filter(({ date }) => date <= '2026-05-11').map(({ id }) => id);
  expect(closed).toHaveLength(2);
  expect(sent.some((id) => closed.includes(id))).toBe(false);

  await removeSelected();
  await expect.element(question).toHaveTextContent('2 selected transactions are in the closed period.');
  await userEvent.click(question.getByRole('button'));
  await expect.element(question).not.toBeInTheDocument();
  expect(requests.filter(({ method }) => method === 'DELETE')).toEqual([]);
});

test('sends nothing while the closing cannot be loaded, and a retry continues', { timeout: 60_000 }, async () => {
  const { company, all } = await openFixedPostings();
  failClosing(`status=503,times=8,key=${crypto.randomUUID()}`);
  const requests = recordRequests();
  renderWithProvider(<SelectedTransactions initial={all.slice(0, 2).map(({ id }) => id)} />, { company });
  await chooseReviewStatus('Differs from the bank');
  await userEvent.click(openPreview);
  await expect.element(outcome, jobTimeout).toHaveTextContent('0 of 2 updated, 2 failed');
  expect(requests.filter(isSave)).toEqual([]);
  await expect
    .poll(
      async () => {
        if (apply.query()) await userEvent.click(apply);
        else if (retry.query()) await userEvent.click(retry);
        return outcome.query()?.textContent;
      },
      { timeout: 60_000, interval: 3_000 },
    )
    .toBe('2 of 2 updated');
});
