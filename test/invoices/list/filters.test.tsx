import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { InvoiceList } from '../../../src/index.ts';
import { fetchInvoices } from '../../support/invoices/api.ts';
import { invoiceTable } from '../../support/invoices/list.ts';
import { addChoice, addComparison, addRecord, openField, removeChip } from '../../support/list/filterBuilder.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const [anInvoice = expect.unreachable()] = await fetchInvoices(company);

/** Shows the list. @returns functions that expect the last reported filters and remove the only chip. */
async function openList() {
  const onFiltersChange = vi.fn();
  renderWithProvider(<InvoiceList defaultFilters={{}} onFiltersChange={onFiltersChange} />, { company });
  await invoiceTable();
  const expectFilters = (filters: object) => expect.poll(() => onFiltersChange.mock.lastCall?.[0]).toEqual(filters);
  const remove = async (name: string) => {
    await removeChip(name);
    await expectFilters({});
  };
  return { expectFilters, remove };
}

test('adds comparisons of number, amount and date', async () => {
  const { expectFilters, remove } = await openList();
  await addComparison('Number', 'at least', 'INV-1010');
  await expectFilters({ invoiceNumber: { greaterThanEqual: 'INV-1010' } });
  await remove('Number at least INV-1010');
  await addComparison('Amount', 'under', '1,250.50');
  await expectFilters({ amount: { lessThan: 125_050 } });
  await remove('Amount under 1,250.50');
  await addComparison('Date', 'is not', '3/5/2026');
  await expectFilters({ date: { notEqual: '2026-03-05' } });
  await remove('Date is not Mar 5');
}, 30_000);

test('adds statuses, due dates and aging', async () => {
  const { expectFilters, remove } = await openList();
  await addChoice('Status', 'Scheduled');
  await expectFilters({ invoiceStatus: { in: ['SCHEDULED'] } });
  await remove('Status Scheduled');
  await addChoice('Due', 'Due this week');
  await expectFilters({ dueDate: { in: ['DUE_THIS_WEEK'] } });
  await remove('Due Due this week');
  await addChoice('Record status', 'Inactive');
  await expectFilters({ status: { in: ['INACTIVE'] } });
  await remove('Record status Inactive');
  await addChoice('Aging', 'Over 90 days');
  await expectFilters({ aging: ['over90'] });
  await expect.element(page.getByRole('button', { pressed: true })).toHaveTextContent('Over 90 days');
  expect(page.getByRole('list', { name: 'Active filters' }).query()).toBeNull();
}, 30_000);

test('filters by customer and class by name', async () => {
  const { expectFilters, remove } = await openList();
  const name = anInvoice.customer.name ?? '';
  await addRecord('Customer', name);
  await expectFilters({ customer: { id: { in: [anInvoice.customer.id] } } });
  await remove(`Customer ${name}`);
  await openField('Class');
  await userEvent.click(page.getByRole('group', { name: 'Team' }).getByRole('checkbox', { name: 'Brand' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('list', { name: 'Active filters' })).toHaveTextContent('Class Brand');
}, 30_000);
