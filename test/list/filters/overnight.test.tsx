import { expect, test, vi } from 'vitest';
import { BankTransactionList, GeneralLedger, InvoiceList, TrialBalance } from '../../../src/index.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const { '1510': account = '' } = company.glAccountIds;

test.each([
  ['bank transactions', <BankTransactionList key="b" defaultFilters={{ period: 'thisYear' }} />],
  ['a ledger', <GeneralLedger key="l" glAccountId={account} defaultFilters={{ period: 'thisYear' }} />],
  ['invoices', <InvoiceList key="i" defaultFilters={{ period: 'thisYear' }} />],
  ['a trial balance', <TrialBalance key="t" glAccountIds={[account]} />],
])('%s of a tab left open over New Year show the new year', async (_what, list) => {
  const requests = recordRequests();
  const setTimer = vi.spyOn(window, 'setInterval');
  const year = new Date().getFullYear();
  const filtered = (of: number) =>
    requests.some(({ body }) => JSON.stringify(body?.filter ?? '').includes(`${of}-12-31`));
  renderWithProvider(list, { company });
  await expect.poll(() => filtered(year)).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 2000)); // what loads draws again, too
  vi.spyOn(Date, 'now').mockReturnValue(new Date(year + 1, 0, 2, 12).getTime());
  for (const [check, delay] of setTimer.mock.calls) if (delay === 60_000) (check as () => void)(); // no other event
  await expect.poll(() => filtered(year + 1)).toBe(true);
});
