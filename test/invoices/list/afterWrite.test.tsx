import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { InvoiceList, invoicesOptions, useDaybook } from '../../../src/index.ts';
import { fetchInvoices } from '../../support/invoices/api.ts';
import { invoiceTable } from '../../support/invoices/list.ts';
import { isQuery } from '../../support/limitPages.ts';
import { Refresh } from '../../support/Refresh.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { currentFetch, recordRequests } from '../../support/requests.ts';
import { sharedCompany } from '../../support/sandbox/company.ts';
import { scrollerOf } from '../../support/ui/scroller.tsx';

const company = await sharedCompany();
const sample = (await fetchInvoices(company)).find(({ invoiceStatus }) => invoiceStatus === 'OPEN');
const pageCount = 400;

test('without the summary, a change reads at most three of 400 loaded pages of open invoices', async () => {
  serveOpenInvoices();
  const requests = recordRequests();
  renderWithProvider(<Prefetched />, { company });
  const table = await invoiceTable();
  await expect.element(page.getByText('40,000 invoices', { exact: true }).first()).toBeVisible();
  const scroller = scrollerOf(table);
  scroller.scrollTop = scroller.scrollHeight / 2;
  await expect.poll(() => table.querySelector('tbody tr[data-index="20000"]')).not.toBeNull();
  const before = requests.length;
  await userEvent.click(page.getByRole('button', { name: 'Read again' }));
  await expect.element(page.getByText('40,000 invoices so far')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 1_500)); // with what waits for more writes
  const reads = requests.slice(before).filter((request) => isQuery(request) && request.body.sort);
  expect(reads.length).toBeGreaterThan(0);
  expect(reads.length).toBeLessThanOrEqual(3);
}, 60_000);

/** Answers queries of invoices with copies of one: a hundred per page. */
function serveOpenInvoices(): void {
  const send = currentFetch();
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (!String(input).endsWith('/invoices/query') || typeof init?.body !== 'string') return send(input, init);
    const at = Number(JSON.parse(init.body).cursor ?? 0);
    const data = Array.from({ length: 100 }, (_, place) => ({ ...sample, id: `inv_${at * 100 + place}` }));
    const after = at + 1 < pageCount ? String(at + 1) : undefined;
    return Response.json({ result: 'SUCCESS', data, cursor: after && { after } });
  });
}

/** The open invoices, all of whose pages are loaded before. */
function Prefetched() {
  const daybook = useDaybook();
  const [isLoaded, setIsLoaded] = useState(false);
  const options = invoicesOptions(daybook, {
    filter: { invoiceStatus: { in: ['OPEN'] } },
    sort: { orderBy: 'DATE', direction: 'DESC' },
  });
  useState(async () => {
    await daybook.queryClient.prefetchInfiniteQuery({ ...options, pages: pageCount });
    setIsLoaded(true);
  });
  return (
    <>
      <Refresh />
      {isLoaded && <InvoiceList showAging={false} />}
    </>
  );
}
