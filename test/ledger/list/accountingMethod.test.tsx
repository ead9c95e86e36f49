import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger, TrialBalance } from '../../../src/index.ts';
import { filterButton } from '../../support/list/filterBuilder.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const { '1200': receivable = '' } = company.glAccountIds;
const method = page.getByRole('combobox', { name: 'Accounting method' });
const chips = page.getByRole('list', { name: 'Active filters' });
const period = { period: 'thisYear' } as const;

test.each([
  ['ledger', GeneralLedger, { glAccountId: receivable }],
  ['trial balance', TrialBalance, { glAccountIds: [receivable] }],
])('the user chooses the accounting method of a %s beside the period', async (_name, Part, props) => {
  const onFiltersChange = vi.fn();
  const requests = recordRequests();
  const sent = () => requests.findLast(({ path }) => path.endsWith('/generalLedger'))?.body;
  renderWithProvider(<Part {...props} defaultFilters={period} onFiltersChange={onFiltersChange} />, { company });
  await expect.element(method).toHaveDisplayValue('Company default basis');
  await expect.poll(sent).not.toHaveProperty('accountingMethod');
  const options = [...(method.element() as HTMLSelectElement).options].map(({ text }) => text);
  expect(options).toEqual(['Company default basis', 'Accrual basis', 'Cash basis']);

  await userEvent.selectOptions(method, 'Cash basis');
  expect(onFiltersChange).toHaveBeenLastCalledWith({ ...period, accountingMethod: 'CASH' });
  await expect.poll(sent).toHaveProperty('accountingMethod', 'CASH');
  expect(chips.query()).toBeNull();
  await userEvent.click(filterButton);
  const fields = page.getByRole('listbox', { name: 'Filter by…' }).getByRole('option');
  await expect.element(fields.first()).toHaveTextContent('Date');
  expect(fields.filter({ hasText: 'Accounting method' }).query()).toBeNull();

  await userEvent.selectOptions(method, 'Company default basis');
  expect(onFiltersChange).toHaveBeenLastCalledWith(period);
  await expect.element(page.getByRole('grid')).toBeVisible();
});

test.each([
  ['ledger', <GeneralLedger key="part" glAccountId={receivable} defaultFilters={noneOnCash()} />],
  ['trial balance', <TrialBalance key="part" glAccountIds={[receivable]} defaultFilters={noneOnCash()} />],
])('clearing the filters that exclude all rows of a %s keeps the accounting method', async (_name, part) => {
  const requests = recordRequests();
  renderWithProvider(part, { company });
  await userEvent.click(page.getByRole('button', { name: 'Clear filters' }));
  await expect.element(page.getByRole('grid')).toBeVisible();
  await expect.element(method).toHaveDisplayValue('Cash basis');
  const methods = requests
    .filter(({ path }) => path.endsWith('/generalLedger'))
    .map(({ body }) => body.accountingMethod);
  expect(new Set(methods)).toEqual(new Set(['CASH']));
});

function noneOnCash() {
  return { ...period, accountingMethod: 'CASH', search: 'no such thing' } as const;
}
