import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  createBankApi,
  fetchTransactions,
  idsOf,
  isDeletion,
  isSave,
  mockSaveResponse,
} from '../../support/bank-transactions/api.ts';
import {
  apply,
  applyChanges,
  chooseReviewStatus,
  field,
  jobTimeout,
  leavePage,
  listedResults,
  openPreview,
  outcome,
  preview,
  question,
  removeSelected,
  retry,
  selection,
} from '../../support/bank-transactions/bulk.ts';
import { SelectedTransactions } from '../../support/bank-transactions/SelectedTransactions.tsx';
import { closeBooks, failClosing, mockClosing } from '../../support/closing.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, currentFetch, recordRequests } from '../../support/requests.ts';
import { createCompany } from '../../support/sandbox/company.ts';

/** A company whose four newest transactions are in a closed period, which may be changed after a warning. */
async function openClosedBooks() {
  const books = await createCompany();
  const some = (await fetchTransactions(books)).slice(0, 4);
  await closeBooks(books, some[0]?.date ?? '', 'ENABLED_WITH_WARNING');
  return { books, some };
}

test('excludes changes in a closed period, also if the closing date loads late', { timeout: 60_000 }, async () => {
  const { books, some } = await openClosedBooks();
  const gate = createGate();
  const requests = recordRequests({ until: ({ path }) => (path === '/v6/closing' ? gate.opened : undefined) });
  renderWithProvider(<SelectedTransactions initial={idsOf(some)} />, { company: books });
  await chooseReviewStatus('Differs from the bank');
  await userEvent.click(openPreview);
  await expect.element(page.getByText('Checking current data…')).toBeVisible();
  expect(preview.query()).toBeNull();
  gate.open();
  await expect.element(preview.getByText('4 are in a closed period: excluded')).toBeVisible();
  expect(apply.query()).toBeNull();
  await userEvent.click(preview.getByRole('button', { name: 'Cancel' }));
  await expect.element(field('Review status')).toHaveValue('RECONCILIATION_DISCREPANCY');
  expect(requests.filter(isSave)).toEqual([]);
});

test('asks once if the user may not read the closing date, and the service decides', {
  timeout: 60_000,
}, async () => {
  const books = await createCompany();
  const some = (await fetchTransactions(books)).slice(0, 2);
  const send = currentFetch();
  vi.spyOn(window, 'fetch').mockImplementation((input, init) =>
    String(input).endsWith('/v6/closing')
      ? send(String(input).replace('/v6/closing', '/v6/unknownClosing'), init)
      : send(input, init),
  );
  const requests = recordRequests();
  renderWithProvider(<SelectedTransactions initial={idsOf(some)} />, { company: books });
  await chooseReviewStatus('Differs from the bank');
  await expect.poll(() => requests.find(({ path }) => path === '/v6/closing')?.status).toBe(404);
  await userEvent.click(openPreview);
  await expect.element(preview).toHaveTextContent('We can’t tell whether the books are closed.');
  expect(requests.filter(isSave)).toEqual([]);
  await userEvent.click(apply);
  await expect.element(outcome, jobTimeout).toHaveTextContent('2 of 2 updated');
});

test('asks in a retry of a deletion if the closing date failed to load before', { timeout: 60_000 }, async () => {
  const { books, some } = await openClosedBooks();
  let isFailing = true;
  const open = currentFetch();
  failClosing('status=503');
  const failing = currentFetch();
  vi.spyOn(window, 'fetch').mockImplementation((...request) => (isFailing ? failing : open)(...request));
  const requests = recordRequests();
  const deletions = () => requests.filter(({ method }) => method === 'DELETE');
  renderWithProvider(<SelectedTransactions initial={idsOf(some)} />, { company: books });
  await removeSelected();
  await expect.element(outcome, jobTimeout).toHaveTextContent(/^0 of 4 .*, 4 failed$/);

  isFailing = false;
  await userEvent.click(retry);
  await expect.element(question).toHaveTextContent('4 selected transactions are in the closed period.');
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(retry);
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await expect.element(retry).not.toBeInTheDocument();
  expect(deletions()).toEqual([]);
  leavePage();
  await expect.element(outcome, jobTimeout).toHaveTextContent('4 of 4 deleted');
});

/** A company with two transactions, and two more in a closed period, which can't be changed. */
async function openLockedBooks() {
  const company = await createCompany({ seed: 'none' });
  const books = await createBankApi(company);
  const open = [
    await books.save({ description: 'CLIENT', date: '2026-06-02', amount: 100_00 }),
    await books.save({ description: 'PAPER', date: '2026-06-01', amount: -20_03 }),
  ];
  const lines = [{ amount: -200_00 }, { amount: -45_70 }];
  const locked = [
    await books.save({ description: 'LOCKED SPLIT', date: '2026-05-31', amount: -245_70, children: lines }),
    await books.save({ description: 'LOCKED REFUND', date: '2026-05-30', amount: 7_00 }),
  ];
  await closeBooks(company, '2026-05-31');
  const storedIds = async () => idsOf(await fetchTransactions(company));
  return { company, open, locked, all: [...open, ...locked], storedIds };
}

test('a deletion of several leaves out locked transactions, which are not reported as failed', {
  timeout: 60_000,
}, async () => {
  const { company, open, locked, all, storedIds } = await openLockedBooks();
  const requests = recordRequests();
  renderWithProvider(<SelectedTransactions initial={idsOf(all)} />, { company });
  await removeSelected();
  await expect.element(question).toHaveTextContent('Delete 2 transactions?');
  const listed = question.getByRole('listitem').elements();
  expect(listed.map((item) => item.textContent)).toEqual([
    expect.stringContaining('CLIENT'),
    expect.stringContaining('PAPER'),
  ]);
  await expect.element(question.getByText('Money in +100.00 · Money out −20.03', { exact: true })).toBeVisible();
  await expect.element(question).not.toHaveTextContent('is split');
  await expect.element(question.getByText('2 more are in a closed period and stay.', { exact: true })).toBeVisible();

  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await expect.element(selection).toHaveTextContent('2 selected');
  leavePage();
  await expect.element(outcome, jobTimeout).toHaveTextContent('2 of 2 deleted');
  expect(listedResults()).toEqual([]);
  expect(await storedIds()).toEqual(idsOf(locked));
  const paths = requests.filter(isDeletion).map(({ path }) => path.split('/').at(-1));
  expect(new Set(paths)).toEqual(new Set(idsOf(open)));
});

test.each([
  ['are locked', 'Books are closed through May 31, 2026. 2 selected transactions are in the closed period.'],
  ['may be locked, as the closing date is invalid', 'We couldn’t read the closing date, so nothing was changed.'],
])('a deletion of several that %s is not offered', { timeout: 60_000 }, async (what, text) => {
  const { company, locked, all, storedIds } = await openLockedBooks();
  const requests = recordRequests();
  if (what !== 'are locked') mockClosing((data) => ({ ...data, date: 'May' }));
  renderWithProvider(<SelectedTransactions initial={idsOf(locked)} />, { company });
  await removeSelected();
  await expect.element(question.getByText(text, { exact: true })).toBeVisible();
  const buttons = question.getByRole('button').elements();
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Close']);
  await userEvent.click(question.getByRole('button', { name: 'Close' }));
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(selection).toHaveTextContent('2 selected');
  expect(requests.filter(isDeletion)).toEqual([]);
  expect(await storedIds()).toEqual(idsOf(all));
});

test('a deletion of a single locked transaction is reported as failed', { timeout: 60_000 }, async () => {
  const { company, locked, all, storedIds } = await openLockedBooks();
  renderWithProvider(<SelectedTransactions initial={idsOf(locked.slice(0, 1))} />, { company });
  await removeSelected();
  await expect.element(outcome, jobTimeout).toHaveTextContent('0 of 1 deleted, 1 failed');
  expect(listedResults()).toEqual([expect.stringContaining('Books are closed on this date.')]);
  expect(await storedIds()).toEqual(idsOf(all));
});

test('a retry of a deletion drops locked transactions from the results', { timeout: 60_000 }, async () => {
  const { company, locked, all, storedIds } = await openLockedBooks();
  let isFailing = true;
  const open = currentFetch();
  failClosing('status=503');
  const failing = currentFetch();
  vi.spyOn(window, 'fetch').mockImplementation((...request) => (isFailing ? failing : open)(...request));
  renderWithProvider(<SelectedTransactions initial={idsOf(all)} />, { company });
  await removeSelected();
  await expect.element(outcome, jobTimeout).toHaveTextContent('0 of 4 deleted, 4 failed');
  isFailing = false;
  await userEvent.click(retry);
  await expect.element(question).toHaveTextContent('Delete 2 transactions?');
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await expect.element(retry).not.toBeInTheDocument();
  leavePage();
  await expect.element(outcome, jobTimeout).toHaveTextContent('2 of 2 deleted');
  expect(listedResults()).toEqual([]);
  expect(await storedIds()).toEqual(idsOf(locked));
});

test.each([
  ['date', 'again', 1],
  ['bankAccountId', 'not again', 0],
])('if the %s can’t be changed, the closing is read %s', { timeout: 60_000 }, async (param, _, reads) => {
  const books = await createCompany();
  const some = (await fetchTransactions(books)).slice(0, 1);
  mockSaveResponse(400, [{ type: 'NOT_MODIFIABLE', message: 'It can’t be changed.', param }]);
  const requests = recordRequests();
  renderWithProvider(<SelectedTransactions initial={idsOf(some)} />, { company: books });
  await chooseReviewStatus('Differs from the bank');
  await applyChanges();
  await expect.element(outcome, jobTimeout).toHaveTextContent('0 of 1 updated, 1 failed');
  const afterSave = requests.slice(requests.findIndex(isSave));
  expect(afterSave.filter(({ path }) => path === '/v6/closing')).toHaveLength(reads);
});
