import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger } from '../../../src/index.ts';
import { entryRows, formatDollars, ledgerTable, oldestFirst } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { fetchLedger, sharedCompany } from '../../support/sandbox/company.ts';
import { readCsv, recordSavedFiles } from '../../support/savedFiles.ts';

const company = await sharedCompany();
const { checking = '' } = company.glAccountIds;
const { entries } = await fetchLedger(company, checking);
const options = { glAccountId: checking, defaultFilters: { period: 'all' }, defaultSorting: oldestFirst } as const;

const amountOf = (side: 'drAmount' | 'crAmount', count: number) =>
  entries.slice(0, count).reduce((sum, entry) => sum + (entry[side] ?? 0), 0);

test('shows what the checked entries add up to, and reports them', async () => {
  const onSelectionChange = vi.fn();
  renderWithProvider(<GeneralLedger {...options} onSelectionChange={onSelectionChange} />, { company });
  const table = await ledgerTable();
  const boxes = entryRows(table).map((row) => row.querySelector('input') ?? expect.unreachable());
  await userEvent.click(boxes[0] ?? expect.unreachable());
  await userEvent.click(boxes[7] ?? expect.unreachable(), { modifiers: ['Shift'] });
  const [debits, credits] = [amountOf('drAmount', 8), amountOf('crAmount', 8)];
  expect(debits).toBeGreaterThan(0);
  expect(credits).toBeGreaterThan(0);
  const text = [
    '8 selected',
    `debits ${formatDollars(debits)}`,
    `credits ${formatDollars(credits)}`,
    `net ${formatDollars(debits - credits)}`,
  ].join(' · ');
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  expect(onSelectionChange).toHaveBeenLastCalledWith({ entryIds: entries.slice(0, 8).map(({ id }) => id) });
  await userEvent.click(page.getByRole('button', { name: 'Clear selection' }));
  expect(onSelectionChange).toHaveBeenLastCalledWith({ entryIds: [] });
});

test('the keyboard checks entries, and a CSV file has the checked ones only', async () => {
  renderWithProvider(<GeneralLedger {...options} selectable />, { company });
  const table = await ledgerTable();
  table.focus();
  await userEvent.keyboard('x{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await expect.element(page.getByText(/^3 selected · /)).toBeVisible();
  const files = recordSavedFiles();
  await userEvent.click(page.getByRole('button', { name: 'Export selected' }));
  await expect.element(page.getByText(/^Saved 3 entries to/)).toBeVisible();
  expect(await readCsv(files[0]?.blob)).toHaveLength(1 + 3);
});

test('the host’s actions get the checked entries, and another account starts without', async () => {
  const { '1020': savings = '' } = company.glAccountIds;
  const onSelect = vi.fn();
  const ledger = (glAccountId: string) => (
    <GeneralLedger
      {...options}
      glAccountId={glAccountId}
      bulkActions={({ ids }) => (
        <button type="button" onClick={() => onSelect(ids)}>
          Tag
        </button>
      )}
    />
  );
  const { rerender } = renderWithProvider(ledger(checking), { company });
  await ledgerTable();
  await userEvent.click(page.getByRole('checkbox', { name: /^Select (?!all)/ }).first());
  await userEvent.click(page.getByRole('button', { name: 'Tag' }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith([entries[0]?.id]);
  rerender(ledger(savings));
  await expect.element(page.getByRole('button', { name: 'Tag' })).not.toBeInTheDocument();
});

test('without these props, entries have no checkboxes', async () => {
  renderWithProvider(<GeneralLedger {...options} />, { company });
  const table = await ledgerTable();
  expect(table.querySelector('input')).toBeNull();
});
