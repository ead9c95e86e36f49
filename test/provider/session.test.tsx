import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GeneralLedger } from '../../src/index.ts';
import { ledgerTable } from '../support/ledger.ts';
import { renderWithProvider } from '../support/renderWithProvider.tsx';
import { type Company, createCompany } from '../support/sandbox/company.ts';

const [first, second] = await Promise.all([createCompany(), createCompany()]);
const savingsOf = ({ glAccountIds }: Company) => glAccountIds['1020'] ?? '';

test('the old user’s data are removed at once from the page and the cache', async () => {
  const queryClient = new QueryClient();
  const options = { company: first, queryClient, fault: 'delay=200,after=2' };
  const { rerender, container } = renderWithProvider(<GeneralLedger glAccountId={savingsOf(first)} />, options);
  await ledgerTable();
  const [before] = queryClient.getQueryCache().getAll();

  // The same account, which the second user must not see.
  rerender(<GeneralLedger glAccountId={savingsOf(first)} />, { company: second, identity: second.userId });
  expect(page.getByRole('grid').query()).toBeNull();
  expect(container.textContent).not.toContain('Business Savings');
  expect(queryClient.getQueryCache().getAll()).not.toContain(before);
  await expect.element(page.getByText('We couldn’t find this account.')).toBeVisible();
});
