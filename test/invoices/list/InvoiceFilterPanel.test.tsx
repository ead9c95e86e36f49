import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { InvoiceList } from '../../../src/index.ts';
import { fetchInvoices } from '../../support/invoices/api.ts';
import { invoiceTable } from '../../support/invoices/list.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const [anInvoice = expect.unreachable()] = await fetchInvoices(company);

/** Opens the panel. @returns functions that expect the last reported filters and remove the only chip. */
async function openPanel() {
  const onFiltersChange = vi.fn();
  renderWithProvider(<InvoiceList onFiltersChange={onFiltersChange} />, { company });
  await invoiceTable();
  await userEvent.click(page.getByRole('button', { name: 'Filters', exact: true }));
  await expect.element(page.getByRole('group', { name: 'Dates' })).toBeVisible();
  const expectFilters = (filters: object) => expect.poll(() => onFiltersChange.mock.lastCall?.[0]).toEqual(filters);
  const removeChip = async (name: string) => {
    await userEvent.click(page.getByRole('button', { name: `Remove filter ${name}` }));
    await expectFilters({});
  };
  return { expectFilters, removeChip };
}

test('adds comparisons of number, amount and date by keyboard alone', async () => {
  const { expectFilters, removeChip } = await openPanel();
  const number = page.getByRole('group', { name: 'Number', exact: true });
  await userEvent.selectOptions(number.getByRole('combobox'), 'at least');
  await userEvent.fill(number.getByRole('textbox'), 'INV-1010');
  await userEvent.keyboard('{Enter}');
  await expectFilters({ invoiceNumber: { greaterThanEqual: 'INV-1010' } });
  await expect.element(number.getByRole('textbox')).toHaveValue('');
  await removeChip('Number: at least INV-1010');

  const amount = page.getByRole('group', { name: 'Amount', exact: true });
  await userEvent.selectOptions(amount.getByRole('combobox'), 'less than');
  await userEvent.fill(amount.getByRole('textbox'), '1,250.50');
  await userEvent.keyboard('{Enter}');
  await expectFilters({ amount: { lessThan: 125_050 } });
  await removeChip('Amount: less than $1,250.50');

  const day = page.getByRole('group', { name: 'Date', exact: true });
  await userEvent.selectOptions(day.getByRole('combobox'), 'not on');
  await userEvent.fill(day.getByRole('textbox'), '3/5/2026');
  await userEvent.keyboard('{Enter}');
  await expectFilters({ date: { notEqual: '2026-03-05' } });
  await removeChip('Date: not on Mar 5, 2026');
}, 20_000);

test('adds a chip for each checked status and due date', async () => {
  const { expectFilters, removeChip } = await openPanel();
  const check = (group: string, name: string) =>
    userEvent.click(page.getByRole('group', { name: group, exact: true }).getByRole('checkbox', { name }));
  await check('Status', 'Draft');
  await expectFilters({ invoiceStatus: { in: ['DRAFT'] } });
  await removeChip('Status: Draft');
  await check('Due', 'Due this week');
  await expectFilters({ dueDate: { in: ['DUE_THIS_WEEK'] } });
  await removeChip('Due: Due this week');
  await check('Record status', 'Inactive');
  await expectFilters({ status: { in: ['INACTIVE'] } });
  await removeChip('Record status: Inactive');
});

test('filters by customer and class by name', async () => {
  const { expectFilters, removeChip } = await openPanel();
  const name = anInvoice.customer.name ?? '';
  const customer = page.getByRole('combobox', { name: 'Customer', exact: true });
  await userEvent.click(customer);
  await userEvent.fill(customer, name);
  await expect.element(page.getByRole('option', { name })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expectFilters({ customer: { id: { in: [anInvoice.customer.id] } } });
  await removeChip(`Customer: ${name}`);
  await userEvent.click(page.getByRole('button', { name: /^Classes/ }));
  await userEvent.click(page.getByRole('group', { name: 'Team' }).getByRole('checkbox', { name: 'Brand' }));
  await expect.element(page.getByRole('list', { name: 'Active filters' })).toHaveTextContent('Classes: Brand');
}, 20_000);
