import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionEditor } from '../../../src/index.ts';
import { createBankApi, mockSaveResponse } from '../../support/bank-transactions/api.ts';
import { button, field, openEditor, pressDelete } from '../../support/bank-transactions/editor.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createCompany } from '../../support/sandbox/company.ts';

const question = page.getByRole('alertdialog', { name: /^Save your changes to Held/ });
const answer = (name: string) => userEvent.click(question.getByRole('button', { name }));
const name = (text: string) => page.getByRole('heading', { level: 2, name: text });

/** A host with two transactions, of which it opens the other while the notes of the first are unsaved. It may not set the id back. */
async function openOther({ returns = true } = {}) {
  const company = await createCompany({ seed: 'none' });
  const books = await createBankApi(company);
  const held = await books.save({ description: 'Held', notes: 'Before' });
  const other = await books.save({ description: 'Other', notes: 'Of the other' });
  const onKeepEditing = vi.fn();
  function Host() {
    const [id, setId] = useState(held.id);
    const [isReadOnly, setIsReadOnly] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setId(other.id)}>
          Open the other
        </button>
        <button type="button" onClick={() => setIsReadOnly(!isReadOnly)}>
          Turn changes off or on
        </button>
        <BankTransactionEditor
          transactionId={id}
          customData={id === other.id ? { of: 'other' } : undefined}
          readOnly={isReadOnly}
          onDelete={() => {}}
          onKeepEditing={
            returns
              ? (event) => {
                  onKeepEditing(event);
                  setId(event.transactionId ?? '');
                }
              : undefined
          }
        />
      </>
    );
  }
  renderWithProvider(<Host />, { company });
  await userEvent.fill(field('Notes'), 'Mine');
  const open = () => userEvent.click(page.getByRole('button', { name: 'Open the other' }));
  await open();
  await expect.element(question).toHaveTextContent('Not saved yet: Notes.');
  return { books, held, onKeepEditing, open };
}

test('another transactionId asks about unsaved changes; the user keeps editing, or saves first', async () => {
  const { books, held, onKeepEditing, open } = await openOther();
  await answer('Keep editing');
  expect(onKeepEditing.mock.calls).toEqual([[{ transactionId: held.id }]]);
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(field('Notes')).toHaveValue('Mine');
  await open();
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(name('Other')).toBeVisible();
  await expect.element(field('Notes')).toHaveValue('Of the other');
  expect(await books.stored(held.id)).toEqual({ ...held, notes: 'Mine' });
  expect(onKeepEditing).toHaveBeenCalledTimes(1);
});

test('discards the changes and shows the other', async () => {
  const { books, held, onKeepEditing } = await openOther();
  await answer('Discard');
  await expect.element(name('Other')).toBeVisible();
  await expect.element(field('Notes')).toHaveValue('Of the other');
  expect(await books.stored(held.id)).toEqual(held);
  expect(onKeepEditing).not.toHaveBeenCalled();
});

test('stays if the save is rejected', async () => {
  const { held, onKeepEditing } = await openOther();
  mockSaveResponse(400, [{ type: 'INVALID_VALUE', message: 'Too long.', param: 'notes' }]);
  await answer('Save');
  await expect.element(field('Notes')).toHaveAccessibleDescription(/Too long\./);
  await expect.element(field('Notes')).toHaveValue('Mine');
  expect(onKeepEditing.mock.calls).toEqual([[{ transactionId: held.id }]]);
});

test.each([
  ['saves', () => userEvent.keyboard('{Control>}{Enter}{/Control}'), 'Mine'],
  ['takes the input back', () => userEvent.fill(field('Notes'), 'Before'), 'Before'],
])('a host that does not return: the other shows once the user %s', async (_, finish, notes) => {
  const { books, held } = await openOther({ returns: false });
  await answer('Keep editing');
  await expect.element(question).not.toBeInTheDocument();
  const turn = () => userEvent.click(page.getByRole('button', { name: 'Turn changes off or on' }));
  await turn();
  await expect.element(field('Notes')).toHaveAttribute('readonly');
  await turn();
  await expect.element(field('Notes')).not.toHaveAttribute('readonly');
  await expect.element(field('Notes')).toHaveValue('Mine');
  await userEvent.click(field('Notes'));
  await finish();
  await expect.element(name('Other')).toBeVisible();
  await expect.element(field('Notes')).toHaveValue('Of the other');
  await expect.element(question).not.toBeInTheDocument();
  expect(await books.stored(held.id)).toEqual({ ...held, notes });
});

test('a host that does not return: the other shows once the one that is kept was deleted', async () => {
  await openOther({ returns: false });
  await answer('Keep editing');
  await pressDelete();
  const deletion = page.getByRole('alertdialog', { name: 'Delete this transaction?' });
  await userEvent.click(deletion.getByRole('button', { name: 'Delete' }));
  await expect.element(name('Other')).toBeVisible();
  await expect.element(field('Notes')).toHaveValue('Of the other');
});

test('after a deletion the focus is on its undo, and then in the form again', async () => {
  await openEditor({}, { onDelete: () => {} });
  await userEvent.click(button('More actions').first());
  (button('Delete').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const editor = document.querySelector('.daybook-bank-transaction-editor') ?? expect.unreachable();
  await expect.poll(() => editor.querySelector('button:focus')?.textContent).toMatch(/^(Undo|Restore)/);
  await userEvent.keyboard('{Enter}');
  await expect.element(button('More actions').first()).toBeVisible();
  await expect.poll(() => editor.matches(':focus-within')).toBe(true);
});
