import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type InvoiceFilters, InvoiceList, type NamedView } from '../../src/index.ts';
import { invoiceTable } from '../support/invoices/list.ts';
import { renderWithProvider } from '../support/renderWithProvider.tsx';
import { sharedCompany } from '../support/sandbox/company.ts';

const company = await sharedCompany();
const columns = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent);
const panel = page.getByRole('dialog', { name: 'Display' });
const openDisplay = async () => {
  await page.getByRole('grid').findElement();
  await userEvent.click(page.getByRole('button', { name: 'Display' }));
  await expect.element(panel.getByRole('group', { name: 'Columns' })).toBeVisible();
};
const toggle = (column: string) => userEvent.click(panel.getByRole('checkbox', { name: column }));
const viewButton = (name: string) => panel.getByRole('button', { name, exact: true });

afterEach(() => localStorage.clear());

test('a host stores the views that the user saves, chooses, replaces and deletes', async () => {
  const onViewsChange = vi.fn();
  function Host() {
    const [views, setViews] = useState<NamedView[]>([
      { name: 'Mine', view: { columnVisibility: { paid: false, dueDate: false } } },
    ]);
    return (
      <InvoiceList
        defaultFilters={{}}
        views={views}
        onViewsChange={(next) => {
          onViewsChange(next);
          setViews(next);
        }}
      />
    );
  }
  renderWithProvider(<Host />, { company });
  await openDisplay();
  await userEvent.click(viewButton('Mine'));
  await expect.poll(columns).not.toContain('Due date');
  await expect.element(viewButton('Mine')).toHaveAttribute('aria-pressed', 'true');
  await toggle('Due date');
  await expect.element(viewButton('Mine')).toHaveAttribute('aria-pressed', 'false');

  await userEvent.click(viewButton('Save as view'));
  await expect.element(panel.getByText('Enter a name.')).toBeVisible();
  await expect.element(panel.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(onViewsChange).not.toHaveBeenCalled();

  await userEvent.click(panel.getByRole('radio', { name: 'Compact' }));
  await userEvent.fill(panel.getByRole('textbox', { name: 'Name' }), '  Dense ');
  await userEvent.keyboard('{Enter}');
  const sorting = [{ id: 'date', desc: true }];
  const dense = {
    name: 'Dense',
    view: { columnVisibility: { paid: false, dueDate: true }, density: 'compact' },
    sorting,
    filters: {},
  };
  await expect.poll(() => onViewsChange.mock.lastCall?.[0]).toEqual([dense, expect.objectContaining({ name: 'Mine' })]);
  await expect.element(viewButton('Dense')).toHaveAttribute('aria-pressed', 'true');

  await toggle('Due date');
  await userEvent.fill(panel.getByRole('textbox', { name: 'Name' }), 'Mine');
  await userEvent.click(viewButton('Replace view'));
  const replaced = {
    ...dense,
    name: 'Mine',
    view: { ...dense.view, columnVisibility: { paid: false, dueDate: false } },
  };
  await expect.poll(() => onViewsChange.mock.lastCall?.[0]).toEqual([dense, replaced]);

  await userEvent.fill(panel.getByRole('textbox', { name: 'Name' }), ' Everything ');
  await userEvent.click(viewButton('Rename Mine'));
  const renamed = { ...replaced, name: 'Everything' };
  await expect.poll(() => onViewsChange.mock.lastCall?.[0]).toEqual([dense, renamed]);
  await expect.element(viewButton('Everything')).toHaveAttribute('aria-pressed', 'true');

  await userEvent.click(viewButton('Delete view Dense'));
  await expect.poll(() => onViewsChange.mock.lastCall?.[0]).toEqual([renamed]);
  await expect.poll(() => panel.element().contains(document.activeElement)).toBe(true);
});

test('without a host that stores them, views last as long as the page', async () => {
  const first = renderWithProvider(<InvoiceList />, { company });
  await openDisplay();
  await toggle('Status');
  await userEvent.fill(panel.getByRole('textbox', { name: 'Name' }), 'No status');
  await userEvent.keyboard('{Enter}');
  await expect.element(viewButton('No status')).toBeVisible();
  expect(localStorage).toHaveLength(0);
  first.unmount();
  renderWithProvider(<InvoiceList />, { company });
  await openDisplay();
  await expect.element(viewButton('No status')).toHaveAttribute('aria-pressed', 'true');
});

test('without a host that stores it, a list starts with what the user chose last on the page', async () => {
  const total = page.getByRole('columnheader', { name: /^Total/ });
  const { rerender } = renderWithProvider(<InvoiceList key="first" />, { company });
  await openDisplay();
  await toggle('Status');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(total.getByRole('button'));
  await expect.element(total).toHaveAttribute('aria-sort', 'ascending');
  rerender(<InvoiceList key="second" />);
  await expect.element(total).toHaveAttribute('aria-sort', 'ascending');
  expect(columns()).not.toContain('Status');

  // The host's choices win.
  rerender(<InvoiceList key="controlled" view={{}} sorting={[{ id: 'total', desc: true }]} />);
  await expect.element(total).toHaveAttribute('aria-sort', 'descending');
  expect(columns()).toContain('Status');
  rerender(<InvoiceList key="default" defaultView={{ density: 'roomy' }} defaultSorting={[]} />);
  await expect.element(page.getByRole('grid')).toBeVisible();
  await expect.element(total).toHaveAttribute('aria-sort', 'none');
  expect(columns()).toContain('Status');

  rerender(<InvoiceList key="other" />, { identity: 'somebody-else' });
  await expect.element(total).toHaveAttribute('aria-sort', 'none');
  expect(columns()).toContain('Status');
});

test('a host that passes back what the user chose has the list start with that', async () => {
  const total = page.getByRole('columnheader', { name: /^Total/ });
  const [byAge, byTotal] = [[{ id: 'date', desc: true }], [{ id: 'total', desc: false }]];
  const { rerender } = renderWithProvider(<InvoiceList key="first" defaultSorting={byAge} />, { company });
  await userEvent.click(total.getByRole('button'));
  await expect.element(total).toHaveAttribute('aria-sort', 'ascending');
  rerender(<InvoiceList key="second" defaultSorting={byTotal} />);
  await expect.element(total).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(page.getByRole('columnheader', { name: /^Date/ }).getByRole('button'));
  await expect.element(total).toHaveAttribute('aria-sort', 'none');
  rerender(<InvoiceList key="third" defaultSorting={byAge} />);
  await expect.element(page.getByRole('grid')).toBeVisible();
  await expect.element(total).toHaveAttribute('aria-sort', 'none');
});

test('lists on the page at the same time have their own views', async () => {
  const lists = ['one', 'two'].map((name) => <InvoiceList key={name} data-testid={name} />);
  renderWithProvider(lists, { company });
  const headOf = (name: string) => page.getByTestId(name).getByRole('columnheader', { name: /^Total/ });
  await userEvent.click(headOf('one').getByRole('button'));
  await expect.element(headOf('one')).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(headOf('two').getByRole('button'));
  await userEvent.click(headOf('two').getByRole('button'));
  await expect.element(headOf('two')).toHaveAttribute('aria-sort', 'descending');
  await expect.element(headOf('one')).toHaveAttribute('aria-sort', 'ascending');
});

test('a view holds filters and the order, but not the period', async () => {
  const onFiltersChange = vi.fn();
  const filters = { period: 'thisYear', invoiceStatus: { in: ['OPEN'] } } as const;
  const sorting = [{ id: 'balance', desc: true }];
  const list = (defaultFilters: InvoiceFilters) => (
    <InvoiceList
      storageKey="filtered"
      defaultFilters={defaultFilters}
      defaultSorting={sorting}
      onFiltersChange={onFiltersChange}
    />
  );
  const first = renderWithProvider(list({ ...filters, invoiceStatus: { in: [...filters.invoiceStatus.in] } }), {
    company,
  });
  await openDisplay();
  await userEvent.fill(panel.getByRole('textbox', { name: 'Name' }), 'Largest open');
  await userEvent.keyboard('{Enter}');
  await expect.element(viewButton('Largest open')).toHaveAttribute('aria-pressed', 'true');
  const { views } = JSON.parse(localStorage.getItem(`daybook:${company.userId}:filtered`) ?? '');
  expect(views).toMatchObject([{ sorting, filters: { invoiceStatus: { in: ['OPEN'] } } }]);
  expect(views[0].filters).not.toHaveProperty('period');
  first.unmount();

  renderWithProvider(list({ period: 'all', customer: { id: { in: ['none'] } } }), { company });
  await userEvent.click(page.getByRole('button', { name: 'Display' }));
  await userEvent.click(viewButton('Largest open'));
  expect(onFiltersChange).toHaveBeenLastCalledWith({ period: 'all', invoiceStatus: { in: ['OPEN'] } });
  await expect.element(viewButton('Largest open')).toHaveAttribute('aria-pressed', 'true');
});

test('the order is named by age for dates, and by direction otherwise', async () => {
  renderWithProvider(<InvoiceList defaultFilters={{}} />, { company });
  await openDisplay();
  const order = panel.getByRole('group', { name: 'Order' });
  await expect.element(order.getByRole('radio', { name: 'Newest first' })).toBeChecked();
  await userEvent.click(order.getByText('Oldest first'));
  await expect
    .element(page.getByRole('columnheader', { name: 'Date', exact: true }))
    .toHaveAttribute('aria-sort', 'ascending');
  await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Sort by' }), 'Customer');
  await expect.element(order.getByRole('radio', { name: 'Ascending' })).toBeChecked();
});

test('with a storage key the browser keeps the order, whatever the key and the identity contain', async () => {
  const list = <InvoiceList storageKey="page:sorted" />;
  const options = { company, identity: 'home:page:user' };
  const first = renderWithProvider(list, options);
  const head = page.getByRole('columnheader', { name: /^Total/ });
  await userEvent.click(head.getByRole('button'));
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
  expect(localStorage).toHaveLength(1);
  first.unmount();
  renderWithProvider(list, options);
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
});

test('with a storage key the browser keeps view and saved views, for each identity', async () => {
  const list = <InvoiceList storageKey="invoices" />;
  const first = renderWithProvider(list, { company });
  await openDisplay();
  await toggle('Status');
  await expect.poll(columns).not.toContain('Status');
  await userEvent.fill(panel.getByRole('textbox', { name: 'Name' }), 'No status');
  await userEvent.keyboard('{Enter}');
  await expect.element(viewButton('No status')).toBeVisible();
  first.unmount();

  const second = renderWithProvider(list, { company });
  await openDisplay();
  expect(columns()).not.toContain('Status');
  await expect.element(viewButton('No status')).toHaveAttribute('aria-pressed', 'true');
  second.unmount();

  renderWithProvider(list, { company, identity: 'somebody-else' });
  await openDisplay();
  expect(columns()).toContain('Status');
  expect(viewButton('No status').query()).toBeNull();
});

test('another tab’s changes apply, and unreadable or unknown values change nothing', async () => {
  renderWithProvider(<InvoiceList storageKey="bank" />, { company });
  await invoiceTable();
  const key = `daybook:${company.userId}:bank`;
  const otherTab = (text: string) => {
    localStorage.setItem(key, text);
    window.dispatchEvent(new StorageEvent('storage', { key }));
  };
  otherTab(
    JSON.stringify({ view: { columnVisibility: { dueDate: false, gone: true }, columnOrder: ['unknown', 'balance'] } }),
  );
  await expect.poll(columns).not.toContain('Due date');
  expect(columns()[0]).toBe('Balance');
  for (const text of [
    '',
    '{',
    '[1]',
    '"view"',
    '{"view":{"columnSizing":{"amount":"wide"}}}',
    '{"view":{"columnSizing":{"amount":-5}}}',
  ]) {
    otherTab(text);
    await expect.poll(columns).toContain('Due date');
  }
});

test('where the storage is blocked, the view lasts as long as the page', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const list = <InvoiceList storageKey="blocked" />;
  const { unmount } = renderWithProvider(list, { company });
  await openDisplay();
  await toggle('Due date');
  await expect.poll(columns).not.toContain('Due date');
  unmount();
  renderWithProvider(list, { company });
  await invoiceTable();
  expect(columns()).not.toContain('Due date');
});

test('Enter that ends a composition saves no view', async () => {
  const onViewsChange = vi.fn();
  renderWithProvider(<InvoiceList onViewsChange={onViewsChange} />, { company });
  await openDisplay();
  const field = panel.getByRole('textbox', { name: 'Name' });
  await userEvent.fill(field, '請求書');
  const enter = { key: 'Enter', bubbles: true, cancelable: true };
  field.element().dispatchEvent(new KeyboardEvent('keydown', { ...enter, isComposing: true }));
  expect(onViewsChange).not.toHaveBeenCalled();
  field.element().dispatchEvent(new KeyboardEvent('keydown', enter));
  await expect.poll(() => onViewsChange.mock.calls.length).toBe(1);
});
