import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList, GeneralLedger, InvoiceList } from '../../../src/index.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const { '1010': checking = '' } = company.glAccountIds;
const lists = [
  ['invoices', 'Total', () => <InvoiceList />],
  ['bank transactions', 'Date', () => <BankTransactionList />],
  ['a ledger', 'Date', () => <GeneralLedger glAccountId={checking} />],
] as const;

test.each(lists)(
  '%s sorted by the keyboard keep the focus at the column, and can be reversed',
  async (_, name, List) => {
    recordRequests({ latency: () => 100 });
    renderWithProvider(<List />, { company });
    const button = page.getByRole('grid').getByRole('button', { name });
    const direction = async () => (await button.findElement()).closest('th')?.ariaSort;
    const before = await direction();
    (await button.findElement()).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(direction).not.toBe(before);
    await expect.element(button).toHaveFocus();
    const once = await direction();
    await userEvent.keyboard('{Enter}');
    await expect.poll(direction).not.toBe(once);
    await expect.element(button).toHaveFocus();
    await expect.element(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  },
);

test('the focus stays where the user went while the list was sorted', async () => {
  recordRequests({ latency: () => 300 });
  renderWithProvider(
    <>
      <BankTransactionList />
      <p>Elsewhere</p>
    </>,
    { company },
  );
  const sort = page.getByRole('grid').getByRole('button', { name: 'Date' });
  await userEvent.click(sort);
  const search = page.getByRole('searchbox');
  await userEvent.click(search);
  await expect.poll(() => sort.query()?.closest('th')?.ariaSort).toBe('ascending');
  await expect.element(search).toHaveFocus();
  await userEvent.click(sort);
  await userEvent.click(page.getByText('Elsewhere'));
  await expect.poll(() => sort.query()?.closest('th')?.ariaSort).toBe('descending');
  expect(document.activeElement).toBe(document.body);
});
