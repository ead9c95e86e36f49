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
import { scrollerOf, TableHeight } from '../../support/ui/scroller.tsx';

const company = await sharedCompany();
const sample = (await fetchInvoices(company)).find(({ invoiceStatus }) => invoiceStatus === 'OPEN');

test('without the summary, a change reads at most three of 400 loaded pages of open invoices', async () => {
  serveOpenInvoices({ pageCount: 400 });
  const requests = recordRequests();
  renderWithProvider(<Prefetched pageCount={400} />, { company });
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

test('sorts four pages here, and shows their totals, once those that a change made outdated are read again', async () => {
  const dayOf = (index: number) => new Date(Date.UTC(2026, 3, 1) - index * 86_400_000).toISOString().slice(0, 10);
  const served = { pageCount: 4, dayOf, balance: 100 };
  serveOpenInvoices(served);
  renderWithProvider(
    <>
      <Refresh />
      <TableHeight>
        <InvoiceList showAging={false} />
      </TableHeight>
    </>,
    { company },
  );
  const table = await invoiceTable();
  const scroller = scrollerOf(table);
  const rowAt = (index: number) => table.querySelector(`tbody tr[data-index="${index}"]`);
  await expect.poll(() => rowAt(0)).not.toBeNull();
  for (const count of [200, 300]) {
    scroller.scrollTop = scroller.scrollHeight;
    await expect.element(page.getByText(`${count} invoices so far`)).toBeVisible();
  }
  scroller.scrollTop = scroller.scrollHeight * 0.8; // the first pages are out of view, and the last not yet near
  await expect.poll(() => [rowAt(199), rowAt(245)]).toEqual([null, expect.any(Element)]);
  const totals: string[] = [];
  const orders: (string | null)[] = [];
  const observer = new MutationObserver(() => {
    const order = table.querySelector('[aria-sort=descending]')?.textContent ?? null;
    if (orders.at(-1) !== order) orders.push(order);
    const total = table.querySelector('tfoot [data-column=balance]')?.textContent;
    if (total && totals.at(-1) !== total) totals.push(total);
  });
  observer.observe(table, { subtree: true, childList: true, attributes: true, characterData: true });
  served.balance = 200;
  await userEvent.click(page.getByRole('button', { name: 'Read again' }));
  await expect.poll(() => rowAt(245)).toHaveTextContent('2.00');
  scroller.scrollTop = scroller.scrollHeight;
  await expect.poll(() => totals).toEqual(['800.00']);
  expect(orders).toEqual(['Date', 'Days overdue']);
  observer.disconnect();
});

interface ServedInvoices {
  pageCount: number;
  /** The due date of the nth invoice. */
  dayOf?: (index: number) => string;
  balance?: number;
}

/** Answers queries of invoices with copies of one: a hundred per page. */
function serveOpenInvoices(served: ServedInvoices): void {
  const send = currentFetch();
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (!String(input).endsWith('/invoices/query') || typeof init?.body !== 'string') return send(input, init);
    const at = Number(JSON.parse(init.body).cursor ?? 0);
    const data = Array.from({ length: 100 }, (_, place) => invoiceAt(at * 100 + place, served));
    const after = at + 1 < served.pageCount ? String(at + 1) : undefined;
    return Response.json({ result: 'SUCCESS', data, cursor: after && { after } });
  });
}

function invoiceAt(index: number, { dayOf, balance }: ServedInvoices) {
  const { totals, collectionInfo } = sample ?? expect.unreachable();
  return {
    ...sample,
    id: `inv_${index}`,
    ...(balance !== undefined && { totals: { ...totals, balance } }),
    ...(dayOf && { collectionInfo: { ...collectionInfo, term: { ...collectionInfo.term, dueDate: dayOf(index) } } }),
  };
}

/** The open invoices, all of whose pages are loaded before. */
function Prefetched({ pageCount }: ServedInvoices) {
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
