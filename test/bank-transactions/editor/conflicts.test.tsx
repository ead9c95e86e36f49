import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { isSave } from '../../support/bank-transactions/api.ts';
import { button, field, openEditor, save, saved } from '../../support/bank-transactions/editor.tsx';
import { recordRequests } from '../../support/requests.ts';

const changes = page.getByRole('region', { name: /Someone else changed this transaction/ });

test('shows a conflict before anything is sent, with the user’s values picked, and the user chooses', async () => {
  const { books, before } = await openEditor({ notes: 'As opened' });
  await userEvent.fill(field('Description'), 'Mine');
  await userEvent.fill(field('Amount'), '130');
  await books.save({
    ...before,
    id: before.id,
    bankAccountId: before.bankAccount.id,
    description: 'Theirs',
    notes: 'Theirs too',
  });
  const requests = recordRequests();
  await userEvent.click(save);
  await expect.element(changes).toBeVisible();
  expect(requests.filter(isSave)).toEqual([]);
  const description = changes.getByRole('group', { name: 'Description' });
  const notes = changes.getByRole('group', { name: 'Notes' });
  await expect.element(description.getByRole('radio', { name: 'Yours: Mine' })).toBeChecked();
  await expect.element(page.getByText('2 fields changed while you were editing')).toBeVisible();
  // Untouched fields take the stored value by default.
  await expect.element(notes.getByRole('radio', { name: 'Current: Theirs too' })).toBeChecked();
  await expect.element(field('Notes')).toHaveValue('Theirs too');
  await expect.element(field('Description')).toHaveValue('Mine');

  await userEvent.click(description.getByRole('radio', { name: 'Current: Theirs' }));
  await expect.element(field('Description')).toHaveValue('Theirs');
  await userEvent.click(notes.getByRole('radio', { name: 'Yours: As opened' }));
  await userEvent.click(button('Save my choice'));
  await expect.element(saved).toBeVisible();
  await expect.element(changes).not.toBeInTheDocument();
  expect(await books.stored(before.id)).toMatchObject({ description: 'Theirs', notes: 'As opened', amount: -130_00 });
});

test('a second save keeps the user’s values, and Keep current takes the others', async () => {
  const { books, before } = await openEditor();
  for (const [theirs, choice] of [
    ['Theirs', 'Keep current'],
    ['Theirs again', 'Save my choice'],
  ] as const) {
    await userEvent.fill(field('Description'), 'Mine');
    await userEvent.fill(field('Notes'), `Before ${theirs}`);
    await books.save({ id: before.id, description: theirs });
    await userEvent.click(save);
    await expect.element(changes).toBeVisible();
    await userEvent.click(button(choice));
    await expect.element(changes).not.toBeInTheDocument();
    if (choice === 'Save my choice') continue;
    await expect.element(button('Cancel')).toHaveFocus();
    await expect.element(field('Description')).toHaveValue('Theirs');
    await userEvent.click(save);
    await expect.element(saved).toBeVisible();
  }
  await expect.element(saved).toBeVisible();
  expect(await books.stored(before.id)).toMatchObject({ description: 'Mine', notes: 'Before Theirs again' });
});

test('a held key and a double click do not save over the conflict that stopped them', async () => {
  const { books, before } = await openEditor();
  await userEvent.fill(field('Description'), 'Mine');
  await books.save({ id: before.id, description: 'Theirs' });
  const requests = recordRequests();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(changes).toBeVisible();
  const init = { bubbles: true, cancelable: true };
  const held = { ...init, key: 'Enter', ctrlKey: true, repeat: true };
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', held));
  // The browser would submit the form.
  expect(document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { ...held, ctrlKey: false }))).toBe(false);
  button('Save my choice')
    .element()
    .dispatchEvent(new MouseEvent('click', { ...init, detail: 2 }));
  await userEvent.fill(field('Notes'), 'Later'); // a save would have begun
  await expect.element(button('Save my choice')).toBeVisible();
  expect(requests.filter(isSave)).toEqual([]);
  await userEvent.click(button('Save my choice'));
  await expect.element(saved).toBeVisible();
  expect(await books.stored(before.id)).toMatchObject({ description: 'Mine', notes: 'Later' });
});

test('shows the current values of a transaction that changed before any input', async () => {
  const { books, before } = await openEditor();
  await books.save({ id: before.id, description: 'Theirs' });
  window.dispatchEvent(new Event('visibilitychange'));
  await userEvent.fill(field('Notes'), 'Mine');
  await userEvent.click(save);
  // If the change is found only before saving, the user sees it first.
  await expect.element(changes.or(saved)).toBeVisible();
  if (changes.query()) await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  expect(await books.stored(before.id)).toMatchObject({ description: 'Theirs', notes: 'Mine' });
});

test('does not recreate a transaction that someone else deleted', async () => {
  const { books, before } = await openEditor();
  await books.remove(before.id);
  await userEvent.fill(field('Notes'), 'Mine');
  await userEvent.click(save);
  await expect.element(page.getByText(/Someone else deleted this transaction/)).toBeVisible();
  await expect.element(field('Notes')).toHaveValue('Mine');
});
