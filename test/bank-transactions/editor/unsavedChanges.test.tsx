import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { injectFault, isSave } from '../../support/bank-transactions/api.ts';
import { leavePage } from '../../support/bank-transactions/bulk.ts';
import {
  button,
  field,
  openEditor,
  picker,
  pressDelete,
  save,
  saved,
} from '../../support/bank-transactions/editor.tsx';
import { recordRequests } from '../../support/requests.ts';

const question = (name: string | RegExp) => page.getByRole('alertdialog', { name });

test('reports unsaved changes, guards the page, and asks on Escape', async () => {
  const [onDirtyChange, onCancel] = [vi.fn(), vi.fn()];
  await openEditor({}, { onDirtyChange, onCancel });
  const tryToUnload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(tryToUnload()).toBe(true);
  await userEvent.fill(field('Notes'), 'M');
  await expect.poll(() => onDirtyChange.mock.calls).toEqual([[{ isDirty: true }]]);
  expect(tryToUnload()).toBe(false);
  // Reverting by hand leaves no unsaved changes.
  await userEvent.fill(field('Notes'), '');
  await expect.poll(() => onDirtyChange.mock.calls).toEqual([[{ isDirty: true }], [{ isDirty: false }]]);
  expect(tryToUnload()).toBe(true);

  await userEvent.fill(field('Notes'), 'Mine');
  await userEvent.keyboard('{Escape}');
  await expect.element(question(/^Save your changes to/)).toBeVisible();
  await expect.element(page.getByRole('alertdialog').getByRole('button', { name: 'Save' })).toHaveFocus();
  await userEvent.keyboard('{Escape}'); // keeps editing
  await expect.element(field('Notes')).toHaveValue('Mine');
  await expect.element(field('Notes')).toHaveFocus();
  expect(onCancel).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}{Shift>}{Tab}{/Shift}{Enter}'); // Discard is before Save
  await expect.poll(() => onCancel.mock.calls.length).toBe(1);
  await expect.element(field('Notes')).toHaveValue('');
  await userEvent.keyboard('{Escape}'); // asks nothing without unsaved changes
  expect(onDirtyChange).toHaveBeenLastCalledWith({ isDirty: false });
});

test('Alt with an arrow navigates from any field, and saves first without a question', async () => {
  const onNavigate = vi.fn();
  const { books, before } = await openEditor({}, { onNavigate });
  await userEvent.click(field('Description'));
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(onNavigate).toHaveBeenLastCalledWith({ direction: 'next' });
  await userEvent.click(picker('Category'));
  await userEvent.keyboard('{Escape}{Alt>}{ArrowUp}{/Alt}');
  expect(onNavigate).toHaveBeenLastCalledWith({ direction: 'previous' });
  expect(onNavigate).toHaveBeenCalledTimes(2);
  await userEvent.fill(field('Notes'), 'Mine');
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(() => onNavigate.mock.calls.length).toBe(3);
  expect((await books.stored(before.id)).notes).toBe('Mine');
});

test('Alt with an arrow and Escape work in the date field as in any other', async () => {
  const [onNavigate, onCancel] = [vi.fn(), vi.fn()];
  await openEditor({}, { onNavigate, onCancel });
  await userEvent.click(field('Date'));
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(onNavigate.mock.calls).toEqual([[{ direction: 'next' }]]);
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
  await expect.element(field('Date')).toHaveValue('05/12/2026');
});

test('no stray press deletes: Delete is in a menu, and another button leaves', async () => {
  const [onDelete, onCancel] = [vi.fn(), vi.fn()];
  await openEditor({}, { onDelete, onCancel });
  expect(button('Delete').query()).toBeNull();
  await userEvent.click(button('More actions'));
  await expect.element(button('Delete')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('More actions')).toHaveFocus();
  expect(button('Delete').query()).toBeNull();
  expect(onCancel).not.toHaveBeenCalled();
  await userEvent.click(button('Close transaction'));
  expect(onCancel).toHaveBeenCalledOnce();
  await userEvent.fill(field('Notes'), 'Typed');
  await userEvent.click(button('Close transaction'));
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onDelete).not.toHaveBeenCalled();
});

test('names the transaction before deleting it with unsaved changes', async () => {
  const onDelete = vi.fn();
  const { books, before } = await openEditor({ description: 'PAPER MILL' }, { onDelete });
  await userEvent.fill(field('Notes'), 'Typed');
  await pressDelete();
  const dialog = question('Delete this transaction?');
  await expect.element(dialog).toHaveTextContent(/PAPER MILL, −120\.00 on May 12, 2026/);
  await userEvent.click(button('Keep editing'));
  expect(await books.stored(before.id)).toEqual(before);
  await pressDelete();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await expect.element(page.getByText('This transaction was deleted.')).toBeVisible();
  expect(onDelete).toHaveBeenCalledExactlyOnceWith({ transaction: expect.objectContaining({ id: before.id }) });
  leavePage();
  await expect.poll(() => books.query({ description: { equal: 'PAPER MILL' } })).toEqual([]);
});

test.each([
  { fault: 'lose=response', isDeleted: true },
  { fault: 'status=503', isDeleted: false },
])('looks up a deletion with an unknown outcome ($fault)', async ({ fault, isDeleted }) => {
  const { books } = await openEditor({ description: 'PAPER MILL' }, { onDelete: vi.fn() });
  injectFault(fault, ({ method }) => method === 'DELETE');
  const requests = recordRequests();
  await pressDelete();
  await expect.element(button('Undo')).toBeVisible();
  leavePage();
  await expect.element(button('Undo')).not.toBeInTheDocument();
  await expect
    .poll(() => requests.filter(({ method, path }) => method === 'GET' && /transactions\/./.test(path)).length)
    .toBeGreaterThan(0);
  await expect.element(page.getByText(isDeleted ? 'This transaction was deleted.' : /^Not deleted\./)).toBeVisible();
  expect(requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  expect(await books.query({ description: { equal: 'PAPER MILL' } })).toHaveLength(isDeleted ? 0 : 1);
});

test('keeps text typed during a save', async () => {
  const { books, before } = await openEditor();
  injectFault('delay=1500', isSave);
  await userEvent.fill(field('Notes'), 'First');
  await userEvent.click(save);
  await userEvent.fill(field('Description'), 'Typed during the save');
  await expect.poll(async () => (await books.stored(before.id)).notes).toBe('First');
  await expect.element(save).toHaveAttribute('aria-disabled', 'false');
  await expect.element(field('Description')).toHaveValue('Typed during the save');
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  expect(await books.stored(before.id)).toMatchObject({ notes: 'First', description: 'Typed during the save' });
});
