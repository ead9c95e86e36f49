import { type ReactNode, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  BankTransactionList,
  type ComponentError,
  GeneralLedger,
  InvoiceList,
  UnreadableRowError,
  useCustomers,
  useInvoices,
} from '../../../src/index.ts';
import { invoiceListMessages } from '../../../src/invoices/messages.ts';
import { uiMessages } from '../../../src/ui/messages.ts';
import { oldestFirst } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { mockRow } from '../../support/requests.ts';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const { '1010': account = '' } = company.glAccountIds;
const invoiceQuery = /invoices\/query$/;

test.each<[string, RegExp, string, ReactNode]>([
  ['InvoiceList', invoiceQuery, 'totals', <InvoiceList key="list" defaultFilters={{}} showAging={false} />],
  ['BankTransactionList', /transactions\/query$/, 'amount', <BankTransactionList key="list" />],
  [
    'GeneralLedger',
    /generalLedger$/,
    'date',
    <GeneralLedger key="ledger" glAccountId={account} defaultSorting={oldestFirst} />,
  ],
])('%s shows a placeholder for an unreadable row, and reports it once', async (component, path, member, list) => {
  mockRow(path, 2, (row) => ({ ...row, [member]: 'Rosa Lind' }));
  const onError = vi.fn<(event: ComponentError) => void>();
  renderWithProvider(list, { company, onError });
  const placeholder = page.getByRole('grid').getByText(/^This row can’t be shown/);
  await expect.element(placeholder).toBeVisible();
  const [, id = ''] = /\((.+)\)/.exec(placeholder.element().textContent) ?? [];
  const rows = [...document.querySelectorAll('tr[data-index]')];
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.findIndex((row) => row.textContent.includes(id))).toBe(2);
  // Refetching the page reports nothing new.
  window.dispatchEvent(new Event('visibilitychange'));
  const unreadable = onError.mock.calls
    .map(([event]) => event)
    .filter(({ error }) => error instanceof UnreadableRowError);
  expect(unreadable).toEqual([{ component, error: expect.objectContaining({ id, kind: 'unreadableRow' }) }]);
  expect(unreadable[0]?.error.message).toContain(`Row ${id} can't be shown. At ${member}`);
  expect(`${unreadable[0]?.error.message} ${document.body.textContent}`).not.toContain('Rosa');
});

test('a list with only an unreadable row is not empty', async () => {
  mockRow(invoiceQuery, 0, (row) => ({ ...row, date: null }));
  renderWithProvider(<InvoiceList defaultFilters={{ invoiceNumber: { equal: 'INV-1001' } }} />, { company });
  await expect.element(page.getByText(/This row can’t be shown/)).toBeVisible();
  expect(page.getByText('No results match your filters').query()).toBeNull();
});

describe('totals and files', () => {
  test('the ledger’s totals are omitted with an unreadable row, and the closing balance is the service’s', async () => {
    const march = { beginDate: '2026-03-01', endDate: '2026-03-31' };
    const { unmount } = renderWithProvider(<GeneralLedger glAccountId={account} defaultFilters={march} />, { company });
    await expect.element(page.getByText('Totals and closing balance', { exact: true })).toBeVisible();
    const count = document.querySelectorAll('tr[data-index]').length;
    const slider = page.getByRole('slider', { name: 'Balance over time' });
    const lastDay = (await slider.findElement()).getAttribute('aria-valuetext')?.replace(/:.*/, ':') ?? '';
    expect(lastDay).toMatch(/\d:$/);
    const closing = page
      .getByRole('row', { name: /^Totals/ })
      .element()
      .querySelector('[data-column="balance"]')?.textContent;
    expect(closing).toMatch(/\d/);
    unmount();

    mockRow(/generalLedger$/, count - 1, (row) => ({ ...row, runningBalance: null }));
    renderWithProvider(<GeneralLedger glAccountId={account} defaultFilters={march} />, { company });
    const totals = page.getByRole('row', { name: /^Totals/ });
    await expect.element(totals).toHaveTextContent('Totals and closing balance (1 row couldn’t be included.)');
    const amounts = () => [...totals.element().querySelectorAll('[data-money]')].map(({ textContent }) => textContent);
    await expect.poll(amounts).toEqual(['', '', closing]);
    await expect.element(slider).toBeVisible();
    expect(slider.element().getAttribute('aria-valuetext')).not.toContain(lastDay);
  });

  test('the aging summary excludes unreadable invoices and shows their number', async () => {
    mockRow(invoiceQuery, 0, (row) => ({ ...row, date: null }));
    const onError = vi.fn<(event: ComponentError) => void>();
    renderWithProvider(<InvoiceList defaultFilters={{}} />, { company, onError });
    const aging = page.getByRole('group', { name: invoiceListMessages.aging });
    await expect.element(aging).toHaveTextContent(uiMessages.rowsNotIncluded({ count: 1 }));
    await expect.element(page.getByText(/^This row can’t be shown/)).toBeVisible();
    const rows = onError.mock.calls.map(([{ error }]) => error.message);
    expect(rows).toEqual([...new Set(rows)]);
  });

  test('an export reports how many rows are not included', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    mockRow(invoiceQuery, 0, (row) => ({ ...row, date: '2026-02-30' }));
    renderWithProvider(<InvoiceList defaultFilters={{}} showAging={false} />, { company });
    await userEvent.click(page.getByRole('button', { name: 'Export CSV' }));
    await expect.element(page.getByText(/^Saved .* to invoices.csv/)).toHaveTextContent('1 row couldn’t be included.');
  });
});

test('an unreadable row cannot be selected or opened, and ranges skip it', async () => {
  mockRow(invoiceQuery, 1, (row) => ({ ...row, date: null }));
  const onInvoiceSelect = vi.fn();
  const selections: string[][] = [];
  renderWithProvider(
    <InvoiceList
      defaultFilters={{}}
      onInvoiceSelect={onInvoiceSelect}
      onSelectionChange={({ invoiceIds }) => selections.push(invoiceIds)}
    />,
    { company },
  );
  await expect.element(page.getByText(/This row can’t be shown/)).toBeVisible();
  page.getByRole('grid').element().focus();
  await userEvent.keyboard('{Home} {ArrowDown} {Enter}');
  expect(onInvoiceSelect).not.toHaveBeenCalled();
  expect(selections.at(-1)).toHaveLength(1);
  await userEvent.keyboard('{Home}{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(selections.at(-1)).toHaveLength(2);
});

test('hooks return readable rows, and the positions of unreadable ones', async () => {
  mockRow(invoiceQuery, 1, (row) => ({ ...row, totals: { total: 12.5 } }));
  renderWithProvider(<HostList />, { company });
  await expect.element(page.getByText(/^4 rows/)).toHaveTextContent('4 rows; 1 totals.total');
});

function HostList() {
  const { data } = useInvoices({ limit: 5 });
  const [first] = data?.pages ?? [];
  if (!first) return null;
  return (
    <p>
      {first.rows.length} rows; {first.unreadable.map(({ position, path }) => `${position} ${path}`).join()}
    </p>
  );
}

test('an unreadable customer is excluded and reported once', async () => {
  mockRow(/customers\/query$/, 1, (row) => ({ ...row, name: { first: 'Rosa' } }));
  const onError = vi.fn<(event: ComponentError) => void>();
  renderWithProvider(<Customers />, { company, onError });
  await expect.element(page.getByText(/customers$/)).toBeVisible();
  const customerCount = () =>
    Number(
      page
        .getByText(/customers$/)
        .element()
        .textContent.split(' ')[0],
    );
  const before = customerCount();
  await userEvent.click(page.getByRole('button', { name: 'Reload' }));
  await expect.element(page.getByText('Read 2 times')).toBeVisible();
  expect(customerCount()).toBe(before);
  expect(onError.mock.calls.map(([{ component, error }]) => [component, error.message])).toEqual([
    ['useCustomers', expect.stringMatching(/^Row cus\w+ can't be shown\. At name: expected/)],
  ]);
});

function Customers() {
  const { data, refetch } = useCustomers();
  const [times, setTimes] = useState(1);
  const reload = async () => {
    await refetch();
    setTimes((times) => times + 1);
  };
  return (
    <>
      <p>{data && `${data.rows.length} customers`}</p>
      <p>Read {times} times</p>
      <button type="button" onClick={reload}>
        Reload
      </button>
    </>
  );
}
