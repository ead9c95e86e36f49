import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList, type BankTransactionListProps } from '../../../src/index.ts';
import { transactionTable } from '../../support/bank-transactions/list.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();

/** The keys in the footer. */
async function shownKeys(props: BankTransactionListProps): Promise<string[]> {
  renderWithProvider(<BankTransactionList {...props} />, { company });
  const footer = (await transactionTable()).tFoot ?? expect.unreachable();
  expect(footer.getBoundingClientRect().height).toBeCloseTo(40, -1);
  const keys = [
    ...footer.querySelectorAll<HTMLElement>('.daybook-footer-keys > span > span, .daybook-footer-keys > button'),
  ];
  return keys.filter((key) => key.checkVisibility()).map(({ innerText }) => innerText.replace(/\s+/g, ' ').trim());
}

test('the footer shows the main keys', async () => {
  const keys = ['↑ ↓ Move', 'A Accept', 'C Category', 'S Split', 'R Reviewed', '? All keys'];
  expect(await shownKeys({ onTransactionSelect: () => {} })).toEqual(keys);
});

test('a read-only list has no keys that change transactions', async () => {
  expect(await shownKeys({ readOnly: true, onTransactionSelect: () => {} })).toEqual(['↑ ↓ Move', '? All keys']);
});

test('where transactions can’t be opened, none splits them', async () => {
  expect(await shownKeys({})).not.toContain('S Split');
});

test('the last of them opens the dialog with all, and follows the rows in the order of the keyboard', async () => {
  renderWithProvider(<BankTransactionList />, { company });
  await transactionTable();
  const allKeys = page.getByRole('button', { name: 'All keys' });
  ((await page.getByRole('button', { name: 'Load all' }).findElement()) as HTMLElement).focus();
  await userEvent.tab();
  await expect.element(allKeys).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(dialog.getByText('Next to review')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(allKeys).toHaveFocus();
});

test('the footer keeps its height with sums, which the keys give way to', async () => {
  await page.viewport(860, 800);
  onTestFinished(() => page.viewport(1280, 800));
  renderWithProvider(<BankTransactionList />, { company });
  const table = await transactionTable();
  const height = () => table.tFoot?.getBoundingClientRect().height;
  const before = height();
  await userEvent.click(page.getByRole('button', { name: 'Load all' }));
  await expect.poll(() => table.tFoot?.textContent).toMatch(/Money in.*Money out.*excluding/);
  expect(height()).toBe(before);
});

test('where there is little room, the button for all keys stays in view', async () => {
  await page.viewport(660, 800);
  onTestFinished(() => page.viewport(1280, 800));
  renderWithProvider(<BankTransactionList />, { company });
  await transactionTable();
  const allKeys = page.getByRole('button', { name: 'All keys' }).element();
  const button = allKeys.getBoundingClientRect();
  const footer = allKeys.closest('th')?.getBoundingClientRect() ?? expect.unreachable();
  expect(footer.height).toBeCloseTo(40, -1);
  expect(button.top).toBeGreaterThanOrEqual(footer.top);
  expect(button.bottom).toBeLessThanOrEqual(footer.bottom);
  expect(button.right).toBeLessThanOrEqual(footer.right);
});

test('cards have no keys', async () => {
  await page.viewport(380, 800);
  renderWithProvider(<BankTransactionList />, { company });
  const table = await transactionTable();
  const keys = table.querySelector('.daybook-footer-keys') ?? expect.unreachable();
  expect(getComputedStyle(keys).display).toBe('none');
  await page.viewport(1280, 800);
});
