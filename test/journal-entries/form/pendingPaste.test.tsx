import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, field } from '../../support/bank-transactions/editor.tsx';
import { isJournalSave } from '../../support/journal-entries/api.ts';
import { line, openNewEntries, pasteInto, pasteText } from '../../support/journal-entries/form.tsx';
import { recordRequests } from '../../support/requests.ts';

const question = page.getByRole('alertdialog');
const useSuggestion = page.getByRole('button', { name: /^Use for / });
const matched = page.getByText('2 of 2 matched');

test('pasted rows that are not added yet are unsaved changes', async () => {
  const onCancel = vi.fn();
  const onDirtyChange = vi.fn();
  const { journal } = await openNewEntries({ onCancel, onDirtyChange });
  pasteText(line(1).account, `${journal.expense.accountNo}\t5\t\n${journal.asset.accountNo}\t\t5`);
  await expect.element(matched).toBeVisible();
  expect(onDirtyChange).toHaveBeenLastCalledWith({ isDirty: true });
  const unload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(true);
  await userEvent.click(button('Cancel').last());
  await expect.element(question).toHaveTextContent('Entry 1 isn’t saved.');
  await expect.element(question.getByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  expect(onCancel).not.toHaveBeenCalled();
  await userEvent.click(question.getByRole('button', { name: 'Discard' }));
  await expect.poll(() => onCancel.mock.calls.length).toBe(1);
  await expect.element(line(1).account).toBeVisible();
  expect(onDirtyChange).toHaveBeenLastCalledWith({ isDirty: false });
});

test('discarded lines can’t be taken back over new ones', async () => {
  const { journal } = await openNewEntries();
  await pasteInto(line(1).account, `${journal.expense.accountNo}\t5\t\n${journal.asset.accountNo}\t\t5`);
  await expect.element(button('Undo')).toBeVisible();
  await userEvent.click(button('Cancel').last());
  await userEvent.click(question.getByRole('button', { name: 'Discard' }));
  await expect.element(line(1).debit).toHaveValue('');
  await expect.element(button('Undo')).not.toBeInTheDocument();
});

test('each entry keeps its pasted rows and their accounts, and is saved only once they are added', async () => {
  const { journal } = await openNewEntries();
  const { expense, asset } = journal;
  const requests = recordRequests();
  await userEvent.fill(field('Description'), 'First');
  pasteText(line(1).account, `${expense.accountNo}\t5\t\n${asset.name.slice(0, -2)}\t\t5`);
  await userEvent.click(useSuggestion);
  await expect.element(matched).toBeVisible();
  await userEvent.click(button('New entry'));
  await userEvent.fill(field('Description'), 'Second');
  await pasteInto(line(1).account, `${expense.accountNo}\t7\t\n${asset.accountNo}\t\t7`);
  await expect.element(button('First: not saved yet')).toBeVisible();
  await userEvent.click(button('Save'));
  await expect.element(button('Second: saved')).toBeVisible();
  await expect.element(field('Description')).toHaveValue('First'); // the next one
  await expect.element(matched).toBeVisible();
  expect(requests.filter(isJournalSave).map(({ body }) => body.data.length)).toEqual([1]);
  await userEvent.click(button('Add 2 lines'));
  await userEvent.click(button('Save'));
  await expect.element(button('First: saved')).toBeVisible();
  expect(await journal.posted(expense.id)).toHaveLength(2);
});

test('a copy does not replace an entry whose only input is pasted rows', async () => {
  const { journal } = await openNewEntries();
  const rows = `${journal.expense.accountNo}\t5\t\n${journal.asset.accountNo}\t\t5`;
  await userEvent.fill(field('Description'), 'Rent');
  await pasteInto(line(1).account, rows);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(button('Rent: saved')).toBeVisible();
  await expect.element(field('Description')).toHaveValue('');
  pasteText(line(1).account, rows);
  await expect.element(matched).toBeVisible();
  await userEvent.click(button('Copy to new entry'));
  await expect.element(field('Description')).toHaveValue('Rent');
  await userEvent.click(button('Entry 2: not saved yet'));
  await expect.element(matched).toBeVisible();
});
