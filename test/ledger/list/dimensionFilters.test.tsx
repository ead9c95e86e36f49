import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger } from '../../../src/index.ts';
import { displayedEntries, ledgerTable, toDisplayedEntry } from '../../support/ledger.ts';
import { addChoice, fieldSearch, filterButton, openField, removeChip } from '../../support/list/filterBuilder.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { currentFetch, recordRequests } from '../../support/requests.ts';
import { fetchLedger, queryAll, sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const { '1200': receivable = '' } = company.glAccountIds;
const ledger = <GeneralLedger glAccountId={receivable} defaultFilters={{ period: 'all' }} />;

const values = await queryAll<{ id: string; name: string; label: { id: string } }>(
  company,
  '/v6/classes/segments/query',
);
/** A filter for values of a dimension. */
function groupOf(...names: string[]) {
  const named = names.map((name) => values.find((value) => value.name === name) ?? expect.unreachable(name));
  return { dimensionId: named[0]?.label.id ?? '', dimensionValueIds: named.map(({ id }) => id) };
}
const brand = groupOf('Brand');
const harbor = groupOf('Harbor Grain Bakery');

const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem');
const chipTexts = () => chips.elements().map(({ textContent }) => textContent);

async function expectEntries(filter: object) {
  const { entries } = await fetchLedger(company, receivable, filter);
  expect(entries.length).toBeGreaterThan(0);
  const shown = async () => (page.getByRole('grid').query() ? displayedEntries() : []);
  await expect.poll(shown).toEqual(entries.toReversed().map(toDisplayedEntry));
}

test('offers a field for each dimension, whose entries must match all of them', async () => {
  const requests = recordRequests();
  renderWithProvider(ledger, { company });
  await ledgerTable();
  await userEvent.click(filterButton);
  const fields = page.getByRole('listbox', { name: 'Filter by…' }).getByRole('option');
  const names = () => fields.elements().map(({ textContent }) => textContent);
  await expect.poll(names).toEqual(['Date', 'Customer', 'Team', 'Project', 'Source', 'Amount']);
  await userEvent.fill(fieldSearch, 'Team');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('checkbox', { name: 'Brand' })).toHaveFocus();
  expect(page.getByRole('checkbox', { name: 'Harbor Grain Bakery' }).query()).toBeNull();
  await userEvent.click(page.getByRole('checkbox', { name: 'Brand' }));
  await userEvent.click(page.getByRole('button', { name: 'Apply' }));
  await expect.poll(chipTexts).toEqual(['Team Brand']);
  await expectEntries({ dimensionValues: [brand] });

  await addChoice('Project', 'Harbor Grain Bakery');
  await expect.poll(chipTexts).toEqual(['Team Brand', 'Project Harbor Grain Bakery']);
  await expectEntries({ dimensionValues: [brand, harbor] });
  expect(requests.findLast(({ path }) => path.endsWith('/generalLedger'))?.body.filter.dimensionValues).toEqual([
    brand,
    harbor,
  ]);

  await removeChip('Team Brand');
  await expect.poll(chipTexts).toEqual(['Project Harbor Grain Bakery']);
  await expectEntries({ dimensionValues: [harbor] });
}, 30_000);

test('edits one dimension and keeps the others, also those that the company doesn’t have', async () => {
  await page.viewport(1600, 800); // with room for three chips
  onTestFinished(() => page.viewport(1280, 800));
  const onFiltersChange = vi.fn();
  const gone = { dimensionId: 'dim_gone', dimensionValueIds: ['dv_gone'] };
  const defaultFilters = { dimensionValues: [gone, brand, harbor] };
  renderWithProvider(<GeneralLedger glAccountId={receivable} {...{ defaultFilters, onFiltersChange }} />, { company });
  await expect.poll(chipTexts).toEqual(['Team Brand', 'Project Harbor Grain Bakery', 'Class Unknown']);
  await userEvent.click(page.getByRole('button', { name: 'Team Brand', exact: true }));
  await userEvent.click(page.getByRole('checkbox', { name: 'Digital' }));
  await userEvent.click(page.getByRole('button', { name: 'Apply' }));
  await expect.poll(chipTexts).toEqual(['Team Brand or Digital', 'Project Harbor Grain Bakery', 'Class Unknown']);
  const { dimensionValues } = onFiltersChange.mock.lastCall?.[0] ?? {};
  expect(dimensionValues).toEqual([gone, harbor, groupOf('Brand', 'Digital')]);
  await removeChip('Class Unknown');
  expect(onFiltersChange).toHaveBeenLastCalledWith({ dimensionValues: dimensionValues.slice(1) });
});

test('without matches, the dimensions that are on are named', async () => {
  const defaultFilters = { search: 'no such entry', dimensionValues: [brand, harbor] };
  renderWithProvider(<GeneralLedger glAccountId={receivable} defaultFilters={defaultFilters} />, { company });
  await expect.element(page.getByText(/^Active filters: .*no such entry.*, Team, Project\./)).toBeVisible();
});

test('one field has all dimensions while they can’t be loaded', async () => {
  const send = currentFetch();
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) =>
    String(input).endsWith('/segments/query') ? new Response(null, { status: 400 }) : send(input, init),
  );
  const filters = { dimensionValues: [groupOf('Brand', 'Digital'), harbor] };
  renderWithProvider(<GeneralLedger glAccountId={receivable} defaultFilters={filters} />, { company });
  await expect.poll(chipTexts).toEqual(['Class Unknown or Unknown and Unknown']);
  await openField('Class');
  await expect.element(page.getByRole('dialog', { name: 'Filter' }).getByRole('alert')).toBeVisible();
});
