import { StrictMode, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../src/elements.ts';
import { BankTransactionEditor, BankTransactionList, DaybookProvider, JournalEntryForm } from '../../../src/index.ts';
import { createBankApi, isDeletion, isSave } from '../../support/bank-transactions/api.ts';
import { leavePage } from '../../support/bank-transactions/bulk.ts';
import { button, field, pressDelete, save as saveButton } from '../../support/bank-transactions/editor.tsx';
import { transactionTable } from '../../support/bank-transactions/list.ts';
import { WithoutUndo } from '../../support/bank-transactions/WithoutUndo.tsx';
import { providerElement, showPage } from '../../support/elements/page.ts';
import { providerProps, renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
import { createCompany, type Json } from '../../support/sandbox/company.ts';

const company = await createCompany();
const api = await createBankApi(company);
const save = (item: object): Promise<Json> =>
  api.save({ date: '2026-06-15', amount: -20_03, reviewStatus: 'PARTNER_REVIEW_REQUIRED', ...item });
const undoButton = button('Undo');
const toasts = () => document.querySelectorAll('.daybook-toast');
const leftOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().left;
const pressUndo = () => userEvent.keyboard('{Control>}z{/Control}');

/** A page of a host that closes the editor once its transaction was deleted or saved. */
function Page({ id, isInDialog = false }: { id: string; isInDialog?: boolean }) {
  const [isOpen, setIsOpen] = useState(true);
  const close = () => setIsOpen(false);
  const editor = isOpen && <BankTransactionEditor transactionId={id} onDelete={close} onSave={close} />;
  return (
    <>
      <button type="button">Elsewhere</button>
      <input aria-label="Host’s field" />
      {isInDialog ? <dialog ref={(dialog) => void (dialog?.open || dialog?.showModal())}>{editor}</dialog> : editor}
    </>
  );
}

async function deleteInEditor() {
  await pressDelete();
  await expect.element(undoButton).toBeVisible();
  expect(toasts()).toHaveLength(1);
}

test('a deletion in an editor that closes is undone by the toast or by Ctrl+Z, without a request', async () => {
  const { id } = await save({ description: 'Left editor' });
  const requests = recordRequests();
  const { rerender } = renderWithProvider(<Page key="1" id={id} />, { company });
  await deleteInEditor();
  await expect.element(page.getByText('Deleted Left editor, −20.03')).toBeVisible();
  const elsewhere = button('Elsewhere');
  (elsewhere.element() as HTMLElement).focus();
  (undoButton.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Restored Left editor, −20.03')).toBeVisible();
  await expect.element(elsewhere).toHaveFocus(); // not lost with the button
  rerender(<Page key="2" id={id} />);
  await deleteInEditor();
  await pressUndo();
  await expect.element(page.getByText('Restored Left editor, −20.03')).toBeVisible();
  leavePage();
  expect(requests.filter(isDeletion)).toEqual([]);
});

test('without an undo it is sent after 10 s; a failure is told, as nothing else shows it', {
  timeout: 60_000,
}, async () => {
  const [{ id }, changed] = await Promise.all([save({ description: 'Sent' }), save({ description: 'Changed' })]);
  const requests = recordRequests();
  const { rerender } = renderWithProvider(<Page key="1" id={id} />, { company });
  await deleteInEditor();
  rerender(<Page key="2" id={changed.id} />);
  await pressDelete();
  await expect.element(page.getByText('Deleted Changed, −20.03')).toBeVisible();
  await api.update({ id: changed.id, notes: 'Keep it' });
  expect(requests.filter(isDeletion)).toEqual([]);
  await expect.poll(() => requests.filter(isDeletion).length, { timeout: 20_000 }).toBe(1);
  await expect
    .element(page.getByText('Changed: Not deleted. Someone else has changed this transaction.'), { timeout: 20_000 })
    .toBeVisible();
  await userEvent.click(button('Dismiss'));
  expect(toasts()).toHaveLength(0);
  expect(requests.filter(isDeletion)).toHaveLength(1);
});

test('a save in an editor that closes is undone with the former values, but not over someone else’s change', async () => {
  const { id } = await save({ description: 'Saved', notes: 'Former' });
  renderWithProvider(<Page key="1" id={id} />, { company });
  await userEvent.fill(field('Notes'), 'Latter');
  await userEvent.click(saveButton);
  await expect.element(page.getByText('Changes to Saved saved.')).toBeVisible();
  expect((await api.stored(id)).notes).toBe('Latter');
  await userEvent.click(field('Host’s field'));
  await userEvent.keyboard('typed');
  await pressUndo(); // the field’s
  await expect.element(field('Host’s field')).toHaveValue('');
  expect((await api.stored(id)).notes).toBe('Latter');
  await userEvent.click(button('Elsewhere'));
  await pressUndo();
  await expect.element(page.getByText('Undid changes to Saved.')).toBeVisible();
  expect((await api.stored(id)).notes).toBe('Former');
});

test('Ctrl+Z doesn’t undo over someone else’s change', async () => {
  const { id } = await save({ description: 'Both', notes: 'Former' });
  renderWithProvider(<Page id={id} />, { company });
  await userEvent.fill(field('Notes'), 'Mine');
  await userEvent.click(saveButton);
  await expect.element(undoButton).toBeVisible();
  await api.update({ id, notes: 'Theirs' });
  const requests = recordRequests();
  await pressUndo();
  await expect.element(page.getByText('Both has changed since then, so it wasn’t undone.')).toBeVisible();
  expect(requests.filter(isSave)).toEqual([]);
});

test('beside a list there is one toast, which goes on without the list', async () => {
  const { id } = await save({ description: 'Listed' });
  const requests = recordRequests();
  const list = <BankTransactionList key="list" defaultFilters={{ search: 'Listed' }} />;
  const { rerender } = renderWithProvider([list, <Page key="page" id={id} />], { company });
  await transactionTable();
  await deleteInEditor();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(toasts()).toHaveLength(1);
  rerender([<Page key="page" id={id} />]);
  await expect.element(undoButton).toBeVisible();
  expect(toasts()).toHaveLength(1);
  await pressUndo();
  await expect.element(page.getByText('Restored Listed, −20.03')).toBeVisible();
  leavePage();
  expect(requests.filter(isDeletion)).toEqual([]);
});

test('an editor that stays shows the deletion by itself; unmounting the provider sends it, also in Strict Mode', async () => {
  const { id } = await save({ description: 'Stays' });
  const requests = recordRequests();
  const { unmount } = renderWithProvider(
    <StrictMode>
      <BankTransactionEditor transactionId={id} onDelete={() => {}} />
    </StrictMode>,
    { company },
  );
  await pressDelete();
  await expect.element(page.getByText('This transaction was deleted.')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(toasts()).toHaveLength(0);
  expect(requests.filter(isDeletion)).toEqual([]);
  unmount();
  expect(requests.filter(isDeletion)).toHaveLength(1);
  expect(document.querySelectorAll('.daybook')).toHaveLength(0);
  renderWithProvider(null, { company });
});

test('the toast can be pressed while a modal dialog of the host is open', async () => {
  const { id } = await save({ description: 'In a dialog' });
  const requests = recordRequests();
  renderWithProvider(<Page id={id} isInDialog />, { company });
  await deleteInEditor();
  await undoButton.click();
  await expect.element(page.getByText('Restored In a dialog, −20.03')).toBeVisible();
  document.querySelector('dialog')?.close();
  await expect.element(page.getByText('Restored In a dialog, −20.03')).toBeVisible();
  leavePage();
  expect(requests.filter(isDeletion)).toEqual([]);
});

test('with two providers each undoes its own, and a key on the page undoes the latest', async () => {
  const other = await createCompany({ seed: 'none' });
  const otherApi = await createBankApi(other);
  const { id } = await save({ description: 'First' });
  const { id: otherId } = await otherApi.save({ description: 'Second', amount: -20_03 });
  const requests = recordRequests();
  renderWithProvider(
    <div style={{ paddingInlineStart: 60 }}>
      <Page id={id} />
      <DaybookProvider {...providerProps({ company: other })}>
        <Page id={otherId} />
        <JournalEntryForm />
      </DaybookProvider>
    </div>,
    { company },
  );
  await expect.poll(() => button('More actions').elements().length).toBe(2);
  await pressDelete();
  await expect.element(page.getByText('Deleted First, −20.03')).toBeVisible();
  await pressDelete();
  await expect.element(page.getByText('Deleted Second, −20.03')).toBeVisible();
  expect(toasts()).toHaveLength(2);
  expect(leftOf('.daybook-toast')).toBe(leftOf('.daybook-container')); // of the component that is there
  document.querySelector<HTMLElement>('.daybook form button')?.focus();
  await pressUndo(); // the journal’s
  await userEvent.click(button('Elsewhere').first());
  await pressUndo();
  await expect.element(page.getByText('Restored Second, −20.03')).toBeVisible();
  expect(page.getByText('Deleted First, −20.03').query()).not.toBeNull();
  leavePage();
  expect(requests.filter(isDeletion).map(({ path }) => path)).toEqual([expect.stringContaining(id)]);
});

test('an element that is removed leaves a toast with the styles of Daybook', async () => {
  const { id } = await save({ description: 'Element' });
  const requests = recordRequests();
  const provider = providerElement(company);
  const editor = document.createElement('daybook-bank-transaction-editor');
  editor.transactionId = id;
  editor.addEventListener('delete', () => editor.remove());
  provider.append(editor);
  const main = showPage(provider);
  main.dir = 'rtl';
  main.style.setProperty('--daybook-radius', '13px');
  await pressDelete();
  await expect.element(undoButton).toBeVisible();
  const toast = undoButton.element().closest('.daybook-toast') ?? expect.unreachable();
  const { position, borderRadius, direction } = getComputedStyle(toast);
  expect([position, borderRadius, direction]).toEqual(['fixed', '13px', 'rtl']);
  await pressUndo();
  await expect.element(page.getByText('Restored Element, −20.03')).toBeVisible();
  leavePage();
  expect(requests.filter(isDeletion)).toEqual([]);
});

test('if undo can’t be shown, such as when its code doesn’t load, the editor asks before it deletes', async () => {
  const { id } = await save({ description: 'Asked' });
  const requests = recordRequests();
  const { unmount } = renderWithProvider(
    <WithoutUndo>
      <Page id={id} />
    </WithoutUndo>,
    { company },
  );
  await pressDelete();
  const question = page.getByRole('alertdialog', { name: 'Delete this transaction?' });
  await expect.element(question).toHaveTextContent('You can’t undo this.');
  await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
  leavePage();
  expect(requests.filter(isDeletion)).toEqual([]);
  await pressDelete();
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await expect.poll(() => document.querySelector('.daybook form')).toBeNull(); // it is held back
  unmount();
  expect(requests.filter(isDeletion)).toHaveLength(1);
  renderWithProvider(null, { company });
});
