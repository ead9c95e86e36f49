import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList } from '../../../src/index.ts';
import { focusedRow, transactionRows, transactionTable } from '../../support/bank-transactions/list.ts';
import { categorize, createOffers, offer, pause } from '../../support/bank-transactions/offers.tsx';
import { toReview } from '../../support/bank-transactions/toReview.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';

const { company, categoryOf, saveTransactions, open } = await createOffers();

test('another key declines it and does what it does; the merchant is not offered again', async () => {
  const rows = await saveTransactions('Declined', 4);
  const table = await open('Declined');
  await categorize(table);
  await expect.element(offer).toBeVisible();
  await userEvent.keyboard('{Shift>}{/Shift}'); // nothing by itself
  await expect.element(offer).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(offer).not.toBeInTheDocument();
  expect(focusedRow(table)?.textContent).toContain('Declined 18');
  await userEvent.keyboard('{Shift>}A{/Shift}');
  await categorize(table);
  await expect.poll(() => categoryOf(rows[2])).toBe('Office Supplies');
  await expect.element(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  expect(offer.query()).toBeNull();
  expect(await Promise.all(rows.map(categoryOf))).toEqual(['Office Supplies', undefined, 'Office Supplies', undefined]);
});

test('a declined merchant is not offered again once the list is back', async () => {
  const [first, second] = await saveTransactions('Remounted', 4);
  const screen = renderWithProvider(<BankTransactionList defaultFilters={{ ...toReview, search: 'Remounted' }} />, {
    company,
  });
  for (const [each, isOffered] of [
    [first, true],
    [second, false],
  ] as const) {
    const table = await transactionTable();
    await expect.poll(() => transactionRows(table).length).toBe(isOffered ? 4 : 3); // it has been read again
    table.focus();
    await categorize(table);
    await expect.poll(() => categoryOf(each ?? expect.unreachable())).toBe('Office Supplies');
    expect(offer.query() !== null).toBe(isOffered);
    if (!isOffered) continue;
    await userEvent.keyboard('j');
    await expect.element(offer).not.toBeInTheDocument();
    screen.rerender(<p>Elsewhere</p>);
    await expect.element(page.getByText('Elsewhere')).toBeVisible();
    screen.rerender(<BankTransactionList defaultFilters={{ ...toReview, search: 'Remounted' }} />);
  }
});

test('typing a capital A into a field is not Shift+A', async () => {
  const [, other] = await saveTransactions('Typed', 2);
  const table = await open('Typed');
  await categorize(table);
  await expect.element(offer).toBeVisible();
  await userEvent.click(page.getByRole('searchbox'));
  await userEvent.keyboard('{Shift>}A{/Shift}');
  await expect.element(offer).not.toBeInTheDocument();
  await expect.element(page.getByRole('searchbox')).toHaveValue('TypedA');
  await pause(500); // decisions are saved after 300 ms
  expect(await categoryOf(other)).toBeUndefined();
});

test('dismissed with the mouse, it uncovers the row', async () => {
  const [, other] = await saveTransactions('Dismissed', 2);
  const table = await open('Dismissed');
  await categorize(table);
  await userEvent.click(offer.getByRole('button', { name: 'Don’t apply' }));
  await expect.element(offer).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Reviewed: Dismissed 20' })).toBeVisible();
  expect(document.activeElement).toBe(table);
  expect(await categoryOf(other)).toBeUndefined();
});

test('ends when its change is undone, and may come again', async () => {
  const [first] = await saveTransactions('Undone', 2);
  const table = await open('Undone');
  await categorize(table);
  await expect.element(offer).toBeVisible();
  await expect.poll(() => categoryOf(first)).toBe('Office Supplies');
  await userEvent.click(page.getByRole('button', { name: 'Undo', exact: true }));
  await expect.element(offer).not.toBeInTheDocument();
  await expect.poll(() => categoryOf(first)).toBeUndefined();
  table.focus();
  await userEvent.keyboard('{Home}');
  await categorize(table);
  await expect.element(offer).toBeVisible();
});

test('Ctrl+Z undoes and declines nothing', async () => {
  const [row] = await saveTransactions('Restored', 2);
  const table = await open('Restored');
  await categorize(table);
  await expect.element(offer).toBeVisible();
  await expect.poll(() => categoryOf(row ?? expect.unreachable())).toBe('Office Supplies');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(offer).not.toBeInTheDocument();
  await expect.poll(() => categoryOf(row ?? expect.unreachable())).toBeUndefined();
  await expect.poll(() => focusedRow(table)?.textContent).toContain('Restored 20');
  await categorize(table);
  await expect.element(offer).toBeVisible();
});
