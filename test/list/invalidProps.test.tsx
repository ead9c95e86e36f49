import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList, GeneralLedger, InvoiceList, TrialBalance } from '../../src/index.ts';
import { renderWithProvider } from '../support/renderWithProvider.tsx';
import { sharedCompany } from '../support/sandbox/company.ts';

const company = await sharedCompany();
const list = (props: object, onError: () => void) => <BankTransactionList {...props} onError={onError} />;

async function loadedRows(): Promise<readonly Element[]> {
  const table = await page.getByRole('grid').findElement();
  return [...table.querySelectorAll('tbody tr[data-index]')];
}

test.each<[found: string, wrong: object]>([
  ['columns is "date"', { columns: 'date' }],
  ['columns returned undefined', { columns: () => {} }],
  ['rowActions is an array', { rowActions: [] }],
  ['rowActions returned "Email"', { rowActions: () => 'Email' }],
])('%s: reported once, and the list is shown as without it', async (found, wrong) => {
  const onError = vi.fn();
  renderWithProvider(list(wrong, onError), { company });
  expect((await loadedRows()).length).toBeGreaterThan(2);
  await expect.element(page.getByRole('columnheader', { name: 'Amount' })).toBeVisible();
  expect(onError.mock.calls.map(([{ error }]) => [error.kind, error.message])).toEqual([
    ['configuration', `${found} and was ignored. Expected a function that returns an array.`],
  ]);
});

test('columns that are nothing are skipped, and other wrong ones reported', async () => {
  const onError = vi.fn();
  const columns = (defaults: object[]) => [
    null,
    false,
    ...defaults,
    undefined,
    'date',
    { id: 'date' },
    { accessorKey: 'date' },
  ];
  const wrong = { columns, rowActions: () => [false, { label: 'Email', onPress: () => {} }, null] };
  const { rerender } = renderWithProvider(list(wrong as object, onError), { company });
  await loadedRows();
  expect(page.getByRole('columnheader', { name: 'Date' }).elements()).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: 'Email' }).first()).toBeInTheDocument();
  const messages = () => onError.mock.calls.map(([{ error }]) => error.message);
  expect(messages()).toEqual([
    'An item of columns is "date" and was ignored. Expected an object. ' +
      'columns: "date" appears twice; the second was ignored. Use unique ids.',
  ]);
  onError.mockClear();
  rerender(list({ columns: () => [null] } as object, onError));
  await expect
    .poll(messages)
    .toEqual(['columns returned an array without items and was ignored. Expected at least one.']);
  await expect.element(page.getByRole('columnheader', { name: 'Date' })).toBeVisible();
});

test.each<[problem: string, wrong: object]>([
  ['sorting is "date"', { sorting: 'date' }],
  ['sorting is an array', { sorting: [null] }],
  ['defaultSorting is an array', { defaultSorting: [{ id: 'date' }] }],
  ['defaultSorting is an object', { defaultSorting: { id: 'date' } }],
  ['view is "compact"', { view: 'compact' }],
  ['view.columnOrder is null', { view: { columnOrder: null, columnVisibility: { date: true } } }],
  ['view.columnVisibility is null', { view: { columnVisibility: null } }],
  ['view.columnSizing is null', { view: { columnSizing: null } }],
  ['view.columnPinning is null', { view: { columnPinning: null } }],
  ['view.density is 7', { view: { density: 7 } }],
  ['defaultView.columnPinning.start is "date"', { defaultView: { columnPinning: { start: 'date' } } }],
  ['views is an object', { views: {} }],
  ['views.0 is null', { views: [null, { name: 'Mine', view: {} }] }],
  [
    'views.1.view.density is "big"',
    {
      views: [
        { name: 'Mine', view: {} },
        { name: 'Big', view: { density: 'big' } },
      ],
    },
  ],
  ['rowProps is "x"', { rowProps: 'x' }],
  ['renderEmpty is "x"', { renderEmpty: 'x' }],
  ['renderError is an object', { renderError: {} }],
  ['renderLoading is an object', { renderLoading: <p /> }],
])('%s: the invalid part is reported once and ignored', async (problem, wrong) => {
  const onError = vi.fn();
  renderWithProvider(list(wrong, onError), { company });
  expect((await loadedRows()).length).toBeGreaterThan(2);
  expect(onError.mock.calls.map(([{ error }]) => [error.kind, error.message])).toEqual([
    ['configuration', expect.stringMatching(RegExp(`^${problem} and was ignored\\. Expected [^.]+\\.$`))],
  ]);
  await userEvent.click(page.getByRole('button', { name: 'Display' }));
  await expect.element(page.getByRole('checkbox', { name: 'Amount' })).toBeVisible();
  if (problem.startsWith('views.'))
    await expect.element(page.getByRole('button', { name: 'Mine', exact: true })).toBeVisible();
});

test('without a value, props and members of arrays that are null change nothing', async () => {
  const onError = vi.fn();
  const missing = { sorting: null, defaultSorting: null, view: null, defaultView: null, views: null, rowProps: null };
  renderWithProvider(list(missing as object, onError), { company });
  expect((await loadedRows()).length).toBeGreaterThan(2);
  expect(onError).not.toHaveBeenCalled();
});

test.each<[problem: string, component: ReactNode]>([
  [
    'showAging is "no" and was ignored. Expected a boolean.',
    <InvoiceList key="" {...{ showAging: 'no' as unknown as boolean }} />,
  ],
  [
    'glAccountId is 5 and was ignored. Expected a string.',
    <GeneralLedger key="" defaultFilters={{ period: 'all' }} {...{ glAccountId: 5 as unknown as string }} />,
  ],
  [
    'glAccountIds is "gla_1010" and was ignored. Expected an array of ids of accounts.',
    <TrialBalance key="" glAccountIds={'gla_1010' as unknown as string[]} />,
  ],
])('%s', async (problem, component) => {
  const onError = vi.fn();
  renderWithProvider(component, { company, onError });
  expect((await loadedRows()).length).toBeGreaterThan(2);
  expect(onError.mock.calls.map(([{ error }]) => [error.kind, error.message])).toEqual([['configuration', problem]]);
});
