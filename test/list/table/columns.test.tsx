import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList, type Invoice, InvoiceList, type ListColumn, type ListView } from '../../../src/index.ts';
import { invoiceRows, invoiceTable } from '../../support/invoices/list.ts';
import { isTruncated } from '../../support/isTruncated.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const headers = () =>
  page
    .getByRole('grid')
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent);
const header = (id: string) => document.querySelector<HTMLElement>(`thead [data-column="${id}"]`) as HTMLElement;
const widthOf = (id: string) => Math.round(header(id).getBoundingClientRect().width);
const display = page.getByRole('button', { name: 'Display' });

/** Drags the edge of a column. @returns how many cells were drawn during the drag. */
async function drag(id: string, distance: number): Promise<number> {
  const handle = header(id).querySelector('.daybook-column-resizer') as HTMLElement;
  const { x, y, width, height } = handle.getBoundingClientRect();
  const at = (type: string, clientX: number) =>
    (type === 'mousedown' ? handle : document).dispatchEvent(
      new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY: y + height / 2 }),
    );
  let changes = 0;
  const observer = new MutationObserver((records) => {
    changes += records.length;
  });
  observer.observe(document.querySelector('tbody') as HTMLElement, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  at('mousedown', x + width / 2);
  for (const share of [0.25, 0.5, 0.75, 1]) {
    at('mousemove', x + width / 2 + distance * share);
    await new Promise(requestAnimationFrame);
  }
  at('mouseup', x + width / 2 + distance);
  observer.disconnect();
  return changes;
}

test('dates, statuses and amounts are never truncated, and the list is no wider than its container', async () => {
  renderWithProvider(<InvoiceList />, { company });
  const table = await invoiceTable();
  const cells = [...table.querySelectorAll<HTMLElement>('tbody [data-truncate=false]')];
  expect(cells.length).toBeGreaterThan(50);
  await expect.poll(() => cells.filter(isTruncated).map(({ textContent }) => textContent)).toEqual([]);
  expect(table.offsetWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
});

test('a drag resizes a column without drawing its rows, and reports its width', async () => {
  const onViewChange = vi.fn();
  renderWithProvider(<InvoiceList defaultFilters={{}} onViewChange={onViewChange} />, { company });
  await invoiceTable();
  await expect.poll(() => header('status').offsetWidth).toBeLessThan(140); // fits its content
  const before = widthOf('status');
  const others = ['date', 'dueDate'].map(widthOf);
  expect(await drag('status', -60)).toBe(0); // its start, as the flexible column is before it
  await expect.poll(() => widthOf('status')).toBe(before + 60);
  expect(onViewChange.mock.lastCall).toEqual([
    { columnVisibility: { paid: false }, columnSizing: { status: before + 60 } },
  ]);
  expect(['date', 'dueDate'].map(widthOf)).toEqual(others);
});

test('a column of dates or amounts gets no narrower than its content', async () => {
  renderWithProvider(<InvoiceList defaultView={{ columnSizing: { total: 40 } }} />, { company });
  const table = await invoiceTable();
  const amounts = [...table.querySelectorAll<HTMLElement>('tbody [data-column=total]')];
  await expect.poll(() => amounts.filter(isTruncated).map(({ textContent }) => textContent)).toEqual([]);
  const before = widthOf('date');
  await drag('date', 60);
  await expect.poll(() => widthOf('date')).toBe(before);
});

test('a double-click fits a column to its content', async () => {
  const onViewChange = vi.fn();
  renderWithProvider(<InvoiceList defaultView={{ columnSizing: { status: 300 } }} onViewChange={onViewChange} />, {
    company,
  });
  await invoiceTable();
  expect(widthOf('status')).toBe(300);
  const handle = header('status').querySelector('.daybook-column-resizer') as HTMLElement;
  handle.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  await expect.poll(() => widthOf('status')).toBeLessThan(140);
  expect(onViewChange.mock.lastCall).toEqual([{ columnSizing: {} }]);
});

test('on a right-to-left page a drag to the right widens a column after the flexible one', async () => {
  document.documentElement.dir = 'rtl';
  try {
    renderWithProvider(<InvoiceList />, { company });
    await invoiceTable();
    await expect.poll(() => header('status').offsetWidth).toBeLessThan(140);
    const before = widthOf('status');
    await drag('status', 40);
    await expect.poll(() => widthOf('status')).toBe(before + 40);
  } finally {
    document.documentElement.removeAttribute('dir');
  }
});

test.each([
  ['Compact', 32],
  ['Comfortable', 40],
  ['Roomy', 48],
])('%s rows are %i px high, below a header of 34 px', async (density, height) => {
  renderWithProvider(<InvoiceList />, { company });
  const table = await invoiceTable();
  await userEvent.click(display);
  await userEvent.click(page.getByRole('radio', { name: density }));
  expect(invoiceRows(table)[0]?.getBoundingClientRect().height).toBeCloseTo(height, 0);
  expect(table.tHead?.getBoundingClientRect().height).toBeCloseTo(34, 0);
});

test('the host’s view decides which columns are shown, in which order, and how high rows are', async () => {
  const view: ListView = {
    columnVisibility: { paid: false, date: false },
    columnOrder: ['balance', 'number'],
    density: 'compact',
  };
  const onViewChange = vi.fn();
  renderWithProvider(<InvoiceList view={view} onViewChange={onViewChange} />, { company });
  const table = await invoiceTable();
  expect(headers()).toEqual(['Balance', 'Number', 'Customer', 'Due date', 'Days overdue', 'Status', 'Total']);
  expect(invoiceRows(table)[0]?.getBoundingClientRect().height).toBeCloseTo(32, 0); // 40 without it
  await userEvent.click(display);
  await userEvent.click(page.getByRole('checkbox', { name: 'Date', exact: true }));
  expect(onViewChange.mock.lastCall).toEqual([{ ...view, columnVisibility: { paid: false, date: true } }]);
  expect(headers()).not.toContain('Date'); // controlled
});

test('a host adds a column, which is displayed like the others', async () => {
  const columns = (defaults: ListColumn<Invoice>[]): ListColumn<Invoice>[] => [
    ...defaults,
    {
      id: 'lines',
      header: 'Lines',
      accessorFn: ({ lineItems }) => lineItems?.length ?? 0,
      meta: { align: 'end' },
      cell: ({ getValue }) => <b>{getValue()}</b>,
    },
  ];
  renderWithProvider(<InvoiceList columns={columns} />, { company });
  const table = await invoiceTable();
  expect(headers().at(-1)).toBe('Lines');
  expect(invoiceRows(table)[0]?.querySelector('[data-column=lines] b')?.textContent).toMatch(/^\d+$/);
  await userEvent.click(display);
  await userEvent.click(page.getByRole('checkbox', { name: 'Lines' }));
  expect(headers()).not.toContain('Lines');
});

test('columns are hidden, moved and sorted by keyboard, and the focus stays', async () => {
  const views: ListView[] = [];
  const Host = () => {
    const [view, setView] = useState<ListView>({});
    views.push(view);
    return <InvoiceList view={view} onViewChange={setView} />;
  };
  renderWithProvider(<Host />, { company });
  await invoiceTable();
  (display.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const panel = page.getByRole('dialog', { name: 'Display' });
  const box = panel.getByRole('checkbox', { name: 'Date', exact: true });
  await expect.element(box).toBeVisible();
  (box.element() as HTMLElement).focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
  await expect
    .poll(headers)
    .toEqual(['Number', 'Customer', 'Due date', 'Days overdue', 'Date', 'Status', 'Total', 'Paid', 'Balance']);
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(headers()).not.toContain('Date');
  await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Sort by' }), 'Total');
  await expect.poll(() => header('total').getAttribute('aria-sort')).toBe('descending');
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(display).toHaveFocus();
  expect(JSON.parse(JSON.stringify(views.at(-1)))).toEqual(views.at(-1));
});

test.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
])(
  'on a page with dir=%s, Alt with arrow keys resizes a column, says how wide it is, and with Enter fits it again',
  async (dir, wider, narrower) => {
    document.documentElement.dir = dir;
    try {
      const onViewChange = vi.fn();
      renderWithProvider(<InvoiceList onViewChange={onViewChange} />, { company });
      await invoiceTable();
      await expect.poll(() => header('status').offsetWidth).toBeLessThan(140); // fits its content
      const before = widthOf('status');
      await userEvent.click(display);
      const box = page.getByRole('dialog', { name: 'Display' }).getByRole('checkbox', { name: 'Status' });
      await expect.element(box).toBeVisible();
      (box.element() as HTMLElement).focus();
      await userEvent.keyboard(`{Alt>}${wider}${wider}${narrower}${wider}{/Alt}`);
      await expect.poll(() => widthOf('status')).toBe(before + 32);
      expect(onViewChange.mock.lastCall).toEqual([
        { columnVisibility: { paid: false }, columnSizing: { status: before + 32 } },
      ]);
      await expect.element(page.getByText(`Status: ${before + 32} pixels wide`)).toBeInTheDocument();
      await expect.element(box).toHaveFocus();
      await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
      await expect.poll(() => widthOf('status')).toBe(before);
      await expect.element(page.getByText(`Status: ${before} pixels wide`)).toBeInTheDocument();
    } finally {
      document.documentElement.removeAttribute('dir');
    }
  },
);

test('Reset returns to the default view', async () => {
  renderWithProvider(<InvoiceList defaultView={{ columnVisibility: { paid: false }, density: 'compact' }} />, {
    company,
  });
  await invoiceTable();
  await userEvent.click(display);
  const initial = headers();
  expect(initial).not.toContain('Paid');
  await userEvent.click(page.getByRole('checkbox', { name: 'Paid' }));
  await userEvent.click(page.getByRole('checkbox', { name: 'Status' }));
  expect(headers()).not.toEqual(initial);
  await userEvent.click(page.getByRole('button', { name: 'Reset' }));
  expect(headers()).toEqual(initial);
});

test('Reset returns to the default order, which the browser keeps', async () => {
  const list = <InvoiceList storageKey="reset" />;
  const first = renderWithProvider(list, { company });
  const orderOf = (name: string) => page.getByRole('columnheader', { name, exact: true });
  await expect.element(orderOf('Days overdue')).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(orderOf('Date').getByRole('button'));
  await expect.element(orderOf('Date')).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(display);
  await userEvent.click(page.getByRole('button', { name: 'Reset' }));
  await expect.element(orderOf('Days overdue')).toHaveAttribute('aria-sort', 'descending');
  first.unmount();
  renderWithProvider(list, { company });
  await expect.element(orderOf('Days overdue')).toHaveAttribute('aria-sort', 'descending');
});

test('Reset asks a host that controls the order for the default', async () => {
  const onSortingChange = vi.fn();
  const oldestFirst = [{ id: 'date', desc: false }];
  renderWithProvider(<BankTransactionList sorting={oldestFirst} onSortingChange={onSortingChange} />, { company });
  await userEvent.click(display);
  await userEvent.click(page.getByRole('button', { name: 'Reset' }));
  expect(onSortingChange.mock.calls).toEqual([[[{ id: 'date', desc: true }]]]);
});

test('Reset gives invoices their default order also if the host stores the order as JSON', async () => {
  function Host() {
    const [sorting, setSorting] = useState('[{ "id": "date", "desc": false }]');
    return <InvoiceList sorting={JSON.parse(sorting)} onSortingChange={(next) => setSorting(JSON.stringify(next))} />;
  }
  renderWithProvider(<Host />, { company });
  const orderOf = (name: string) => page.getByRole('columnheader', { name, exact: true });
  await userEvent.click(orderOf('Date').getByRole('button'));
  await expect.element(orderOf('Date')).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(display);
  await userEvent.click(page.getByRole('button', { name: 'Reset' }));
  await expect.element(orderOf('Days overdue')).toHaveAttribute('aria-sort', 'descending');
});
