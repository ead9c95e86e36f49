import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList } from '../../../src/index.ts';
import { fetchTransactions, isCategorizedInline } from '../../support/bank-transactions/api.ts';
import { transactionRows, transactionTable } from '../../support/bank-transactions/list.ts';
import { mockClosing } from '../../support/closing.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const served = await fetchTransactions(company);
const newest = served[0]?.date ?? '';
const name = /^Closed through [A-Z][a-z]+ \d+, \d{4}$/;
const marks = page.getByRole('img', { name });

test.each([true, false])('a lock marks the transactions of a closed period (read-only: %s)', async (readOnly) => {
  mockClosing((data) => ({ ...data, date: newest, modifications: 'DISABLED' }));
  const requests = recordRequests();
  renderWithProvider(<BankTransactionList readOnly={readOnly} />, { company });
  const rows = transactionRows(await transactionTable());
  await expect.element(marks.first()).toBeVisible();
  expect(marks.elements().length).toBe(rows.length);
  expect(marks.first().element().getAttribute('title')).toMatch(name);
  expect(marks.first().element().closest('[data-column]')?.getAttribute('data-column')).toBe('category');
  expect(requests.filter(({ path }) => path.includes('closing')).length).toBeLessThanOrEqual(1); // not one for each row
});

test('later transactions have none, and their categories can be changed', async () => {
  const older = served.find(({ date }) => date < newest);
  mockClosing((data) => ({ ...data, date: older?.date, modifications: 'ENABLED_WITH_WARNING' }));
  renderWithProvider(<BankTransactionList />, { company });
  const rows = transactionRows(await transactionTable());
  await expect.element(marks.first()).toBeVisible();
  for (const [place, row] of rows.entries()) {
    const isClosed = (served[place]?.date ?? '') <= (older?.date ?? '');
    expect(row.querySelector('.daybook-closed') !== null, row.textContent ?? '').toBe(isClosed);
  }
  const open = served.findIndex((each) => isCategorizedInline(each) && each.date > (older?.date ?? ''));
  if (open >= 0) {
    await userEvent.click(rows[open]?.querySelector('.daybook-cell-button') ?? expect.unreachable());
    await expect.element(page.getByRole('combobox', { name: /^Category of/ })).toBeVisible();
  }
});
