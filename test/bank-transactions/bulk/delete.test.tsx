import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger } from '../../../src/index.ts';
import {
  createBankApi,
  deleteAsOtherUser,
  deleteRequest,
  fetchTransactions,
  idsOf,
  injectFaultAt,
  isDeletion,
} from '../../support/bank-transactions/api.ts';
import {
  edit,
  jobTimeout,
  leavePage,
  listedResults,
  outcome,
  question,
  remove,
  removeSelected,
  retry,
  selection,
} from '../../support/bank-transactions/bulk.ts';
import { listedIds, SelectedTransactions } from '../../support/bank-transactions/SelectedTransactions.tsx';
import { closeBooks, closeBooksUnnoticed } from '../../support/closing.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, recordRequests } from '../../support/requests.ts';
import { type Company, createCompany, issueToken } from '../../support/sandbox/company.ts';

const storedIds = async (company: Company) => idsOf(await fetchTransactions(company));

async function confirm() {
  await removeSelected();
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await expect.element(question).not.toBeInTheDocument();
}

/** Confirms the deletion, and has it sent at once. */
async function confirmAndSend() {
  await expect.element(selection).toBeVisible(); // once all are loaded
  const before = listedIds().length;
  await confirm();
  await expect.poll(() => listedIds().length).toBeLessThan(before);
  leavePage();
}

test('deletes open transactions, and restores closed ones in place, selected and with reasons', {
  timeout: 60_000,
}, async () => {
  const company = await createCompany();
  const all = await fetchTransactions(company);
  const closingDate = all[10]?.date ?? '';
  const open = all.filter(({ date }) => date > closingDate).slice(0, 6);
  const closed = all.filter(({ date }) => date <= closingDate).slice(0, 5);
  const chosen = idsOf([...open, ...closed]);
  const gate = createGate();
  const requests = recordRequests({ until: (request) => (isDeletion(request) ? gate.opened : undefined) });
  renderWithProvider(<SelectedTransactions initial={chosen} />, { company });
  await expect.element(selection).toHaveTextContent('11 selected');
  const [gone] = open as [(typeof open)[0]];
  await deleteAsOtherUser(company, gone.id);
  await closeBooksUnnoticed(company, closingDate);

  await confirm();
  // Lists hide all of them at once.
  await expect.poll(() => listedIds()).toEqual(idsOf(all).filter((id) => !chosen.includes(id)));
  expect(requests.filter(isDeletion)).toEqual([]);
  leavePage();
  expect(requests.filter(isDeletion)).toHaveLength(11);
  gate.open();
  await expect.element(outcome, jobTimeout).toHaveTextContent('6 of 11 deleted, 5 failed');
  await expect.element(selection).toHaveTextContent('5 selected');
  expect(listedResults()).toEqual(
    closed.map(({ displayName }) =>
      expect.stringMatching(new RegExp(`${displayName || ''}.*The books are closed through`)),
    ),
  );
  const left = idsOf(all).filter((id) => !idsOf(open).includes(id));
  expect(await storedIds(company)).toEqual(left);
  await expect.poll(() => listedIds()).toEqual(left);

  await closeBooks(company, null);
  await userEvent.click(retry);
  await expect.element(retry).not.toBeInTheDocument();
  await expect.poll(() => listedIds()).toEqual(left.filter((id) => !chosen.includes(id)));
  leavePage();
  await expect.element(outcome, jobTimeout).toHaveTextContent('11 of 11 deleted');
  expect(requests.filter(isDeletion)).toHaveLength(16);
  const last = left.filter((id) => !chosen.includes(id));
  expect(await storedIds(company)).toEqual(last);
  await expect.poll(() => listedIds()).toEqual(last);
});

test('refetches the ledger without the deleted entries', { timeout: 60_000 }, async () => {
  const company = await createCompany();
  const requests = recordRequests();
  const { checking = '' } = company.glAccountIds;
  const chosen = (await storedIds(company)).slice(0, 2);
  renderWithProvider(
    <>
      <SelectedTransactions initial={chosen} />
      <GeneralLedger glAccountId={checking} />
    </>,
    { company },
  );
  await expect.element(page.getByRole('grid', { name: /^General ledger/ })).toBeVisible();
  await confirmAndSend();
  await expect.element(outcome, jobTimeout).toHaveTextContent('2 of 2 deleted');
  const lastDeletion = requests.findLastIndex(isDeletion);
  await expect
    .poll(() => requests.findLastIndex(({ path }) => path.endsWith('/generalLedger')))
    .toBeGreaterThan(lastDeletion);
});

test('names a few transactions before a deletion, and Escape deletes nothing', { timeout: 60_000 }, async () => {
  const company = await createCompany();
  const some = (await fetchTransactions(company)).slice(0, 3);
  await closeBooks(company, some[2]?.date ?? '', 'ENABLED_WITH_WARNING');
  const requests = recordRequests();
  renderWithProvider(<SelectedTransactions initial={idsOf(some)} />, { company });
  await removeSelected();
  await expect.element(question).toHaveTextContent('Delete 3 transactions?');
  for (const { vendor, customer, displayName } of some)
    await expect.element(question).toHaveTextContent(vendor?.name ?? customer?.name ?? displayName);
  await expect.element(question).toHaveTextContent('Books are closed through');
  await userEvent.keyboard('{Escape}');
  expect(question.query()).toBeNull();
  await expect.element(remove).toHaveFocus();
  expect(requests.filter(isDeletion)).toEqual([]);
});

test('says how much money goes', { timeout: 60_000 }, async () => {
  const company = await createCompany();
  const books = await createBankApi(company);
  const saved = [
    await books.save({ amount: 2_617_52 }),
    await books.save({ amount: -20_03 }),
    await books.save({ amount: -245_70 }),
  ];
  renderWithProvider(<SelectedTransactions initial={idsOf(saved)} />, { company });
  await removeSelected();
  await expect.element(question).toHaveTextContent('Money in +2,617.52 · Money out −265.73');
});

test('says what goes with transactions', { timeout: 60_000 }, async () => {
  const company = await createCompany();
  const books = await createBankApi(company);
  const split = await books.save({ amount: -245_70, children: [{ amount: -200_00 }, { amount: -45_70 }] });
  const [withReceipt = expect.unreachable()] = (await fetchTransactions(company)).filter(
    ({ attachments, children }) => attachments?.length && !children?.length,
  );
  renderWithProvider(<SelectedTransactions initial={idsOf([split, withReceipt])} />, { company });
  await removeSelected();
  await expect.element(question.getByText('1 has a receipt · 1 is split', { exact: true })).toBeVisible();
});

test('reports closed transactions before a deletion, also if the closing loads late', {
  timeout: 60_000,
}, async () => {
  const company = await createCompany();
  const some = (await fetchTransactions(company)).slice(0, 2);
  await closeBooks(company, some[0]?.date ?? '', 'ENABLED_WITH_WARNING');
  const gate = createGate();
  recordRequests({ until: ({ path }) => (path === '/v6/closing' ? gate.opened : undefined) });
  renderWithProvider(<SelectedTransactions initial={idsOf(some)} />, { company });
  await removeSelected();
  await expect.element(page.getByText('Checking current data…')).toBeVisible();
  expect(question.query()).toBeNull();
  gate.open();
  await expect.element(question).toHaveTextContent('2 selected transactions are in the closed period.');
});

test('a lost response is looked up, and the others are deleted', { timeout: 60_000 }, async () => {
  const company = await createCompany();
  const all = await storedIds(company);
  injectFaultAt({ ...deleteRequest, nth: 2, fault: 'lose=response' });
  renderWithProvider(<SelectedTransactions initial={all.slice(0, 8)} />, { company });
  await confirmAndSend();
  await expect.element(outcome, jobTimeout).toHaveTextContent('8 of 8 deleted');
  expect(await storedIds(company)).toEqual(all.slice(8));
});

test('a forbidden deletion restores the rows', { timeout: 60_000 }, async () => {
  const company = await createCompany();
  const all = await storedIds(company);
  const fetchToken = () => issueToken({ userId: company.userId, scope: 'read' });
  renderWithProvider(<SelectedTransactions initial={all.slice(0, 4)} />, { company, fetchToken });
  await confirmAndSend();
  await expect.element(outcome, jobTimeout).toHaveTextContent('0 of 4 deleted, 4 failed');
  expect(listedResults()).toEqual(Array(4).fill(expect.stringContaining('You don’t have permission to edit this.')));
  await expect.element(page.getByText(/^You don’t have permission to change bank transactions\./)).toBeVisible();
  expect(edit.query()).toBeNull();
  expect(listedIds()).toEqual(all);
  expect(await storedIds(company)).toEqual(all);
});
