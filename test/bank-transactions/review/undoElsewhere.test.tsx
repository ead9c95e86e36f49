import { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionEditor, BankTransactionList, createSession, DaybookProvider } from '../../../src/index.ts';
import { createBankApi, isDeletion } from '../../support/bank-transactions/api.ts';
import { leavePage, removeSelected } from '../../support/bank-transactions/bulk.ts';
import { button, field, pressDelete, save as saveButton } from '../../support/bank-transactions/editor.tsx';
import { transactionTable } from '../../support/bank-transactions/list.ts';
import { WithoutUndo } from '../../support/bank-transactions/WithoutUndo.tsx';
import { closeBooks } from '../../support/closing.ts';
import { providerProps, renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
import { createCompany, type Json } from '../../support/sandbox/company.ts';

const company = await createCompany();
const api = await createBankApi(company);
const save = (item: object): Promise<Json> =>
  api.save({ date: '2026-06-15', amount: -20_03, reviewStatus: 'PARTNER_REVIEW_REQUIRED', ...item });
const undoButton = button('Undo');
const text = (content: string) => page.getByText(content);
const toasts = () => document.querySelectorAll('.daybook-toast:popover-open');
const pressUndo = () => userEvent.keyboard('{Control>}z{/Control}');
const wait = () => new Promise((resolve) => setTimeout(resolve, 400));

/** An editor that its host closes after a deletion. */
function ClosingEditor({ id }: { id: string }) {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen && <BankTransactionEditor transactionId={id} onDelete={() => setIsOpen(false)} />;
}

const elsewhere = (
  <button key="elsewhere" type="button">
    Elsewhere
  </button>
);

function rejectDeletions() {
  const send = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) =>
    init?.method === 'DELETE'
      ? Response.json({ errors: [{ type: 'NOT_MODIFIABLE', message: 'It is reconciled.' }] }, { status: 400 })
      : send(input, init),
  );
}

test('many deletions that failed are told together, until a list shows them', { timeout: 60_000 }, async () => {
  await Promise.all(Array.from({ length: 27 }, (_, place) => save({ description: `Many ${place}` })));
  const list = <BankTransactionList selectable defaultFilters={{ search: 'Many' }} />;
  const { rerender } = renderWithProvider(list, { company });
  await transactionTable();
  await userEvent.click(page.getByRole('checkbox', { name: /^Select all/ }));
  await removeSelected();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(undoButton).toBeVisible();
  rejectDeletions();
  rerender(null);
  await expect.element(undoButton).toBeVisible();
  leavePage();
  await expect.element(text('27 transactions: Not deleted.'), { timeout: 20_000 }).toBeVisible();
  rerender(list);
  await expect.element(page.getByRole('checkbox', { name: /^Select Many 26/ })).toBeVisible();
  await expect.poll(() => toasts().length).toBe(0);
  rerender(null);
  await wait();
  expect(toasts()).toHaveLength(0);
});

test('a list in a hidden tab doesn’t show undo, and one without the row doesn’t show its failure', async () => {
  const { id } = await save({ description: 'Behind a tab' });
  const show = (display: string, key: string) => [
    <div key="list" style={{ display }}>
      <BankTransactionList defaultFilters={{ search: 'Nothing like it' }} />
    </div>,
    <ClosingEditor key={key} id={id} />,
    elsewhere,
  ];
  const { rerender } = renderWithProvider(show('none', '1'), { company });
  await pressDelete();
  await expect.element(undoButton).toBeVisible();
  await userEvent.click(button('Elsewhere'));
  await pressUndo();
  await expect.element(text('Restored Behind a tab, −20.03')).toBeVisible();
  rerender(show('none', '2'));
  await pressDelete();
  await expect.element(text('Deleted Behind a tab, −20.03')).toBeVisible();
  rerender(show('block', '2'));
  await expect.poll(() => document.querySelectorAll('.daybook-undo .daybook-toast').length).toBe(0);
  expect(toasts()).toHaveLength(1); // the list’s
  rejectDeletions();
  leavePage();
  await expect.element(page.getByText(/^Behind a tab: Not deleted\./)).toBeVisible();
});

test('a toast that a list takes over gives the focus back and no longer pauses deletions', {
  timeout: 60_000,
}, async () => {
  const { id } = await save({ description: 'Taken over' });
  const requests = recordRequests();
  const editor = <ClosingEditor key="editor" id={id} />;
  const { rerender } = renderWithProvider([elsewhere, editor], { company });
  await pressDelete();
  await expect.element(undoButton).toBeVisible();
  (button('Elsewhere').element() as HTMLElement).focus();
  (undoButton.element() as HTMLElement).focus();
  rerender([elsewhere, editor, <BankTransactionList key="list" defaultFilters={{ search: 'Taken over' }} />]);
  await expect.element(button('Elsewhere')).toHaveFocus();
  await expect.poll(() => requests.filter(isDeletion).length, { timeout: 20_000 }).toBe(1);
});

test('a toast that was dismissed in a list stays away once the list is left', async () => {
  const { id } = await save({ description: 'Dismissed' });
  const list = <BankTransactionList key="list" defaultFilters={{ search: 'Dismissed' }} />;
  const { rerender } = renderWithProvider([list, <ClosingEditor key="editor" id={id} />], { company });
  await transactionTable();
  await pressDelete();
  await userEvent.click(button('Dismiss'));
  rerender(null);
  await wait();
  expect(toasts()).toHaveLength(0);
});

test('once the editor can’t show undo, the toast does, but not while the user types', async () => {
  const { id } = await save({ description: 'Typed on', notes: 'Former' });
  const { rerender } = renderWithProvider(<BankTransactionEditor transactionId={id} />, { company });
  await userEvent.fill(field('Notes'), 'Latter');
  await userEvent.click(saveButton);
  await expect.element(undoButton).toBeVisible();
  await wait();
  expect(toasts()).toHaveLength(0);
  await userEvent.fill(field('Notes'), 'Last');
  await wait();
  expect(toasts()).toHaveLength(0);
  await userEvent.fill(field('Notes'), 'Latter');
  rerender(<BankTransactionEditor transactionId={id} readOnly />);
  await expect.element(text('Changes to Typed on saved.')).toBeVisible();
  expect(toasts()).toHaveLength(1);
});

test('after an undo, Ctrl+Z goes on with the latest change of all providers', async () => {
  const other = await createCompany({ seed: 'none' });
  const otherApi = await createBankApi(other);
  const [one, two] = [await save({ description: 'One' }), await save({ description: 'Three' })];
  const { id: otherId } = await otherApi.save({ description: 'Two', amount: -20_03 });
  renderWithProvider(
    <>
      <ClosingEditor id={one.id} />
      <DaybookProvider {...providerProps({ company: other })}>
        <ClosingEditor id={otherId} />
      </DaybookProvider>
      <ClosingEditor id={two.id} />
      {elsewhere}
    </>,
    { company },
  );
  await expect.poll(() => button('More actions').elements().length).toBe(3);
  for (const [place, name] of ['One', 'Two', 'Three'].entries()) {
    vi.setSystemTime(`2026-06-15T12:00:0${place}Z`);
    await pressDelete();
    await expect.element(text(`Deleted ${name}, −20.03`)).toBeVisible();
  }
  (button('Elsewhere').element() as HTMLElement).focus();
  for (const name of ['Three', 'Two', 'One']) {
    await pressUndo();
    await expect.element(text(`Restored ${name}, −20.03`)).toBeVisible();
  }
});

test('providers with the same session and cache show one toast', async () => {
  const [one, two] = [await save({ description: 'Left' }), await save({ description: 'Right' })];
  const { baseUrl, identity, fetchToken } = providerProps({ company });
  const shared = { baseUrl, session: createSession({ identity, fetchToken }), queryClient: new QueryClient() };
  const { rerender } = renderWithProvider(null, { company });
  const show = (hasFirst: boolean) =>
    rerender(
      <>
        {hasFirst && (
          <DaybookProvider {...shared}>
            <ClosingEditor id={one.id} />
          </DaybookProvider>
        )}
        <DaybookProvider {...shared}>
          <ClosingEditor id={two.id} />
        </DaybookProvider>
        {elsewhere}
      </>,
    );
  show(true);
  await expect.poll(() => button('More actions').elements().length).toBe(2);
  await pressDelete();
  await expect.element(text('Deleted Left, −20.03')).toBeVisible();
  await pressDelete();
  await expect.element(text('Deleted Right, −20.03')).toBeVisible();
  await wait();
  expect(toasts()).toHaveLength(1);
  await userEvent.click(button('Elsewhere'));
  await pressUndo();
  await expect.element(text('Restored Right, −20.03')).toBeVisible();
  show(false);
  await wait();
  expect(toasts()).toHaveLength(1);
  await expect.element(text('Restored Right, −20.03')).toBeVisible();
});

test('a deletion with unsaved changes is asked for again if it can’t be undone, and the focus returns', async () => {
  const { id } = await save({ description: 'Changed' });
  const requests = recordRequests();
  const editor = <BankTransactionEditor transactionId={id} onDelete={() => {}} />;
  renderWithProvider(<WithoutUndo>{editor}</WithoutUndo>, { company });
  await userEvent.fill(field('Notes'), 'Unsaved');
  const question = page.getByRole('alertdialog');
  await pressDelete();
  await expect.element(question).not.toHaveTextContent('You can’t undo this.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.element(question).toHaveTextContent('You can’t undo this.');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(button('More actions')).toHaveFocus();
  leavePage();
  expect(requests.filter(isDeletion)).toEqual([]);
});

test('confirming that a deletion can’t be undone doesn’t confirm one in a closed period', async () => {
  const books = await createCompany({ seed: 'none' });
  const { id } = await (await createBankApi(books)).save({ description: 'Open', amount: -20_03, date: '2026-06-15' });
  const requests = recordRequests();
  const editor = <BankTransactionEditor transactionId={id} onDelete={() => {}} />;
  const queryClient = new QueryClient();
  renderWithProvider(<WithoutUndo>{editor}</WithoutUndo>, { company: books, queryClient });
  await pressDelete();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(text('This transaction was deleted.')).toBeVisible();
  await closeBooks(books, '2026-06-30', 'ENABLED_WITH_WARNING');
  queryClient.invalidateQueries();
  await expect.element(text('Its date is in a closed period now.'), { timeout: 20_000 }).toBeVisible();
  expect(requests.filter(isDeletion)).toEqual([]);
}, 60_000);
