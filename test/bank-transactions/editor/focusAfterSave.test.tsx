import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { injectFault, isSave, loseOutcome, mockSaveResponse } from '../../support/bank-transactions/api.ts';
import { button, field, openEditor, save } from '../../support/bank-transactions/editor.tsx';
import { createGate, recordRequests } from '../../support/requests.ts';

const saveKeys = '{Control>}{Enter}{/Control}';
const conflict = page.getByRole('region', { name: /Someone else changed this transaction/ });

/** Saves “Mine” as notes, and adds “ and” before the first response. */
async function typeDuringSave() {
  const gate = createGate();
  const requests = recordRequests({ until: () => gate.opened });
  await userEvent.fill(field('Notes'), 'Mine');
  await userEvent.keyboard(saveKeys);
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  await userEvent.keyboard(' and');
  gate.open();
}

test.each([
  { what: 'a save without a response', text: /couldn’t confirm whether this was saved/ },
  { what: 'a rejection', text: /Not saved: No such word/ },
  { what: 'a conflict', text: /Someone else changed this transaction/ },
])('$what doesn’t take the focus from a user who types on', async ({ what, text }) => {
  const { books, before } = await openEditor();
  if (what === 'a conflict') await books.save({ id: before.id, notes: 'Theirs' });
  else if (what === 'a save without a response') loseOutcome('drop', isSave);
  else mockSaveResponse(400, [{ type: 'INVALID_VALUE', message: 'No such word.', param: 'description' }]);
  await typeDuringSave();
  await expect.element(page.getByText(text).first()).toBeVisible();
  await userEvent.keyboard(' more');
  await expect.element(field('Notes')).toHaveFocus();
  await expect.element(field('Notes')).toHaveValue('Mine and more');
});

test('a save that fails after one during which the user typed takes the focus', async () => {
  const { books, before } = await openEditor();
  await typeDuringSave();
  await expect.poll(async () => (await books.stored(before.id)).notes).toBe('Mine');
  await expect.element(save).toHaveAttribute('aria-disabled', 'false');
  await books.save({ id: before.id, notes: 'Theirs' });
  await userEvent.keyboard(saveKeys);
  await expect.element(conflict.getByRole('radio', { name: 'Yours: Mine and' })).toHaveFocus();
});

test.each([
  { what: 'once their own value is saved', key: '', stored: 'Mine' },
  { what: 'once the current value is picked', key: '{ArrowRight}', stored: 'Theirs' },
])('the focus goes from a conflict to its field $what', async ({ key, stored }) => {
  const { books, before } = await openEditor();
  await userEvent.fill(field('Notes'), 'Mine');
  await books.save({ id: before.id, notes: 'Theirs' });
  await userEvent.keyboard(saveKeys);
  await expect.element(conflict.getByRole('radio', { name: 'Yours: Mine' })).toHaveFocus();
  await userEvent.keyboard(key + saveKeys);
  await expect.element(conflict).not.toBeInTheDocument();
  await expect.element(field('Notes')).toHaveFocus();
  expect((await books.stored(before.id)).notes).toBe(stored);
});

test('the focus goes from a conflict to its field if the response of the save was lost', async () => {
  const { books, before } = await openEditor();
  await userEvent.fill(field('Notes'), 'Mine');
  await books.save({ id: before.id, notes: 'Theirs' });
  await userEvent.keyboard(saveKeys);
  await expect.element(conflict.getByRole('radio', { name: 'Yours: Mine' })).toHaveFocus();
  injectFault('lose=response', isSave);
  await userEvent.keyboard(saveKeys);
  await expect.element(page.getByText('Your changes were saved.')).toBeVisible();
  await expect.element(field('Notes')).toHaveFocus();
});

test('the focus goes from a notice that has it to the form', async () => {
  await openEditor({}, {}, { showsBankDetails: false });
  const restore = loseOutcome('lose=response', isSave);
  await userEvent.fill(field('Notes'), 'Mine');
  await userEvent.keyboard(saveKeys);
  await expect.element(button('Check')).toBeVisible();
  restore();
  (button('Check').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Your changes were saved.')).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Category' })).toHaveFocus();
});

test('one notice says that the transaction can’t be read before a save', async () => {
  await openEditor();
  injectFault('status=400', ({ method, path }) => method === 'GET' && /transactions\/[^/]+$/.test(path));
  await userEvent.fill(field('Notes'), 'Mine');
  await userEvent.keyboard(saveKeys);
  await expect.element(page.getByText(/^We couldn’t load the latest version/)).toBeVisible();
  await userEvent.keyboard(' and more');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(page.getByText(/Showing earlier data/).query()).toBeNull();
});
