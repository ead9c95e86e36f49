import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  button,
  categorizeLine,
  field,
  lineCategory,
  lineField,
  openEditor,
  save,
  saved,
} from '../../support/bank-transactions/editor.tsx';

const undo = page.getByRole('button', { name: 'Undo' });

/** Three lines: 20.00, 30.00 and the rest, 70.00. */
async function openSplit() {
  const opened = await openEditor();
  await userEvent.click(button('Split'));
  await userEvent.fill(lineField(1, 'Amount'), '20');
  await userEvent.click(button('Add a line'));
  await userEvent.fill(lineField(2, 'Amount'), '30');
  await userEvent.fill(lineField(2, 'Memo'), 'Posters');
  await expect.element(lineField(3, 'Amount')).toHaveValue('−70.00');
  expect(undo.query()).toBeNull(); // typed text is the browser's to undo
  return opened;
}

test('a removed split comes back with its lines, by its button and by Ctrl+Z', async () => {
  await openSplit();
  for (const press of [() => userEvent.click(undo), () => userEvent.keyboard('{Control>}z{/Control}')]) {
    await userEvent.click(button('Remove split'));
    await expect.element(button('Split')).toHaveFocus();
    expect(lineField(1, 'Amount').query()).toBeNull();
    await press();
    await expect.element(lineField(1, 'Amount')).toHaveValue('−20.00');
    await expect.element(lineField(2, 'Amount')).toHaveValue('−30.00');
    await expect.element(lineField(2, 'Memo')).toHaveValue('Posters');
    await expect.element(lineField(3, 'Amount')).toHaveValue('−70.00');
    expect(undo.query()).toBeNull();
  }
});

test('a removed line comes back after other changes, and the rest is less by its amount', async () => {
  await openSplit();
  await userEvent.click(button('Remove line 2'));
  await expect.element(lineField(2, 'Amount')).toHaveValue('−100.00');
  await userEvent.fill(lineField(1, 'Amount'), '25');
  await userEvent.click(undo);
  await expect.element(lineField(1, 'Amount')).toHaveValue('−25.00');
  await expect.element(lineField(2, 'Amount')).toHaveValue('−30.00');
  await expect.element(lineField(2, 'Memo')).toHaveValue('Posters');
  await expect.element(lineField(3, 'Amount')).toHaveValue('−65.00');
  await expect.element(lineCategory(2)).toHaveFocus();
});

test('a line that was removed before a discard doesn’t come back into a new split', async () => {
  await openSplit();
  await userEvent.click(button('Remove line 2'));
  await expect.element(undo).toBeVisible();
  await userEvent.click(button('Cancel'));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }));
  await expect.element(lineField(1, 'Amount')).not.toBeInTheDocument();
  await userEvent.click(button('Split'));
  await expect.element(lineField(2, 'Amount')).toHaveValue('0.00');
  expect(undo.query()).toBeNull();
});

test('an even split is taken back, but never over amounts typed since', async () => {
  await openSplit();
  await userEvent.click(button('Split evenly'));
  await expect.element(lineField(1, 'Amount')).toHaveValue('−40.00');
  await userEvent.click(undo);
  await expect.element(lineField(1, 'Amount')).toHaveValue('−20.00');
  await userEvent.click(button('Split evenly'));
  await userEvent.fill(lineField(1, 'Amount'), '15');
  await expect.element(lineField(3, 'Amount')).toHaveValue('−65.00');
  expect(undo.query()).toBeNull();
});

test('what is saved is no longer taken back in the lines', async () => {
  const { books, before } = await openSplit();
  for (const place of [1, 2, 3]) await categorizeLine(place);
  await userEvent.click(button('Remove line 2'));
  await expect.element(undo).toBeVisible();
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  await userEvent.fill(field('Notes'), 'Two boxes'); // the undo of the save goes
  await expect.element(undo).not.toBeInTheDocument();
  expect((await books.stored(before.id)).children).toHaveLength(2);
});

test('a moved line goes back, and so does a copy of the line above', async () => {
  await openSplit();
  for (const keys of ['{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}', '{Control>}d{/Control}']) {
    await userEvent.click(lineField(2, 'Memo'));
    await userEvent.keyboard(keys);
    await expect.element(lineField(2, 'Memo')).toHaveValue('');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(lineField(2, 'Memo')).toHaveValue('Posters');
  }
});

test('a split that comes back after the amount has changed adds up', async () => {
  await openSplit();
  await userEvent.click(button('Remove split'));
  await userEvent.fill(field('Amount'), '150');
  await userEvent.click(undo);
  await expect.element(lineField(2, 'Amount')).toHaveValue('−30.00');
  await expect.element(lineField(3, 'Amount')).toHaveValue('−100.00');
});

test('what can’t be taken back anymore doesn’t hide what can', async () => {
  await openSplit();
  await userEvent.click(button('Remove line 2'));
  await userEvent.click(button('Split evenly'));
  await userEvent.fill(lineField(1, 'Amount'), '15');
  await userEvent.click(undo);
  await expect.element(lineField(2, 'Memo')).toHaveValue('Posters');
  await expect.element(lineField(1, 'Amount')).toHaveValue('−15.00');
});
