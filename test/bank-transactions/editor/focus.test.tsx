import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { isSave, mockSaveResponse } from '../../support/bank-transactions/api.ts';
import {
  button,
  categorizeLine,
  chooseClass,
  classField,
  field,
  lineCategory,
  lineField,
  openEditor,
  picker,
  save,
  saved,
} from '../../support/bank-transactions/editor.tsx';
import { currentFetch, recordRequests } from '../../support/requests.ts';
import type { Json } from '../../support/sandbox/company.ts';

/** Adds members to single transactions in responses, also ones that can't be saved. */
function mockTransaction(more: object | ((read: (path: string) => Promise<Json>) => Promise<object>)): void {
  const send = currentFetch();
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const response = await send(input, init);
    const isOne = (init?.method ?? 'GET') === 'GET' && /\/v6\/banks\/transactions\/[^/]+$/.test(String(input));
    if (!isOne) return response;
    const read = async (path: string) => (await send(String(input).replace(/\/v6\/.*/, path), init)).json();
    const { data, ...rest } = await response.json();
    return Response.json({ ...rest, data: { ...data, ...(typeof more === 'function' ? await more(read) : more) } });
  });
}

const receipts = ['one', 'two', 'three'].map((name) => ({ id: `att_${name}`, fileName: `${name}.pdf` }));

test('line details that open for an error stay open once it is fixed', async () => {
  await openEditor({ children: [{ amount: -100_00 }, { amount: -20_00 }] });
  mockSaveResponse(400, [
    { type: 'INVALID_VALUE', message: 'There is no such account.', param: 'children[0].glAccountId' },
  ]);
  await userEvent.fill(lineField(1, 'Memo'), 'Posters');
  await userEvent.click(save);
  const account = page.getByRole('listitem', { name: 'Line 1' }).getByRole('combobox', { name: 'Account' });
  await expect.element(account).toHaveAccessibleDescription(/There is no such account\./);
  await expect.element(account).toHaveFocus();
  await userEvent.keyboard('Rent{Enter}');
  await expect.element(account).not.toHaveAccessibleDescription(/There is no such account\./);
  await expect.element(account).toHaveFocus();
});

test.each([
  ['a tax payment', { tax: { paymentInfo: { region: 'FEDERAL', year: 2026, quarter: 'Q1' } } }],
  ['custom data', { customData: { purchaseOrder: 'PO-1042' } }],
])('a transaction with %s shows More details expanded', async (_what, more) => {
  mockTransaction(more);
  await openEditor();
  await expect.element(page.getByRole('group', { name: 'Tax payment' })).toBeVisible();
});

test('a transaction with no rarely used fields shows More details collapsed', async () => {
  await openEditor();
  await expect.element(page.getByText('More details')).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Tax payment' })).not.toBeInTheDocument();
});

/** Opens a transaction with two suggestions. @returns their names, and their list. */
async function openWithSuggestions() {
  let names: string[] = [];
  mockTransaction(async (read) => {
    const { expense } = (await read('/v6/categories')).data;
    const suggested = expense.slice(0, 2);
    names = suggested.map(({ name }: { name: string }) => name);
    return { suggestedCategories: suggested.map(({ id }: { id: string }) => ({ id })) };
  });
  await openEditor();
  const suggestions = page.getByRole('list', { name: 'Suggested' });
  await expect.element(suggestions.getByRole('button')).toHaveLength(2);
  return { names, suggestions };
}

test('Alt with a digit accepts a suggested category', async () => {
  const { names, suggestions } = await openWithSuggestions();
  await userEvent.click(picker('Vendor'));
  await userEvent.keyboard('{Alt>}2{/Alt}');
  await expect.element(picker('Category')).toHaveValue(names[1]);
  await expect.element(suggestions.getByRole('button')).toHaveTextContent(names[0] ?? '');
});

test('accepting a suggested category focuses the category field', async () => {
  const { names, suggestions } = await openWithSuggestions();
  for (const name of names) {
    const suggestion = suggestions.getByRole('button', { name, exact: true });
    (suggestion.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(picker('Category')).toHaveValue(name);
    await expect.element(picker('Category')).toHaveFocus();
    await expect.element(suggestion).not.toBeInTheDocument();
  }
});

const removeKeys = '{Control>}{Backspace}{/Control}';

test('removes one line after another with the same key', async () => {
  await openEditor({ children: [{ amount: -70_00 }, { amount: -30_00, notes: 'Second' }, { amount: -20_00 }] });
  await userEvent.click(lineField(2, 'Memo'));
  await userEvent.keyboard(removeKeys);
  await expect.element(lineField(2, 'Amount')).toHaveValue('−50.00');
  await expect.element(lineCategory(2)).toHaveFocus();
  await userEvent.keyboard(removeKeys); // the last line stays
  await expect.element(lineField(2, 'Amount')).toHaveValue('−50.00');
  await userEvent.click(lineField(1, 'Memo'));
  await userEvent.keyboard(removeKeys);
  await expect.element(button('Split')).toHaveFocus();
});

test.each([{ canAdd: true }, { canAdd: false }])(
  'removes one file after another with the same key (can add: $canAdd)',
  async ({ canAdd }) => {
    mockTransaction({ attachments: receipts });
    await openEditor({}, canAdd ? { uploadAttachments: async () => [] } : {});
    await expect.element(button('Remove two.pdf')).toBeVisible();
    (button('Remove two.pdf').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Remove three.pdf')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const group = page.getByRole('group', { name: 'Attachments' });
    await expect.element(canAdd ? button('Add…') : group).toHaveFocus();
    (button('Remove one.pdf').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('No attachments.')).toBeVisible();
    await expect.element(canAdd ? button('Add…') : group).toHaveFocus();
  },
);

test('focuses a missing class of the transaction or of a line', async () => {
  const { books } = await openEditor();
  const team = books.required.label.name;
  await chooseClass(team, '');
  await userEvent.click(save);
  await expect.element(classField(team)).toHaveFocus();
  await expect.element(classField(team)).toHaveAccessibleDescription(/Choose a value for/);
  await userEvent.click(button('Split'));
  await categorizeLine(1);
  await userEvent.click(save);
  await expect.element(classField(team, 1)).toHaveFocus();
});

test.each([
  ['attachmentIds', 'There is no such file.'],
  ['children', 'This must be split.'],
])('focuses the rejection of %s in a transaction without it', async (param, message) => {
  await openEditor();
  mockSaveResponse(400, [{ type: 'INVALID_VALUE', message, param }]);
  await userEvent.fill(field('Notes'), 'Posters');
  await userEvent.click(save);
  await expect.element(page.getByText(message).first()).toHaveFocus();
  await expect.element(page.getByText(`Not saved: ${message}`)).toBeVisible();
});

test('splitting focuses the category of each new line, which has the class and memo of the line above', async () => {
  const { books } = await openEditor();
  await userEvent.click(button('Split'));
  await expect.element(lineCategory(1)).toHaveFocus();
  await userEvent.fill(lineField(1, 'Memo'), 'Posters');
  await userEvent.fill(lineField(1, 'Amount'), '70');
  await expect.element(lineField(2, 'Amount')).toHaveValue('−50.00');
  await userEvent.click(button('Add a line'));
  await expect.element(lineCategory(2)).toHaveFocus();
  await expect.element(lineField(2, 'Memo')).toHaveValue('Posters');
  await expect.element(classField(books.required.label.name, 2)).toHaveValue(books.required.name);
  await userEvent.fill(lineField(2, 'Amount'), '20');
  await expect.element(lineField(3, 'Amount')).toHaveValue('−30.00');
});

test('Enter moves to the same field of the next line, and in the rest adds a line above it', async () => {
  await openEditor({ children: [{ amount: -50_00 }, { amount: -50_00 }, { amount: -20_00 }] });
  await userEvent.click(lineField(1, 'Amount'));
  await userEvent.keyboard('{Enter}');
  await expect.element(lineField(2, 'Amount')).toHaveFocus();
  (lineField(3, 'Amount').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(lineCategory(3)).toHaveFocus();
  await expect.element(lineField(4, 'Amount')).toHaveValue('−20.00');
});

test('Enter above the rest adds a line, and saves nothing', async () => {
  const { books, before } = await openEditor({ children: [{ amount: -100_00 }, { amount: -20_00 }] });
  const requests = recordRequests();
  await userEvent.click(lineField(1, 'Amount'));
  await userEvent.keyboard('90{Enter}');
  await expect.element(lineCategory(2)).toHaveFocus();
  await expect.element(lineField(3, 'Amount')).toHaveValue('−30.00');
  expect(requests.filter(isSave)).toEqual([]);
  await userEvent.keyboard('{Control>}{Backspace}{/Control}');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(saved).toBeVisible();
  const { children } = await books.stored(before.id);
  expect(children.map(({ amount }: Json) => amount)).toEqual([-90_00, -30_00]);
});

const changes = page.getByRole('region', { name: /Someone else changed this transaction/ });

test('announces a conflict and focuses the first value that would be overwritten', async () => {
  const { books, before } = await openEditor();
  await userEvent.fill(field('Description'), 'Mine');
  await books.save({ id: before.id, description: 'Theirs', notes: 'Theirs too' });
  await userEvent.click(save);
  await expect.element(changes.getByRole('alert')).toHaveTextContent(/Someone else changed this transaction/);
  await expect.element(changes.getByRole('radio', { name: 'Yours: Mine' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(field('Description')).toHaveValue('Theirs');
});

test('focuses a conflict that overwrites nothing once, then errors', async () => {
  const { books, before } = await openEditor();
  await userEvent.fill(field('Notes'), 'Mine');
  await books.save({ id: before.id, description: 'Theirs' });
  await userEvent.click(save);
  await expect.element(changes).toHaveFocus();
  await userEvent.fill(field('Description'), '');
  await userEvent.click(button('Save my choice'));
  await expect.element(field('Description')).toHaveFocus();
});

test('labels both sides of a choice with names of lines, classes, files and matches', async () => {
  const match = { amount: 120_00, date: '2026-05-13', description: 'PAPER MILL REFUND' };
  const more = {
    attachments: receipts,
    reconciliationMatch: { ...match, id: 'btx_found' },
    matchingBankTransaction: null as object | null,
  };
  mockTransaction(() => Promise.resolve(more));
  const { books, before } = await openEditor({ children: [{ amount: -100_00 }, { amount: -20_00 }] });
  const [other, third] = books.segments.filter(({ label }: Json) => label.requiredness !== 'REQUIRED');
  const category = books.categories.expense[0];
  await userEvent.fill(lineField(1, 'Memo'), 'Posters');
  await userEvent.click(page.getByText('More details'));
  await chooseClass(other.label.name, other.name);
  await userEvent.click(button('Accept match'));

  more.attachments = receipts.slice(0, 2);
  more.matchingBankTransaction = { ...match, id: 'btx_matched', amount: 119_00 };
  const [first, second] = before.children;
  const children = [
    { id: first.id, amount: first.amount, categoryId: category.id },
    { id: second.id, amount: -20_00 },
  ];
  await books.save({ id: before.id, children, classSegmentIds: [books.required.id, third.id] });
  await userEvent.click(save);
  await expect.element(changes).toBeVisible();
  const expectSides = async (group: string, ...names: string[]) => {
    const radios = changes.getByRole('group', { name: group }).getByRole('radio');
    for (const name of names)
      await expect.element(radios.and(page.getByRole('radio', { name, exact: true }))).toBeVisible();
    expect(radios.elements()).toHaveLength(names.length);
  };
  await expectSides(
    'Split',
    'Yours: 2 lines · −100.00, Posters · −20.00',
    `Current: 2 lines · −100.00, ${category.name} · −20.00`,
  );
  await expectSides(
    'Classes',
    `Yours: ${books.required.name}, ${other.name}`,
    `Current: ${books.required.name}, ${third.name}`,
  );
  await expectSides('Attachments', 'Yours: one.pdf, two.pdf, Attachment', 'Current: one.pdf, two.pdf');
  await expectSides(
    'Match',
    'Yours: PAPER MILL REFUND, +120.00, May 13, 2026',
    'Current: PAPER MILL REFUND, +119.00, May 13, 2026',
  );
});
