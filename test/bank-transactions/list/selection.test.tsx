import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type BankTransaction, BankTransactionList, useDaybook } from '../../../src/index.ts';
import { fetchTransactions } from '../../support/bank-transactions/api.ts';
import { transactionRows, transactionTable } from '../../support/bank-transactions/list.ts';
import { formatDollars } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';
import { scrollerOf } from '../../support/ui/scroller.tsx';

const company = await sharedCompany({ entries: 260 });
const served = await fetchTransactions(company);
const ids = served.map(({ id }) => id);
/** The status of selected transactions, with their net amount. */
const statusOf = (...places: number[]) => {
  const net = places.reduce((total, place) => total + (served[place]?.amount ?? Number.NaN), 0);
  return page.getByText(`${places.length} selected · net ${net < 0 ? '−' : '+'}${formatDollars(Math.abs(net))}`);
};
const from = (first: number, last: number) => ids.slice(first, last + 1);

/** Renders the list. @returns its table and the last reported selection. */
async function openList() {
  const onSelectionChange = vi.fn();
  let queryClient: QueryClient | undefined;
  function Cache() {
    queryClient = useDaybook().queryClient;
    return null;
  }
  renderWithProvider(
    <>
      <Cache />
      <BankTransactionList onSelectionChange={onSelectionChange} />
    </>,
    { company },
  );
  const table = await transactionTable();
  if (!queryClient) throw new Error('The query client is missing.');
  const selectedIds = () => onSelectionChange.mock.lastCall?.[0].transactionIds ?? [];
  return { table, selectedIds, onSelectionChange, queryClient };
}

const rowAt = (table: HTMLTableElement, place: number) => {
  const row = transactionRows(table)[place];
  if (!row) throw new Error(`No row ${place}.`);
  return row;
};
const boxIn = (row: HTMLTableRowElement) => row.querySelector('input') as HTMLInputElement;
const selectAll = page.getByRole('checkbox', { name: /^Select all \d+ loaded transactions$/ });

test('has no checkboxes without onSelectionChange', async () => {
  renderWithProvider(<BankTransactionList />, { company });
  const table = await transactionTable();
  expect(page.getByRole('checkbox').elements()).toEqual([]);
  expect(table.hasAttribute('aria-multiselectable')).toBe(false);
  expect(rowAt(table, 0).hasAttribute('aria-selected')).toBe(false);
});

test('checking reports ids and a count, and Clear selection resets them', async () => {
  const { table, selectedIds, onSelectionChange } = await openList();
  expect(table.getAttribute('aria-multiselectable')).toBe('true');
  expect(boxIn(rowAt(table, 1)).getAttribute('aria-label')).toMatch(/^Select .+, Jun \d+, [−+][\d.,]+$/);
  await userEvent.click(boxIn(rowAt(table, 1)));
  await userEvent.click(boxIn(rowAt(table, 3)));
  await expect.poll(selectedIds).toEqual([ids[1], ids[3]]);
  await expect.element(statusOf(1, 3)).toBeVisible();
  expect([0, 1, 2, 3].map((place) => rowAt(table, place).getAttribute('aria-selected'))).toEqual([
    'false',
    'true',
    'false',
    'true',
  ]);
  await userEvent.click(boxIn(rowAt(table, 1)));
  await expect.poll(selectedIds).toEqual([ids[3]]);
  await userEvent.click(page.getByRole('button', { name: 'Clear selection' }));
  await expect.poll(selectedIds).toEqual([]);
  expect(onSelectionChange).toHaveBeenCalledTimes(4);
});

test('the header checkbox checks all loaded rows, as its name says', async () => {
  const { selectedIds } = await openList();
  await userEvent.click(selectAll);
  await expect.poll(() => selectedIds().length).toBeGreaterThanOrEqual(100);
  expect(selectedIds()).toEqual(from(0, selectedIds().length - 1));
  expect(selectAll.element()).toHaveProperty('checked', true);
  await userEvent.click(selectAll);
  await expect.poll(selectedIds).toEqual([]);
});

test('the header checkbox is indeterminate if some rows are checked', async () => {
  const { table } = await openList();
  await userEvent.click(boxIn(rowAt(table, 2)));
  await expect.poll(() => selectAll.element()).toHaveProperty('indeterminate', true);
});

test('Space checks the focused row, and Shift with arrows a range', async () => {
  const { table, selectedIds } = await openList();
  table.focus();
  await userEvent.keyboard('{ArrowDown} ');
  await expect.poll(selectedIds).toEqual([ids[1]]);
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
  await expect.poll(selectedIds).toEqual(from(1, 4));
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
  await expect.poll(selectedIds).toEqual(from(1, 3));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
  await expect.poll(selectedIds).toEqual([...from(1, 3), ...from(6, 7)]);
  await userEvent.keyboard(' ');
  await expect.poll(selectedIds).toEqual([...from(1, 3), ids[6]]);
});

test.each(['Escape', 'Clear selection'])('%s ends a range: the next one starts at the focused row', async (way) => {
  const { table, selectedIds } = await openList();
  table.focus();
  await userEvent.keyboard('{Home}{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
  await expect.poll(selectedIds).toEqual(from(0, 3));
  if (way === 'Escape') await userEvent.keyboard('{Escape}');
  else await userEvent.click(page.getByRole('button', { name: way }));
  await expect.poll(selectedIds).toEqual([]);
  table.focus();
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await expect.poll(selectedIds).toEqual(from(3, 4));
});

test('Shift-click checks a range, on the checkbox and on the row, and opens nothing', async () => {
  const { table, selectedIds } = await openList();
  await userEvent.click(boxIn(rowAt(table, 2)));
  await userEvent.keyboard('{Shift>}');
  await userEvent.click(boxIn(rowAt(table, 5)));
  await expect.poll(selectedIds).toEqual(from(2, 5));
  await userEvent.click(rowAt(table, 7).querySelector('[data-column="amount"]') ?? table);
  await expect.poll(selectedIds).toEqual(from(2, 7));
  await userEvent.keyboard('{/Shift}');
  expect(getSelection()?.toString()).toBe('');
});

test('checked rows stay checked through loading and refetches; removed ones do not count', async () => {
  const { table, selectedIds, queryClient } = await openList();
  await userEvent.click(boxIn(rowAt(table, 0)));
  await userEvent.click(boxIn(rowAt(table, 1)));
  const area = scrollerOf(table);
  area.scrollTop = area.scrollHeight;
  await expect.poll(() => transactionRows(table).some(({ dataset }) => Number(dataset.index) > 110)).toBe(true);
  await queryClient.invalidateQueries();
  expect(selectedIds()).toEqual(from(0, 1));
  queryClient.setQueriesData<InfiniteData<{ rows: BankTransaction[] }>>(
    { predicate: ({ queryKey }) => queryKey[3] === 'list' },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, rows: page.rows.filter(({ id }) => id !== ids[0]) })),
      },
  );
  await expect.poll(selectedIds).toEqual([ids[1]]);
});

test('sorting keeps the selection', async () => {
  const onSelectionChange = vi.fn();
  const filters = { date: { greaterThanEqual: served[20]?.date ?? '' } };
  renderWithProvider(<BankTransactionList defaultFilters={filters} onSelectionChange={onSelectionChange} />, {
    company,
  });
  const table = await transactionTable();
  await userEvent.click(boxIn(rowAt(table, 0)));
  await userEvent.click(page.getByRole('button', { name: 'Date' }));
  await expect.element(page.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(statusOf(0)).toBeVisible();
  expect(onSelectionChange.mock.lastCall?.[0].transactionIds).toEqual([ids[0]]);
});

test('another tab clears the selection, also on the way back', async () => {
  const { table, selectedIds, onSelectionChange } = await openList();
  await userEvent.click(boxIn(rowAt(table, 0)));
  await expect.poll(selectedIds).toEqual([ids[0]]);
  table.focus();
  await userEvent.keyboard('3');
  await expect.poll(selectedIds).toEqual([]);
  await userEvent.keyboard('2');
  await expect.element(page.getByRole('radio', { name: /^All/ })).toBeChecked();
  await expect.element(page.getByText(/\d selected/)).not.toBeInTheDocument();
  const isChecked = () => boxIn(rowAt(page.getByRole('grid').element() as HTMLTableElement, 0)).checked; // by its role
  await expect.poll(isChecked).toBe(false);
  expect(onSelectionChange).toHaveBeenCalledTimes(2);
});

test('an id with a space is one id', async () => {
  const { table, selectedIds, queryClient } = await openList();
  queryClient.setQueriesData<InfiniteData<{ rows: BankTransaction[] }>>(
    { predicate: ({ queryKey }) => queryKey[3] === 'list' },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          rows: page.rows.map((row) => ({ ...row, id: `btxn ${row.id}` })),
        })),
      },
  );
  await userEvent.click(boxIn(rowAt(table, 0)));
  await expect.poll(selectedIds).toEqual([`btxn ${ids[0]}`]);
});

test('checking a row renders no other row', async () => {
  const { table, queryClient } = await openList();
  const rendered: string[] = [];
  queryClient.setQueriesData<InfiniteData<{ rows: BankTransaction[] }>>(
    { predicate: ({ queryKey }) => queryKey[3] === 'list' },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, rows: page.rows.map((row) => watched(row, rendered)) })),
      },
  );
  const rowCount = table.querySelectorAll('tr[data-index]').length;
  // React renders in several steps: wait until it is done.
  let before: number;
  do {
    before = rendered.length;
    await new Promise((resolve) => setTimeout(resolve, 500));
  } while (rendered.length > before || new Set(rendered).size < rowCount);
  rendered.length = 0;
  await userEvent.click(boxIn(rowAt(table, 2)));
  await expect.element(statusOf(2)).toBeVisible();
  expect(new Set(rendered)).toEqual(new Set([ids[2]]));
});

/** A transaction that records its renders: only its row reads the date. */
function watched({ date, ...row }: BankTransaction, rendered: string[]): BankTransaction {
  // Not a plain object: React Query would replace one with a copy.
  const watching = Object.assign(Object.create({}), row);
  Object.defineProperty(watching, 'date', {
    get() {
      rendered.push(row.id);
      return date;
    },
  });
  return watching;
}
