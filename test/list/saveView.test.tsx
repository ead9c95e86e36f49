import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList, GeneralLedger, InvoiceList, type NamedView } from '../../src/index.ts';
import { renderWithProvider } from '../support/renderWithProvider.tsx';
import { sharedCompany } from '../support/sandbox/company.ts';
import { testOwnLook } from '../support/ui/testOwnLook.ts';

const company = await sharedCompany();
const saveButton = page.getByRole('button', { name: 'Save as view…' });
const dialog = page.getByRole('dialog', { name: 'Save as view…' });
const nameField = dialog.getByRole('textbox', { name: 'Name' });
const customer = { id: { in: ['none'] } };

test('saves filters, order and display under a name, after the chips', async () => {
  const onViewsChange = vi.fn();
  function Host() {
    const [views, setViews] = useState<NamedView[]>([]);
    return (
      <InvoiceList
        defaultFilters={{ period: 'thisYear', search: 'x', customer }}
        defaultView={{ density: 'compact' }}
        views={views}
        onViewsChange={(next) => {
          onViewsChange(next);
          setViews(next);
        }}
      />
    );
  }
  renderWithProvider(<Host />, { company });
  await userEvent.click(saveButton);
  await expect.element(nameField).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('Enter a name.')).toBeVisible();
  expect(onViewsChange).not.toHaveBeenCalled();
  await userEvent.keyboard(' Nobody’s {Enter}');
  await expect.element(saveButton).not.toBeInTheDocument(); // it is a saved view now
  expect(onViewsChange.mock.calls).toEqual([
    [[{ name: 'Nobody’s', view: { density: 'compact' }, sorting: expect.any(Array), filters: { customer } }]],
  ]);
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  await expect.element(page.getByRole('status').filter({ hasText: 'Saved view Nobody’s.' })).toBeVisible();
  expect(page.getByText('Saved view Nobody’s.').element().getBoundingClientRect().width).toBeGreaterThan(50); // not for screen readers only
  // The same view is in Display.
  await userEvent.click(page.getByRole('button', { name: 'Display' }));
  const chosen = page.getByRole('dialog', { name: 'Display' }).getByRole('button', { name: 'Nobody’s', exact: true });
  await expect.element(chosen).toHaveAttribute('aria-pressed', 'true');
  const panel = page.getByRole('dialog', { name: 'Display' });
  const controls = [panel.getByRole('textbox', { name: 'Name' }), panel.getByRole('button', { name: 'Save as view' })];
  const bottoms = () => controls.map((control) => Math.round(control.element().getBoundingClientRect().bottom));
  await expect.poll(() => new Set(bottoms()).size).toBe(1); // once the panel is placed
  await userEvent.click(page.getByRole('radio', { name: 'Comfortable' }));
  await expect.element(saveButton).toBeVisible(); // it differs from the saved one
});

testOwnLook('in the dark scheme, the placeholder of the search has the color of secondary text', async () => {
  renderWithProvider(<InvoiceList />, { company, appearance: { colorScheme: 'dark' } });
  const search = await page.getByRole('searchbox').findElement();
  const secondary = search.insertAdjacentElement('afterend', document.createElement('i')) as HTMLElement;
  secondary.style.color = 'var(--_secondary)';
  const { color, opacity } = getComputedStyle(search, '::placeholder');
  expect({ color, opacity }).toEqual({ color: getComputedStyle(secondary).color, opacity: '1' });
});

test('Escape and Cancel save nothing and return the focus, and a name in use replaces its view', async () => {
  const onViewsChange = vi.fn();
  const view = { columnVisibility: { paid: false } };
  const views: NamedView[] = [{ name: 'Mine', view }]; // without filters: it would not bring them back
  renderWithProvider(<InvoiceList defaultFilters={{ customer }} views={views} onViewsChange={onViewsChange} />, {
    company,
  });
  for (const leave of [() => userEvent.keyboard('{Escape}'), () => userEvent.click(dialog.getByText('Cancel'))]) {
    await userEvent.click(saveButton);
    await expect.element(nameField).toHaveFocus();
    await leave();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(saveButton).toHaveFocus();
  }
  await userEvent.click(saveButton);
  await userEvent.fill(nameField, 'Mine');
  await userEvent.click(dialog.getByRole('button', { name: 'Replace view' }));
  expect(onViewsChange.mock.calls).toEqual([
    [[expect.objectContaining({ name: 'Mine', view, filters: { customer } })]],
  ]);
});

test('shows Save as view only with a filter that views store, and where there is room', async () => {
  const chips = page.getByRole('list', { name: 'Active filters' });
  const other = { id: { in: ['other'] } }; // of no view that another test saved
  const { rerender } = renderWithProvider(<InvoiceList key="search" defaultFilters={{ search: 'x' }} />, { company });
  await expect.element(page.getByRole('searchbox')).toHaveValue('x');
  expect(chips.query()).toBeNull();
  expect(saveButton.query()).toBeNull();
  rerender(<InvoiceList key="period" defaultFilters={{ period: 'thisYear' }} />);
  await expect.element(chips).not.toBeInTheDocument();
  expect(saveButton.query()).toBeNull();
  const dates = { greaterThanEqual: '2026-01-01' };
  rerender(<BankTransactionList key="dates" defaultFilters={{ date: dates }} />);
  await expect.element(chips).toBeVisible();
  expect(saveButton.query()).toBeNull();
  rerender(
    <div key="narrow" style={{ inlineSize: 380 }}>
      <InvoiceList defaultFilters={{ customer: other }} />
    </div>,
  );
  await expect.element(chips).toBeVisible();
  expect(saveButton.query()).toBeNull();
  rerender(<InvoiceList key="wide" defaultFilters={{ customer: other }} />);
  await expect.element(saveButton).toBeVisible();
});

test.each([
  ['bank transactions', <BankTransactionList key="bank" defaultFilters={{ notes: { contain: 'rent' } }} />],
  ['ledger entries', <GeneralLedger key="ledger" glAccountId="gla_1010" defaultFilters={{ customer }} />],
])('shows Save as view in a list of %s', async (_name, list) => {
  renderWithProvider(list, { company });
  await expect.element(saveButton).toBeVisible();
  const bar = page.getByRole('list', { name: 'Active filters' });
  await expect.element(bar).toBeVisible();
  // On the line of the chips, at its end.
  const clear = (await page.getByRole('button', { name: 'Clear all' }).findElement()).getBoundingClientRect();
  const { top, left } = (await saveButton.findElement()).getBoundingClientRect();
  expect(Math.abs(top - clear.top)).toBeLessThan(1);
  expect(left).toBeGreaterThan(clear.right);
});
