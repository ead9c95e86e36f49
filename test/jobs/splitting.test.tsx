import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  classField,
  lineCategory,
  lineField,
  openEditor,
  picker,
  saved,
} from '../support/bank-transactions/editor.tsx';
import { startJob } from '../support/jobs/startJob.ts';
import type { Json } from '../support/sandbox/company.ts';

test('splits 1,234.56 in three with classes', async ({ task }) => {
  const { books, before } = await openEditor({ amount: -1234_56 }, {}, { showsBankDetails: false });
  const [first, second, third] = books.categories.expense;
  const [ofFirst, ofSecond] = books.segments.filter(({ label }: Json) => label.id === books.required.label.id);
  await userEvent.click(picker('Category')); // where hosts focus the form
  await userEvent.keyboard('{Escape}');
  const { press, finish } = startJob({ task }, { id: 'b', does: 'Split 1,234.56 in three, with classes', limit: 50 });
  await press('{Alt>}s{/Alt}');
  await expect.element(lineCategory(1)).toHaveFocus();
  await expect.element(classField(books.required.label.name, 1)).toBeVisible(); // the classes have loaded
  await press(`${startOf(first.name)}{Tab}${startOf(ofFirst.name)}{Tab}{Tab}800{Tab}`);
  await expect.element(lineCategory(2)).toHaveFocus();
  await press('{Enter}');
  await expect.element(lineField(3, 'Amount')).toHaveValue('−434.56');
  await expect.element(lineCategory(2)).toHaveFocus();
  await press(`${startOf(second.name)}{Tab}${startOf(ofSecond.name)}{Tab}{Tab}234.56{Tab}`);
  await press(`${startOf(third.name)}{Tab}${startOf(ofSecond.name)}{Tab}`);
  await expect.element(lineField(3, 'Amount')).toHaveValue('−200.00');
  await press('{Control>}{Enter}{/Control}');
  await expect.element(saved).toBeVisible();
  const { children } = await books.stored(before.id);
  expect(
    children.map(({ amount, category, classSegments }: Json) => [amount, category?.id, classSegments[0]?.id]),
  ).toEqual([
    [-800_00, first.id, ofFirst.id],
    [-234_56, second.id, ofSecond.id],
    [-200_00, third.id, ofSecond.id],
  ]);
  finish();
});

/** What finds a name in its list. */
const startOf = (name: string) => name.slice(0, 4).toLowerCase();
