import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  BankTransactionEditor,
  type BankTransactionEditorProps,
  type BankTransactionField,
  type BankTransactionPanel,
  ConfigurationError,
} from '../../../src/index.ts';
import { createBankApi, isSave, mockSaveResponse } from '../../support/bank-transactions/api.ts';
import { button, field, openEditor, picker, save, saved } from '../../support/bank-transactions/editor.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { currentFetch, recordRequests } from '../../support/requests.ts';
import { createCompany } from '../../support/sandbox/company.ts';

type Fields = NonNullable<BankTransactionEditorProps['fields']>;

const without =
  (...hidden: BankTransactionField['id'][]): Fields =>
  (defaults) =>
    defaults.filter(({ id }) => !hidden.includes(id));
const locked =
  (...ids: BankTransactionField['id'][]): Fields =>
  (defaults) =>
    defaults.map((each) => (ids.includes(each.id) ? { ...each, readOnly: true } : each));

const notices = page.getByRole('form').getByRole('status').first();
const changes = page.getByRole('region', { name: /Someone else changed this transaction/ });

test('a posted deposit shows its account above the category, and suggests no expenses', async () => {
  const send = currentFetch();
  const names: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const response = await send(input, init);
    const url = String(input);
    if ((init?.method ?? 'GET') !== 'GET' || !/\/v6\/banks\/transactions\/[^/]+$/.test(url)) return response;
    const { data } = await (await send(url.replace(/\/v6\/.*/, '/v6/categories'), init)).json();
    const suggested = [data.expense[0], data.revenue[0]];
    names.push(...suggested.map(({ name }) => name));
    const body = await response.json();
    const glAccount = { id: 'gla_funds', name: 'Undeposited Funds', displayName: '1290 · Undeposited Funds' };
    const suggestedCategories = suggested.map(({ id }) => ({ id }));
    return Response.json({ ...body, data: { ...body.data, category: null, glAccount, suggestedCategories } });
  });
  await openEditor({ amount: 120_00 });
  const account = picker('Account');
  await expect.poll(() => (account.element() as HTMLInputElement).value).toMatch(/Undeposited Funds/);
  expect(account.element().closest('details')).toBeNull();
  expect(account.element().compareDocumentPosition(picker('Category').element())).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const suggestions = page.getByRole('list', { name: 'Suggested' });
  await expect.element(suggestions).toHaveTextContent(new RegExp(`^${names[1]}`));
  expect(suggestions.element().textContent).not.toContain(names[0]);
});

test('a field that the host leaves out isn’t shown, and keeps its value', async () => {
  const customData = { approved: true };
  const { books, before } = await openEditor({ notes: 'Kept', customData }, { fields: without('notes', 'customData') });
  await expect.element(field('Description')).toBeVisible();
  await expect.element(field('Notes')).not.toBeInTheDocument();
  await expect.element(page.getByText('approved')).not.toBeInTheDocument();
  await userEvent.fill(field('Description'), 'Renamed');
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  expect(await books.stored(before.id)).toMatchObject({ description: 'Renamed', notes: 'Kept', customData });
});

test('fields are in the host’s order and sections, and unknown ones change nothing', async () => {
  await openEditor(
    {},
    {
      fields: (defaults) => [
        { id: 'notes' },
        { id: 'status', section: 'main' },
        ...defaults.filter(({ id }) => id === 'category'),
        { id: 'vendor', section: 'more' },
        { id: 'toString' } as unknown as BankTransactionField,
      ],
    },
    { showsBankDetails: false },
  );
  await expect.element(field('Notes')).toBeVisible();
  const labels = [...document.querySelectorAll('.daybook-editor label')].map(({ textContent }) => textContent);
  expect(labels).toEqual(['Notes', 'Status', 'Category', 'Vendor']);
  await expect.element(page.getByRole('group').filter({ hasText: 'More details' })).toHaveTextContent('Vendor');
  await expect.element(button('Edit bank details')).not.toBeInTheDocument();
});

test('fields that can’t be shown are reported once, each with the reason, and the others are shown', async () => {
  const onError = vi.fn();
  const fields = () =>
    [
      { id: 'notes' },
      { id: 'amount', label: 'Mine' },
      { id: 'nope' },
      { id: 'due', label: 'Due', type: 'date' },
      { id: 'due', label: 'Again' },
      false,
    ] as unknown as BankTransactionField[];
  await openEditor({}, { fields, onError }, { showsBankDetails: false });
  await expect.element(field('Due')).toHaveValue('');
  const labels = [...document.querySelectorAll('.daybook-editor label')].map(({ textContent }) => textContent);
  expect(labels).toEqual(['Notes', 'Due']);
  expect(onError).toHaveBeenCalledExactlyOnceWith({
    component: 'BankTransactionEditor',
    error: expect.any(ConfigurationError),
  });
  expect(onError.mock.calls[0]?.[0].error.message.split(/ (?=fields: )/)).toEqual([
    'fields: "amount" is a built-in field. Use another id for a custom field.',
    'fields: "nope" isn\'t a built-in field. Use a built-in id, or add a label for a custom field.',
    'fields: "due" has the type "date": expected text, number, select, checkbox.',
    'fields: "due" appears twice; the second was ignored. Use unique ids.',
    "fields: undefined isn't a built-in field. Use a built-in id, or add a label for a custom field.",
  ]);
});

test.each([
  ['is "notes"', 'notes'],
  ['returned undefined', () => undefined],
])('fields that %s are reported, and the usual ones are shown', async (problem, wrong) => {
  const onError = vi.fn();
  await openEditor({}, { fields: wrong as unknown as Fields, onError });
  await expect.element(field('Notes')).toBeVisible();
  expect(onError.mock.calls.map(([{ error }]) => error.message)).toEqual([
    `fields ${problem} and was ignored. Expected a function that returns an array.`,
  ]);
});

test.each([
  ['panels is an object', {}],
  ['panels.1 is an object', [{ id: 'mine', title: 'Mine', render: () => 'My own' }, { id: 'next' }, false]],
])('%s: reported and ignored, and the other panels are shown', async (problem, wrong) => {
  const onError = vi.fn();
  await openEditor({}, { panels: wrong as unknown as BankTransactionPanel[], onError });
  await expect.element(field('Notes')).toBeVisible();
  if (Array.isArray(wrong)) await expect.element(page.getByText('My own')).toBeVisible();
  expect(onError.mock.calls.map(([{ error }]) => error.message)).toEqual([
    `${problem} and was ignored. Expected an array of objects with id, title and render.`,
  ]);
});

test('the account of a sale’s category is offered only where it can be changed', async () => {
  await openEditor({}, { fields: without('glAccount') });
  await userEvent.click(picker('Category'));
  await expect.element(page.getByRole('option').first()).toBeVisible();
  await expect.element(page.getByRole('option', { name: /Post to an account/ })).not.toBeInTheDocument();
});

test('a locked field is text, while the others can be changed', async () => {
  const { books, before } = await openEditor({ notes: 'As it was' }, { fields: locked('amount', 'date', 'notes') });
  await expect.element(field('Description')).toBeVisible();
  for (const name of ['Amount', 'Date', 'Notes']) await expect.element(field(name)).not.toBeInTheDocument();
  await expect.element(page.getByRole('definition').filter({ hasText: 'As it was' })).toBeVisible();
  await userEvent.fill(field('Description'), 'Renamed');
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  expect(await books.stored(before.id)).toMatchObject({ description: 'Renamed', notes: 'As it was', amount: -120_00 });
});

test.each([
  ['hidden', without('description', 'bankAccount', 'dimensions')],
  ['locked', locked('description', 'bankAccount', 'dimensions')],
])('an invalid field that is %s is named above the form', async (_what, fields) => {
  await openEditor({}, { transactionId: undefined, fields }, { showsBankDetails: false });
  const requests = recordRequests();
  await userEvent.fill(field('Amount'), '20');
  await userEvent.click(save);
  await expect.element(notices).toHaveTextContent('Description: Enter a description.');
  await expect.element(notices).toHaveTextContent('Bank account: Choose a bank account.');
  await expect.element(notices).toHaveTextContent(/Classes: Choose a value for/);
  await expect.element(notices).toHaveFocus();
  expect(requests.filter(isSave)).toEqual([]);
});

test('a rejection of a hidden field is told above the form', async () => {
  await openEditor({}, { fields: without('vendor') });
  mockSaveResponse(400, [{ type: 'NOT_FOUND', param: 'vendorId', message: 'This vendor was archived.' }]);
  await userEvent.fill(field('Notes'), 'Mine');
  await userEvent.click(save);
  await expect.element(notices).toHaveTextContent('Vendor: This vendor was archived.');
});

test('someone else’s change of a hidden field doesn’t stop a save, and stays', async () => {
  const { books, before } = await openEditor({ description: 'As opened' }, { fields: without('description') });
  await userEvent.fill(field('Notes'), 'Mine');
  await books.update({ id: before.id, description: 'Theirs' });
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  await expect.element(changes).not.toBeInTheDocument();
  expect(await books.stored(before.id)).toMatchObject({ description: 'Theirs', notes: 'Mine' });
});

test('money in has its customer among the main fields, money out its vendor', async () => {
  const company = await createCompany({ seed: 'none' });
  const books = await createBankApi(company);
  const [income, payment] = [await books.save({ amount: 50_00 }), await books.save({ amount: -50_00 })];
  const { rerender } = renderWithProvider(<BankTransactionEditor transactionId={income.id} />, { company });
  await expect.element(picker('Customer')).toBeVisible();
  expect(picker('Vendor').query()).toBeNull(); // among the details
  rerender(<BankTransactionEditor transactionId={payment.id} />);
  await expect.element(picker('Vendor')).toBeVisible();
  expect(picker('Customer').query()).toBeNull();
});

test('a recently chosen category is offered on the next transaction', async () => {
  const company = await createCompany({ seed: 'none' });
  const books = await createBankApi(company);
  const [first, second] = [await books.save({}), await books.save({})];
  const { rerender } = renderWithProvider(<BankTransactionEditor transactionId={first.id} />, { company });
  await userEvent.fill(picker('Category'), 'Office Supplies');
  await expect.element(page.getByRole('option', { name: 'Office Supplies' }).first()).toBeVisible();
  await userEvent.keyboard('{Enter}{Control>}{Enter}{/Control}');
  await expect.element(saved).toBeVisible();
  rerender(<BankTransactionEditor transactionId={second.id} />);
  const pill = page.getByRole('list', { name: 'Recent' }).getByRole('button', { name: 'Office Supplies' });
  await userEvent.click(pill);
  await expect.element(picker('Category')).toHaveValue('Office Supplies');
  await userEvent.keyboard('{Meta>}{Enter}{/Meta}'); // the key of a Mac
  await expect.poll(async () => (await books.stored(second.id)).category?.name).toBe('Office Supplies');
});
