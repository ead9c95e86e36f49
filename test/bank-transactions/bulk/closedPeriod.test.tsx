import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fetchTransactions, idsOf, isSave, mockSaveResponse } from '../../support/bank-transactions/api.ts';
import {
  apply,
  applyChanges,
  chooseReviewStatus,
  field,
  jobTimeout,
  leavePage,
  openPreview,
  outcome,
  preview,
  question,
  removeSelected,
  retry,
} from '../../support/bank-transactions/bulk.ts';
import { SelectedTransactions } from '../../support/bank-transactions/SelectedTransactions.tsx';
import { closeBooks, failClosing } from '../../support/closing.ts';
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

test.each([
  ['date', 'again', 2],
  ['bankAccountId', 'once', 1],
])('if the %s can’t be changed, the closing is read %s', { timeout: 60_000 }, async (param, _, reads) => {
  const books = await createCompany();
  const some = (await fetchTransactions(books)).slice(0, 1);
  mockSaveResponse(400, [{ type: 'NOT_MODIFIABLE', message: 'It can’t be changed.', param }]);
  const requests = recordRequests();
  renderWithProvider(<SelectedTransactions initial={idsOf(some)} />, { company: books });
  await chooseReviewStatus('Differs from the bank');
  await applyChanges();
  await expect.element(outcome, jobTimeout).toHaveTextContent('0 of 1 updated, 1 failed');
  expect(requests.filter(({ path }) => path === '/v6/closing')).toHaveLength(reads);
});
