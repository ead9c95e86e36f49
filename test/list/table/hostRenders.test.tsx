import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList } from '../../../src/index.ts';
import { createBankApi } from '../../support/bank-transactions/api.ts';
import { transactionTable } from '../../support/bank-transactions/list.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createCompany } from '../../support/sandbox/company.ts';
import { createRenderRecorder } from '../../support/ui/renderRecorder.tsx';

const company = await createCompany({ seed: 'none' });
const api = await createBankApi(company);
await api.save({ description: 'Amtrak' });
await api.save({ description: 'Uber' });
const email = page.getByRole('button', { name: 'Email' });

test.each([
  ['texts', () => ({ amount: 'Sum' })],
  ['functions', () => ({ matchedTo: () => 'Matched' })],
  ['a new text at each render', () => ({ amount: `Sum at ${performance.now()}` })],
])('an open field keeps its text while the host renders with messages written inline: %s', async (_what, messages) => {
  const list = () => <BankTransactionList messages={messages()} onTransactionSelect={() => {}} />;
  const { rerender } = renderWithProvider(list(), { company });
  (await transactionTable()).focus();
  await userEvent.keyboard('c');
  const field = page.getByRole('combobox', { name: /^Category of/ });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('soft');
  const input = field.element();
  rerender(list());
  await userEvent.keyboard('ware');
  await expect.element(field).toHaveValue('software');
  expect(field.element()).toBe(input);
});

test('a focused row action keeps the focus while the host renders with actions written inline', async () => {
  const list = () => <BankTransactionList rowActions={() => [{ label: 'Email', onPress: () => {} }]} />;
  const { rerender } = renderWithProvider(list(), { company });
  (await transactionTable()).focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(email.first()).toHaveFocus();
  const button = document.activeElement;
  rerender(list());
  expect(document.activeElement).toBe(button);
});

test('messages and options written inline draw neither rows nor cells again', async () => {
  const recorder = createRenderRecorder();
  const list = () => recorder.record(<BankTransactionList messages={{ amount: 'Sum' }} />);
  const inline = () => ({
    messages: { bankTransactionList: { category: 'Booked to' } },
    serviceOptions: {},
    appearance: {},
    loaders: {},
  });
  const { rerender } = renderWithProvider(list(), { company, ...inline() });
  await transactionTable();
  expect(await recorder.settle()).toContain('DateText');
  rerender(list(), inline());
  const rendered = await recorder.settle();
  expect(rendered).toContain('BankTransactionList');
  for (const name of ['BodyRow', 'DateText', 'CategoryCell']) expect(rendered).not.toContain(name);
});

test('a window of another width with the same columns draws no row again', async () => {
  await page.viewport(1280, 800);
  const recorder = createRenderRecorder();
  renderWithProvider(recorder.record(<BankTransactionList />), { company });
  const table = await transactionTable();
  await recorder.settle();
  const fitted = table.dataset.fitted;
  await page.viewport(1180, 800);
  await expect.poll(() => table.dataset.fitted).not.toBe(fitted);
  const rendered = await recorder.settle();
  expect(rendered).toContain('ListTable');
  expect(rendered).not.toContain('BodyRow');
});
