import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionEditor, type BankTransactionEditorProps } from '../../../src/index.ts';
import { createBankApi, fetchTransactions, injectFault } from '../../support/bank-transactions/api.ts';
import { field, picker, save, showBankDetails } from '../../support/bank-transactions/editor.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, recordRequests } from '../../support/requests.ts';
import { createCompany, sharedCompany } from '../../support/sandbox/company.ts';
import { testOwnLook } from '../../support/ui/testOwnLook.ts';

const company = await sharedCompany();
const [served] = (await fetchTransactions(company)).filter(({ category, customer }) => category && customer);
if (!served) throw new Error('No transaction has a category and a customer.');
const editor = <BankTransactionEditor transactionId={served.id} />;
const title = page.getByRole('heading', { name: served.displayName });
const retry = page.getByRole('button', { name: 'Try again' });

test('shows a loading state, then the values of the transaction', async () => {
  const gate = createGate();
  recordRequests({ until: () => gate.opened });
  renderWithProvider(editor, { company });
  await expect.element(page.getByText(/^Loading [^m]/)).toBeInTheDocument();
  expect(page.getByRole('textbox').query()).toBeNull();
  gate.open();
  await expect.element(title).toBeVisible();
  const amount = (Math.abs(served.amount) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  await showBankDetails();
  await expect.element(field('Amount')).toHaveValue(amount);
  await expect.element(page.getByRole('radio', { name: served.amount < 0 ? 'Money out' : 'Money in' })).toBeChecked();
  await expect.element(field('Description')).toHaveValue(served.description);
  await expect.element(picker('Category')).toHaveValue(served.category?.name);
  await expect.element(picker('Customer')).toHaveValue(served.customer?.name);
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
});

test('shows a failure instead of the form, and the transaction after a retry', async () => {
  let isDown = true;
  injectFault('status=500', () => isDown);
  renderWithProvider(editor, { company });
  await expect
    .element(page.getByRole('alert'), { timeout: 10_000 })
    .toHaveTextContent('We couldn’t load this transaction. Try again in a moment.');
  expect(page.getByRole('textbox').query()).toBeNull();
  isDown = false;
  await userEvent.click(retry);
  await expect.element(title).toBeVisible();
});

test('reports an unknown transaction as not found', async () => {
  renderWithProvider(<BankTransactionEditor transactionId="btxn_0" />, { company });
  await expect.element(page.getByText('We couldn’t find this transaction.')).toBeVisible();
  expect(page.getByRole('textbox').query()).toBeNull();
  expect(retry.query()).toBeNull();
});

const choices: Record<string, NonNullable<BankTransactionEditorProps['fields']>> = {
  'hidden fields leave no place': (defaults) =>
    defaults.filter(({ id, section }) => section !== 'more' && !['vendor', 'match', 'attachments'].includes(id)),
  'fields of the host and locked ones have theirs': (defaults) => [
    ...defaults.map((field) => (field.id === 'vendor' ? { ...field, readOnly: true } : field)),
    { id: 'project', label: 'Project', hint: 'As in the contract.' },
    { id: 'approved', label: 'Approved', type: 'checkbox' },
    { id: 'phase', label: 'Phase', type: 'select', options: [] },
  ],
};

testOwnLook.each(Object.entries(choices))('%s while the transaction loads', async (_name, fields) => {
  const company = await createCompany({ seed: 'none' });
  const { id } = await (await createBankApi(company)).save();
  const gate = createGate();
  recordRequests({ until: ({ path }) => (path.endsWith(id) ? gate.opened : undefined) });
  renderWithProvider(<BankTransactionEditor transactionId={id} fields={fields} />, { company });
  const height = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0;
  await expect.poll(() => height('.daybook-editor-skeleton')).toBeGreaterThan(0);
  const loading = height('.daybook-editor-skeleton');
  gate.open();
  await expect.element(field('Notes')).toBeVisible();
  expect(Math.abs(height('form') - loading)).toBeLessThanOrEqual(4);
});
