import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../src/elements.ts';
import { createBankApi } from '../support/bank-transactions/api.ts';
import { field, save } from '../support/bank-transactions/editor.tsx';
import { transactionTable } from '../support/bank-transactions/list.ts';
import { providerElement, showPage } from '../support/elements/page.ts';
import { createCompany, sharedCompany } from '../support/sandbox/company.ts';

const company = await createCompany({ seed: 'none' });
const books = await createBankApi(company);

test('`save` has the saved transaction, and `dirty-change` whether there are changes', async () => {
  const { id } = await books.save();
  const provider = providerElement(company);
  const editor = document.createElement('daybook-bank-transaction-editor');
  const [onSave, onDirtyChange] = [vi.fn(), vi.fn()];
  editor.transactionId = id;
  editor.addEventListener('save', ({ detail }) => onSave(detail.transaction.id, detail.transaction.notes));
  editor.addEventListener('dirty-change', ({ detail }) => onDirtyChange(detail));
  provider.append(editor);
  showPage(provider);
  await userEvent.fill(field('Notes'), 'Paper for the office');
  await expect.poll(() => onDirtyChange.mock.lastCall).toEqual([{ isDirty: true }]);
  await userEvent.click(save);
  await expect.poll(() => onSave.mock.calls).toEqual([[id, 'Paper for the office']]);
  await expect.poll(() => onDirtyChange.mock.lastCall).toEqual([{ isDirty: false }]);
});

test('`categorize` has the transaction and the category', async () => {
  const item = { description: 'Categorized once', date: '2026-06-15', reviewStatus: 'PARTNER_REVIEW_REQUIRED' };
  const { id } = await books.save(item);
  const provider = providerElement(company);
  const list = document.createElement('daybook-bank-transactions');
  const onCategorize = vi.fn();
  list.defaultFilters = { search: 'Categorized once' };
  list.addEventListener('categorize', ({ detail }) => onCategorize(detail));
  provider.append(list);
  showPage(provider);
  (await transactionTable()).focus();
  await userEvent.keyboard('c');
  await expect.element(page.getByRole('combobox', { name: /^Category of/ })).toBeVisible();
  await userEvent.keyboard('Office Supplies');
  await expect.element(page.getByRole('option', { name: 'Office Supplies' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  const detail = { transactionIds: [id], categoryId: expect.any(String), glAccountId: null, isUndo: false };
  await expect.poll(() => onCategorize.mock.calls).toEqual([[detail]]);
});

test('`filters-change` has the filters, and filters that are set stay until they are set again', async () => {
  const provider = providerElement(await sharedCompany());
  const list = document.createElement('daybook-invoices');
  const onFiltersChange = vi.fn();
  list.filters = {};
  list.addEventListener('filters-change', ({ detail }) => onFiltersChange(detail));
  provider.append(list);
  showPage(provider);
  await expect.element(page.getByRole('grid')).toBeVisible();
  const open = page.getByRole('radio', { name: /^Open/ });
  await userEvent.click(open);
  const filters = { invoiceStatus: { in: ['OPEN'] } };
  await expect.poll(() => onFiltersChange.mock.calls).toEqual([[filters]]);
  await expect.element(open).not.toBeChecked();
  list.filters = onFiltersChange.mock.lastCall?.[0];
  await expect.element(open).toBeChecked();
});
