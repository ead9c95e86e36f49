import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { BankTransactionEditor, DaybookProvider, type FetchToken, GeneralLedger } from '../../src/index.ts';
import { ledgerTable } from '../support/ledger.ts';
import { providerProps } from '../support/renderWithProvider.tsx';
import { recordRequests } from '../support/requests.ts';
import { issueToken, sharedCompany } from '../support/sandbox/company.ts';

const company = await sharedCompany();
const { '1020': savings = '' } = company.glAccountIds;

test('40: server rendering sends no request, and the browser hydrates the result', async () => {
  const requests = recordRequests();
  const fetchToken = vi.fn<FetchToken>(() => issueToken(company));
  const ledger = (
    <Page fetchToken={fetchToken}>
      <GeneralLedger glAccountId={savings} />
    </Page>
  );
  const html = renderToString(ledger);
  await Promise.resolve();
  expect(html).toContain('Loading ');
  expect(html).toContain('daybook-skeleton');
  expect(fetchToken).not.toHaveBeenCalled();
  expect(requests).toEqual([]);

  // The browser hydrates without a warning, and loads.
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  render(ledger, { container, hydrate: true });
  await ledgerTable();
  await expect.element(page.getByRole('heading', { name: 'Business Savings' })).toBeVisible();
  expect(fetchToken).toHaveBeenCalledOnce();
});

test('a new transaction that the server rendered is of the reader’s day, not of the server’s', async () => {
  const timeZone = 'Pacific/Kiritimati'; // where the tests’ June 15 is over
  const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone };
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
  const editor = (
    <Page fetchToken={() => issueToken(company)}>
      <BankTransactionEditor />
    </Page>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(editor);
  render(editor, { container, hydrate: true });
  await expect.element(page.getByRole('textbox', { name: 'Date' })).toHaveValue('06/16/2026');
});

function Page({ fetchToken, children }: { fetchToken: FetchToken; children: ReactNode }) {
  return (
    <main>
      <h1>Books</h1>
      <DaybookProvider {...providerProps({ company, fetchToken })}>{children}</DaybookProvider>
    </main>
  );
}
