import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { DaybookProvider, type FetchToken, GeneralLedger } from '../../src/index.ts';
import { ledgerTable } from '../support/ledger.ts';
import { providerProps } from '../support/renderWithProvider.tsx';
import { recordRequests } from '../support/requests.ts';
import { issueToken, sharedCompany } from '../support/sandbox/company.ts';

const company = await sharedCompany();
const { '1020': savings = '' } = company.glAccountIds;

test('40: server rendering sends no request, and the browser hydrates the result', async () => {
  const requests = recordRequests();
  const fetchToken = vi.fn<FetchToken>(() => issueToken(company));
  const html = renderToString(<Page fetchToken={fetchToken} />);
  await Promise.resolve();
  expect(html).toContain('Loading ');
  expect(html).toContain('daybook-skeleton');
  expect(fetchToken).not.toHaveBeenCalled();
  expect(requests).toEqual([]);

  // The browser hydrates without a warning, and loads.
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  render(<Page fetchToken={fetchToken} />, { container, hydrate: true });
  await ledgerTable();
  await expect.element(page.getByRole('heading', { name: 'Business Savings' })).toBeVisible();
  expect(fetchToken).toHaveBeenCalledOnce();
});

function Page({ fetchToken }: { fetchToken: FetchToken }) {
  return (
    <main>
      <h1>Books</h1>
      <DaybookProvider {...providerProps({ company, fetchToken })}>
        <GeneralLedger glAccountId={savings} />
      </DaybookProvider>
    </main>
  );
}
