import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { HeldDeletions } from '../../../src/bank-transactions/data/heldDeletions.ts';
import { BankTransactionEditor, BankTransactionList } from '../../../src/index.ts';
import { createBankApi, isDeletion } from '../../support/bank-transactions/api.ts';
import { leavePage, removeSelected } from '../../support/bank-transactions/bulk.ts';
import { pressDelete } from '../../support/bank-transactions/editor.tsx';
import { transactionRows, transactionTable } from '../../support/bank-transactions/list.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { currentFetch, recordRequests } from '../../support/requests.ts';
import { createCompany, type Json } from '../../support/sandbox/company.ts';

const company = await createCompany();
const api = await createBankApi(company);
const save = (item: object) =>
  api.save({ date: '2026-06-15', amount: -20_03, reviewStatus: 'PARTNER_REVIEW_REQUIRED', ...item });
const isStored = async (description: string) =>
  (await api.query({ search: description })).some((row: Json) => row.description === description);
const undoButton = page.getByRole('button', { name: 'Undo', exact: true });

/** Deletes the first transaction of a search. */
async function deleteFirst(search: string) {
  const requests = recordRequests();
  const rendered = renderWithProvider(<BankTransactionList selectable defaultFilters={{ search }} />, { company });
  const table = await transactionTable();
  await userEvent.click(page.getByRole('checkbox', { name: new RegExp(`^Select ${search}`) }).first());
  const count = transactionRows(table).length;
  await removeSelected();
  return { requests, count, ...rendered };
}

test('a deleted transaction leaves the list at once, and an undo restores it without a request', async () => {
  await save({ description: 'Held A' });
  await save({ description: 'Held B' });
  const { requests } = await deleteFirst('Held');
  await expect.element(page.getByText(/^Deleted Held [AB], −20\.03$/)).toBeVisible();
  expect(page.getByRole('alertdialog').query()).toBeNull();
  const rows = page.getByRole('checkbox', { name: /^Select Held [AB],/ });
  await expect.poll(() => rows.elements().length).toBe(1);
  const before = requests.length;
  await undoButton.click();
  await expect.element(page.getByText(/^Restored Held [AB], −20\.03$/)).toBeVisible();
  await expect.poll(() => rows.elements().length).toBe(2);
  expect(requests).toHaveLength(before);
  leavePage();
  expect(requests.filter(isDeletion)).toEqual([]);
});

test('Ctrl+Z restores the last deletion; a list that is read again in between still hides it', async () => {
  await save({ description: 'Kept back' });
  const { requests } = await deleteFirst('Kept back');
  await expect.element(undoButton).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Refresh' }));
  await expect.poll(() => requests.filter(({ path }) => path.endsWith('/query')).length).toBeGreaterThan(1);
  expect(page.getByRole('checkbox', { name: /^Select Kept back/ }).query()).toBeNull();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(page.getByRole('checkbox', { name: /^Select Kept back/ })).toBeVisible();
  expect(requests.filter(isDeletion)).toEqual([]);
});

test('leaving the page sends what is held back at once, with keepalive', async () => {
  await save({ description: 'Left behind' });
  const { requests } = await deleteFirst('Left behind');
  await expect.element(undoButton).toBeVisible();
  const fetched = vi.mocked(window.fetch);
  const before = fetched.mock.calls.length;
  leavePage();
  expect(requests.filter(isDeletion)).toHaveLength(1); // before the event returned
  expect(fetched.mock.calls[before]?.[1]).toMatchObject({ method: 'DELETE', keepalive: true });
  await expect.poll(() => isStored('Left behind')).toBe(false);
  await expect.element(undoButton).not.toBeInTheDocument();
});

test('what was deleted is forgotten, unless an editor says so', async () => {
  const [{ id }] = [await save({ description: 'Forgotten' }), await save({ description: 'Forgotten' })];
  const queryClient = new QueryClient();
  const kept = () =>
    queryClient.getQueriesData<HeldDeletions>({ predicate: ({ queryKey }) => queryKey[2] === 'heldDeletions' });
  const states = () => kept().flatMap(([, deletions]) => [...(deletions ?? [])].map(([of, { state }]) => [of, state]));
  const list = <BankTransactionList key="list" selectable defaultFilters={{ search: 'Forgotten' }} />;
  const editor = <BankTransactionEditor key="editor" transactionId={id} onDelete={() => {}} />;
  const { rerender } = renderWithProvider([list, editor], { company, queryClient });
  await transactionTable();
  await pressDelete();
  await expect.poll(() => states().length).toBe(1);
  await userEvent.click(page.getByRole('checkbox', { name: /^Select Forgotten/ }));
  await removeSelected();
  await expect.poll(() => states().length).toBe(2);
  leavePage();
  await expect.poll(states).toEqual([[id, 'deleted']]);
  await expect.element(page.getByText('This transaction was deleted.')).toBeVisible();
  rerender(list);
  await save({ description: 'Forgotten' });
  await userEvent.click(page.getByRole('button', { name: 'Refresh' }));
  await userEvent.click(page.getByRole('checkbox', { name: /^Select Forgotten/ }).first());
  await removeSelected();
  await expect.poll(() => states().length).toBe(2);
  leavePage();
  await expect.poll(states).toEqual([]);
});

test('unmounting the provider and a change of the user send what is held back', async () => {
  await save({ description: 'Unmounted' });
  const { requests, unmount } = await deleteFirst('Unmounted');
  await expect.element(undoButton).toBeVisible();
  unmount();
  expect(requests.filter(isDeletion)).toHaveLength(1);
  await expect.poll(() => isStored('Unmounted')).toBe(false);

  await save({ description: 'Other user' });
  const second = await deleteFirst('Other user');
  await expect.element(undoButton).toBeVisible();
  second.rerender(null, { identity: 'someone else' });
  expect(second.requests.filter(isDeletion)).toHaveLength(1);
  await expect.poll(() => isStored('Other user')).toBe(false);
});

test('the editor deletes without a question and restores; after unsaved changes it asks', async () => {
  const { id } = await save({ description: 'In the editor' });
  const requests = recordRequests();
  const onDelete = vi.fn();
  renderWithProvider(<BankTransactionEditor transactionId={id} onDelete={onDelete} />, { company });
  const notes = page.getByRole('textbox', { name: /^Notes/ }).first();
  await pressDelete();
  await expect.element(page.getByText('This transaction was deleted.')).toBeVisible();
  expect(onDelete).toHaveBeenCalledOnce();
  await undoButton.click();
  await expect.element(notes).toBeVisible();
  await userEvent.fill(notes, 'Typed');
  await pressDelete();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  expect(requests.filter(isDeletion)).toEqual([]);
});

test('a rejected deletion comes back with the reason in its row and in the editor, until a later decision', async () => {
  const { id } = await save({ description: 'Rejected' });
  renderWithProvider(
    <>
      <BankTransactionList defaultFilters={{ search: 'Rejected' }} />
      <BankTransactionEditor transactionId={id} onDelete={() => {}} />
    </>,
    { company },
  );
  await pressDelete();
  await expect.element(undoButton.first()).toBeVisible();
  const send = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) =>
    init?.method === 'DELETE'
      ? Response.json({ errors: [{ type: 'NOT_MODIFIABLE', message: 'It is reconciled.' }] }, { status: 400 })
      : send(input, init),
  );
  leavePage();
  const reasons = page.getByText(/Not deleted\./);
  await expect.poll(() => reasons.elements()).toHaveLength(2);
  await userEvent.click(page.getByRole('button', { name: 'Reviewed: Rejected' }));
  await expect.poll(async () => (await api.stored(id)).reviewStatus).toBe('RECONCILED');
  await expect.poll(() => reasons.elements()).toHaveLength(0);
});

test('a transaction that someone else has changed is not deleted', { timeout: 60_000 }, async () => {
  const { id } = await save({ description: 'Someone else' });
  const { requests } = await deleteFirst('Someone else');
  await expect.element(undoButton).toBeVisible();
  await api.update({ id, notes: 'Do not delete' });
  await expect
    .element(page.getByText('Someone else has changed it. Check it, then delete it again.'), { timeout: 30_000 })
    .toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /^Select Someone else/ })).toBeVisible();
  expect(requests.filter(isDeletion)).toEqual([]);
});

test('what came back because the service was unreachable isn’t sent anymore when the page is left', {
  timeout: 60_000,
}, async () => {
  await save({ description: 'Unreachable' });
  const { requests } = await deleteFirst('Unreachable');
  await expect.element(undoButton).toBeVisible();
  const send = currentFetch();
  vi.spyOn(window, 'fetch').mockImplementation((input, init) =>
    init?.method === 'DELETE' ? send(input, init) : Promise.reject(new TypeError('Failed to fetch')),
  );
  await expect.element(page.getByText(/Not deleted\./), { timeout: 30_000 }).toBeVisible();
  leavePage();
  expect(requests.filter(isDeletion)).toEqual([]);
});

test('a count of a part stays while a deletion is held back', async () => {
  renderWithProvider(<BankTransactionList selectable />, { company });
  const all = page.getByRole('radio', { name: /^All/ });
  await expect.element(all).toHaveAccessibleName('All 100+');
  await userEvent.click(page.getByRole('checkbox', { name: /^Select (?!all)/ }).first());
  await removeSelected();
  await expect.element(undoButton).toBeVisible();
  await expect.element(all).toHaveAccessibleName('All 100+');
  await undoButton.click();
  await expect.element(all).toHaveAccessibleName('All 100+');
});
