import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  button,
  categorizeLine,
  field,
  lineCategory,
  lineField,
  openEditor,
  picker,
  save,
  saved,
} from '../../support/bank-transactions/editor.tsx';
import type { Json } from '../../support/sandbox/company.ts';

test('a split starts with the full amount, and the last line takes the rest', async () => {
  const { books, before } = await openEditor();
  await userEvent.click(button('Split'));
  await expect.element(lineField(1, 'Amount')).toHaveValue('−120.00');
  await expect.element(lineField(2, 'Amount')).toHaveValue('0.00');
  await expect.element(lineField(2, 'Amount')).toHaveAttribute('readonly');
  await userEvent.fill(lineField(1, 'Memo'), 'Posters');
  await userEvent.fill(lineField(1, 'Amount'), '33.33');
  await expect.element(lineField(2, 'Amount')).toHaveValue('−86.67');
  await userEvent.click(button('Add a line'));
  await userEvent.fill(lineField(2, 'Amount'), '80');
  await userEvent.fill(lineField(2, 'Memo'), '');
  await expect.element(lineField(3, 'Amount')).toHaveValue('−6.67');
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Choose a category for the remainder.' }))
    .toBeVisible();
  await userEvent.click(save);
  await expect.element(lineCategory(1)).toHaveFocus();
  await expect.element(lineCategory(1)).toHaveAccessibleDescription(/Choose a category for this line\./);
  await categorizeLine(1);
  await categorizeLine(2);
  await userEvent.click(save);
  await expect.element(lineCategory(3)).toHaveFocus();
  await expect.element(lineCategory(3)).toHaveAccessibleDescription(/Choose a category for the remainder\./);
  expect(await books.stored(before.id)).toEqual(before);
  await categorizeLine(3);
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  const after = await books.stored(before.id);
  expect(after.children.map(({ amount, notes }: Json) => [amount, notes])).toEqual([
    [-33_33, 'Posters'],
    [-80_00, null],
    [-6_67, null],
  ]);
  expect({ ...after, children: [] }).toEqual({ ...before, children: [] });

  // After a save the lines have ids, so a second save updates them.
  await userEvent.fill(lineField(1, 'Memo'), 'Flyers');
  await userEvent.click(save);
  await expect.poll(async () => (await books.stored(before.id)).children[0].notes).toBe('Flyers');
  const again = await books.stored(before.id);
  expect(again.children).toEqual([{ ...after.children[0], notes: 'Flyers' }, ...after.children.slice(1)]);
});

test('does not save lines over the amount, and says by how much', async () => {
  const { books, before } = await openEditor();
  await userEvent.click(button('Split'));
  await categorizeLine(1);
  await userEvent.fill(lineField(1, 'Amount'), '185.44');
  await expect.element(page.getByText('Over by 65.44')).toBeVisible();
  await expect.element(page.getByText('The lines exceed the total by 65.44. Lower one of them.')).toBeVisible();
  await userEvent.click(save);
  await expect.element(page.getByText('The lines exceed the total. Lower one of them.')).toHaveFocus();
  expect(await books.stored(before.id)).toEqual(before);
  await userEvent.fill(lineField(1, 'Amount'), '20');
  await categorizeLine(2);
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
});

test('splits an amount evenly to the cent, by fractions and by percent', async () => {
  const { books, before } = await openEditor({ amount: -100_00 });
  await userEvent.click(button('Split'));
  await userEvent.click(button('Add a line'));
  await userEvent.click(button('Split evenly'));
  await expect.element(lineField(1, 'Amount')).toHaveValue('−33.33');
  await expect.element(lineField(3, 'Amount')).toHaveValue('−33.34');
  await userEvent.fill(lineField(1, 'Amount'), '12.5 %');
  await expect.element(lineField(3, 'Amount')).toHaveValue('−54.17');
  await userEvent.fill(lineField(2, 'Amount'), '1/3');
  await userEvent.fill(field('Amount').first(), '200');
  await expect.element(lineField(1, 'Amount')).toHaveValue('−25.00');
  for (const number of [1, 2, 3]) await categorizeLine(number);
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  const { children } = await books.stored(before.id);
  expect(children.map(({ amount }: Json) => amount)).toEqual([-25_00, -66_67, -108_33]);
});

test('moves lines by keyboard, and a new direction changes the sign of each', async () => {
  const { books, before } = await openEditor({
    children: [
      { amount: -100_00, notes: 'First', apiItemId: 'item-1', invoiceId: null },
      { amount: -30_00, notes: 'Second' },
      { amount: 10_00, notes: 'Third' },
    ],
  });
  await expect.element(page.getByRole('listitem', { name: /^Line / })).toHaveLength(3);
  await expect.element(lineField(3, 'Amount')).toHaveValue('+10.00');
  await userEvent.click(lineField(3, 'Memo'));
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
  await expect.element(lineField(2, 'Memo')).toHaveValue('Third');
  await expect.element(lineField(2, 'Memo')).toHaveFocus();
  await userEvent.click(page.getByRole('radio', { name: 'Money in' }));
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  const after = await books.stored(before.id);
  const [first, second, third] = before.children;
  expect(after.amount).toBe(120_00);
  expect(after.children).toEqual([
    { ...first, amount: 100_00 },
    { ...third, amount: -10_00 },
    { ...second, amount: 30_00 },
  ]);
});

test('the arrow keys stay in the column, and Ctrl+D copies the line above but its amount', async () => {
  const { books, before } = await openEditor({
    children: [
      { amount: -100_00, notes: 'First' },
      { amount: -20_00, notes: 'Second' },
    ],
  });
  await userEvent.click(lineField(1, 'Memo'));
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(lineField(2, 'Memo')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Control>}d{/Control}');
  await expect.element(lineField(2, 'Memo')).toHaveValue('First');
  await expect.element(lineField(2, 'Memo')).toHaveFocus();
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  const { children } = await books.stored(before.id);
  expect(children.map(({ amount, notes }: Json) => [amount, notes])).toEqual([
    [-100_00, 'First'],
    [-20_00, 'First'],
  ]);
});

test('Enter in the amount above the rest adds a line, and Space in the rest doesn’t scroll the page', async () => {
  await openEditor();
  await userEvent.click(button('Split'));
  await userEvent.fill(lineField(1, 'Amount'), '100');
  await userEvent.keyboard('{Enter}');
  await expect.element(lineCategory(2)).toHaveFocus();
  await expect.element(lineField(3, 'Amount')).toHaveValue('−20.00');
  (lineField(3, 'Amount').element() as HTMLElement).focus();
  const isPrevented = new Promise<boolean>((resolve) =>
    window.addEventListener('keydown', ({ defaultPrevented }) => resolve(defaultPrevented), { once: true }),
  );
  await userEvent.keyboard(' ');
  expect(await isPrevented).toBe(true);
});

test('the rest is blank while an amount or a share is invalid', async () => {
  await openEditor();
  await userEvent.click(button('Split'));
  for (const [typed, rest] of [
    ['100.005', ''],
    ['100.00', '−20.00'],
    ['1/', ''],
    ['1/3', '−80.00'],
  ] as const) {
    await userEvent.fill(lineField(1, 'Amount'), typed);
    await expect.element(lineField(2, 'Amount')).toHaveValue(rest);
  }
});

test.each([
  [-120_00, '−', '+'],
  [120_00, '+', '−'],
])('signs of lines follow a transaction of %i', async (amount, sign, other) => {
  const { books, before } = await openEditor({ amount });
  const head = page.getByRole('heading', { level: 2 }).element().parentElement;
  expect(head?.textContent).toMatch(`${sign}120.00 USD`);
  await userEvent.click(button('Split'));
  await userEvent.click(button('Add a line'));
  const typed = lineField(1, 'Amount');
  for (const text of ['30', `${sign}30`, `${sign}30.00`]) {
    await userEvent.fill(typed, text);
    await userEvent.keyboard('{Tab}');
    await expect.element(typed).toHaveValue(`${sign}30.00`);
  }
  await userEvent.fill(lineField(2, 'Amount'), `${other}10`);
  await expect.element(lineField(3, 'Amount')).toHaveValue(`${sign}100.00`);
  await expect.element(page.getByText(`Total ${sign}120.00`)).toBeVisible();
  for (const number of [1, 2, 3]) await categorizeLine(number);
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  const { children } = await books.stored(before.id);
  const unit = amount / 120;
  expect(children.map((line: Json) => line.amount)).toEqual([30 * unit, -10 * unit, 100 * unit]);
});

test('a split ends when one line is left', async () => {
  const { books, before } = await openEditor({
    children: [{ amount: -100_00, notes: 'First' }, { amount: -20_00 }],
  });
  await expect.element(button('Remove line 2')).not.toBeInTheDocument();
  await userEvent.click(button('Remove line 1'));
  await expect.element(button('Split')).toBeVisible();
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  expect((await books.stored(before.id)).children).toEqual([]);
});

test('startWith splits a transaction once, and changes nothing of one that is split', async () => {
  const { unmount } = await openEditor({}, { startWith: 'split' });
  await expect.element(lineField(2, 'Amount')).toHaveValue('0.00');
  expect(page.getByRole('listitem', { name: 'Line 3' }).query()).toBeNull();
  unmount();
  const children = [-100_00, -20_00].map((amount) => ({ amount }));
  await openEditor({ children }, { startWith: 'split' });
  await expect.element(lineField(2, 'Amount')).toHaveValue('−20.00');
  expect(page.getByRole('listitem', { name: 'Line 3' }).query()).toBeNull();
  await expect.element(page.getByText('No changes')).toBeVisible();
});

test('a split without a second line is saved as the category alone', async () => {
  const { books, before } = await openEditor();
  await userEvent.click(button('Split'));
  await categorizeLine(1);
  await userEvent.click(lineField(1, 'Memo'));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(saved).toBeVisible();
  const after = await books.stored(before.id);
  expect(after.children).toEqual([]);
  expect(after.category?.name).toBe('Office Supplies');
  await expect.element(picker('Category')).toHaveFocus();
});

test('a split without a category isn’t saved, also if the rest is 0', async () => {
  const { books, before } = await openEditor();
  await userEvent.click(button('Split'));
  await userEvent.click(save);
  await expect.element(lineCategory(1)).toHaveFocus();
  await expect.element(page.getByText('Not saved: Choose a category for this line.')).toBeVisible();
  expect(await books.stored(before.id)).toEqual(before);
});

test('an empty rest or added line isn’t saved beside other lines, and one with a memo is', async () => {
  const { books, before } = await openEditor();
  const amounts = async () => (await books.stored(before.id)).children.map(({ amount }: Json) => amount);
  await userEvent.click(button('Split'));
  await userEvent.click(button('Add a line'));
  await userEvent.fill(lineField(1, 'Amount'), '100');
  await userEvent.fill(lineField(2, 'Amount'), '20');
  await categorizeLine(1);
  await categorizeLine(2);
  await userEvent.click(save);
  await expect.poll(amounts).toEqual([-100_00, -20_00]);
  await userEvent.click(button('Add a line'));
  await userEvent.fill(lineField(3, 'Memo'), 'The rest'); // that of the last line: the added one is above it
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  expect(await amounts()).toEqual([-100_00, -20_00]);
  await userEvent.click(button('Add a line'));
  await userEvent.fill(lineField(2, 'Memo'), 'None left');
  await userEvent.click(save);
  await expect.poll(amounts).toEqual([-100_00, 0, -20_00]);
});

test('an invalid amount is never taken for an empty rest: nothing is saved, and the split stays', async () => {
  const { books, before } = await openEditor();
  await userEvent.click(button('Split'));
  await categorizeLine(1);
  await userEvent.fill(lineField(1, 'Amount'), '4o');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(lineField(1, 'Amount')).toHaveFocus();
  await expect.element(lineField(1, 'Amount')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(lineField(2, 'Amount')).toBeVisible();
  expect(await books.stored(before.id)).toEqual(before);
});
