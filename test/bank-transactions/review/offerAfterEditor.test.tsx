import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createBankApi } from '../../support/bank-transactions/api.ts';
import { picker } from '../../support/bank-transactions/editor.tsx';
import { offer, pause } from '../../support/bank-transactions/offers.tsx';
import { toReview } from '../../support/bank-transactions/toReview.ts';
import { TransactionsWithDrawer } from '../../support/jobs/BooksWithDrawer.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createCompany } from '../../support/sandbox/company.ts';

test('a category saved in the editor is offered for others of the merchant', async () => {
  const company = await createCompany({ seed: 'none' });
  const api = await createBankApi(company);
  const item = { date: '2026-06-15', reviewStatus: 'PARTNER_REVIEW_REQUIRED', amount: -40_00 };
  const [done, ...others] = [
    await api.save({ ...item, description: 'Corner Bakery 12' }),
    await api.save({ ...item, description: 'Corner Bakery 15' }),
    await api.save({ ...item, description: 'Corner Bakery 20' }),
  ];
  await api.save({ ...item, description: 'Other' });
  const stored = async () => Promise.all(others.map(async ({ id }) => (await api.stored(id)).category?.name ?? null));
  renderWithProvider(<TransactionsWithDrawer isQueue defaultFilters={toReview} />, { company });
  await userEvent.click(page.getByText('Corner Bakery 12'));
  await expect.element(picker('Category')).toHaveFocus();
  await userEvent.keyboard('Office Supplies');
  await expect.element(page.getByRole('option', { name: /Office Supplies/ }).first()).toBeVisible();
  await userEvent.keyboard('{Enter}{Control>}{Enter}{/Control}');
  await expect.element(offer).toHaveTextContent('Apply to 2 others from Corner Bakery 12?');
  expect((await api.stored(done.id)).category.name).toBe('Office Supplies');
  await pause(3000); // the list would refetch after 1.5 s, and the row leave
  await userEvent.click(offer.getByRole('button', { name: 'Apply to 2' }));
  await expect.poll(stored).toEqual(['Office Supplies', 'Office Supplies']);
  await expect.element(offer).not.toBeInTheDocument();
});

test('a category is offered by the text of the bank, also if the save sets a vendor', async () => {
  const company = await createCompany();
  const api = await createBankApi(company);
  const item = { date: '2026-06-15', reviewStatus: 'PARTNER_REVIEW_REQUIRED', amount: -40_00 };
  const done = await api.save({ ...item, description: 'Corner Bakery 12' });
  await api.save({ ...item, description: 'Corner Bakery 15' });
  const filters = { ...toReview, search: 'Corner Bakery' };
  renderWithProvider(<TransactionsWithDrawer isQueue defaultFilters={filters} />, { company });
  await userEvent.click(page.getByText('Corner Bakery 12'));
  await expect.element(picker('Category')).toHaveFocus();
  await userEvent.keyboard('Office Supplies');
  await expect.element(page.getByRole('option', { name: /Office Supplies/ }).first()).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(picker('Vendor'));
  await expect.element(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}{Control>}{Enter}{/Control}');
  await expect.element(offer).toHaveTextContent(/Apply to 1 other from/);
  expect((await api.stored(done.id)).vendor).not.toBeNull();
});
