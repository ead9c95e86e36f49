import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { InvoiceList } from '../../src/index.ts';
import { renderWithProvider } from '../support/renderWithProvider.tsx';
import { sharedCompany } from '../support/sandbox/company.ts';

const company = await sharedCompany();

const keyOf = (element: Element | null) => element?.getAttribute('data-daybook-message');

test('each text shows its key, whether it is content, a name or a placeholder, and reads as before', async () => {
  renderWithProvider(<InvoiceList />, { company, showMessageKeys: true });
  const heading = page.getByRole('heading', { name: 'Invoices', exact: true });
  await expect.element(heading).toHaveAttribute('data-daybook-message', 'invoiceList.title');
  expect(heading.element().textContent).toBe('Invoices');

  const search = page.getByRole('searchbox', { name: 'Search invoices', exact: true });
  await expect.element(search).toHaveAttribute('data-daybook-message', expect.stringContaining('invoiceList.search'));

  // What opens later, too.
  await userEvent.click(page.getByRole('button', { name: 'Display' }));
  await expect
    .element(page.getByText('Comfortable', { exact: true }))
    .toHaveAttribute('data-daybook-message', 'ui.comfortable');
  expect(document.querySelector('.daybook')?.textContent).not.toMatch(/[\u200b-\u200d\u2060\u2063]/);
});

test('without it, no text has a key', async () => {
  const { rerender } = renderWithProvider(<InvoiceList />, { company, showMessageKeys: true });
  await expect.element(page.getByRole('heading', { name: 'Invoices' })).toHaveAttribute('data-daybook-message');
  rerender(<InvoiceList key="again" />, { showMessageKeys: false });
  const heading = page.getByRole('heading', { name: 'Invoices', exact: true });
  await expect.element(heading).toBeVisible();
  expect(keyOf(heading.element())).toBeNull();
});
