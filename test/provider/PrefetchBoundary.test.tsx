import { act, render } from '@testing-library/react';
import { StrictMode, version } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, inject, test } from 'vitest';
import { page } from 'vitest/browser';
import { today } from '../../src/core/dates/calendar.ts';
import { prefetch } from '../../src/core/query/prefetch.ts';
import {
  createSession,
  DaybookProvider,
  type FetchToken,
  GeneralLedger,
  generalLedgerOptions,
  glAccountOptions,
  InvoiceList,
  invoicesOptions,
  PrefetchBoundary,
  type PrefetchedData,
} from '../../src/index.ts';
import { expectConsoleMessage } from '../support/consoleMessages.ts';
import { ledgerTable } from '../support/ledger.ts';
import { moveReaderTo } from '../support/readerTimeZone.ts';
import { recordRequests } from '../support/requests.ts';
import { type Company, createCompany, issueToken, sharedCompany } from '../support/sandbox/company.ts';

const company = await sharedCompany();
const other = await createCompany();
const account = (of: Company) => of.glAccountIds['1020'] ?? '';
const fetchToken: FetchToken = ({ identity }) => issueToken({ userId: identity, scope: 'read' });

/** What a host's server reads, after its way through JSON. */
async function prefetched(): Promise<PrefetchedData> {
  const options = {
    baseUrl: inject('sandboxUrl'),
    identity: company.userId,
    fetchToken,
    onError: (error: unknown) => expect.unreachable(String(error)),
  };
  const data = await prefetch(options, ({ queryClient, ...books }) => {
    const filter = { beginDate: '2026-01-01', endDate: '2026-12-31' }; // the default: this year
    const ledger = generalLedgerOptions({ queryClient, ...books }, { glAccountId: account(company), filter });
    return Promise.all([
      queryClient.prefetchInfiniteQuery(ledger),
      queryClient.prefetchQuery(glAccountOptions({ queryClient, ...books }, account(company))),
    ]);
  });
  return JSON.parse(JSON.stringify(data));
}

const rowCount = () => document.querySelectorAll('.daybook tr[data-index]').length;

test('hydrates the server’s rows, sends nothing, and keeps the elements', async () => {
  const data = await prefetched();
  const books = <Page data={data} signIn={{ identity: company.userId, fetchToken }} />;
  if (version.startsWith('18.')) expectConsoleMessage(/useLayoutEffect does nothing on the server/); // this one has a window
  const html = renderToString(books);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const row = container.querySelector('tr[data-index="3"]');
  expect(row).not.toBeNull();
  const requests = recordRequests();
  render(books, { container, hydrate: true });
  await expect.element(page.getByRole('button', { name: 'Export CSV' })).toBeVisible(); // its code loads after hydration
  expect(container.querySelector('tr[data-index="3"]')).toBe(row);
  expect(requests.map(({ path }) => path).filter((path) => path.includes(account(company)))).toEqual([]);
});

test('another identity is not shown it, neither first nor later', async () => {
  const data = await prefetched();
  const { rerender } = render(
    <Page data={data} signIn={{ identity: other.userId, fetchToken }} glAccountId={account(other)} />,
  );
  await ledgerTable();
  rerender(<Page data={data} signIn={{ identity: other.userId, fetchToken }} />);
  expect(rowCount()).toBe(0);
  rerender(<Page data={data} signIn={{ identity: company.userId, fetchToken }} />);
  expect(rowCount()).toBeGreaterThan(3);
  rerender(<Page data={data} signIn={{ identity: other.userId, fetchToken }} />);
  expect(rowCount()).toBe(0);
  rerender(<Page data={data} signIn={{ identity: company.userId, fetchToken }} />);
  expect(rowCount()).toBe(0); // a new session of the same identity reads again
  await ledgerTable();
});

test('signing out drops it', async () => {
  const session = createSession({ identity: company.userId, fetchToken });
  const books = <Page data={await prefetched()} signIn={{ session }} />;
  render(books);
  expect(rowCount()).toBeGreaterThan(3);
  act(() => session.logout());
  expect(rowCount()).toBe(0);
});

test('hydrates invoices of a server whose day is another, then counts the days of the reader', async () => {
  const options = { baseUrl: inject('sandboxUrl'), identity: company.userId, fetchToken, onError: () => {} };
  const sort = { orderBy: 'DATE', direction: 'DESC' } as const;
  const open = { filter: { invoiceStatus: { in: ['OPEN'] } }, sort };
  const data = await prefetch(options, (reader) =>
    reader.queryClient.prefetchInfiniteQuery(invoicesOptions(reader, open)),
  );
  const books = (
    <main>
      <h1>Books</h1>
      <DaybookProvider
        baseUrl={inject('sandboxUrl')}
        onError={() => {}}
        identity={company.userId}
        fetchToken={fetchToken}
      >
        <PrefetchBoundary data={data}>
          <InvoiceList showAging={false} defaultSorting={[{ id: 'date', desc: true }]} />
        </PrefetchBoundary>
      </DaybookProvider>
    </main>
  );
  const days = () =>
    [...document.querySelectorAll('tbody [data-column="daysOverdue"]')].map((cell) => cell.textContent);
  if (version.startsWith('18.')) expectConsoleMessage(/useLayoutEffect does nothing on the server/); // this one has a window
  await moveReaderTo('Pacific/Kiritimati'); // in UTC, it is the day before for 14 hours of the day
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(books);
  const ofServer = days();
  expect(ofServer.join('')).toMatch(/\d/);
  await moveReaderTo('Pacific/Pago_Pago'); // always a day before Kiritimati
  render(books, { container, hydrate: true }); // a mismatch would be logged, and fail the test
  await expect.element(page.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  const now = today('Pacific/Pago_Pago');
  const due = [...document.querySelectorAll('tbody [data-column="dueDate"] time')].map((time) =>
    time.getAttribute('datetime'),
  );
  const since = due.map((date) => (Date.parse(now) - Date.parse(date ?? '')) / 86_400_000);
  expect(days()).toEqual(since.map((count) => (count > 0 ? count.toLocaleString('en') : '')));
});

interface PageProps {
  data: PrefetchedData;
  signIn: { identity: string; fetchToken: FetchToken } | { session: ReturnType<typeof createSession> };
  glAccountId?: string;
}

function Page({ data, signIn, glAccountId = account(company) }: PageProps) {
  return (
    <StrictMode>
      <main>
        <h1>Books</h1>
        <DaybookProvider baseUrl={inject('sandboxUrl')} timeZone="UTC" onError={() => {}} {...signIn}>
          <PrefetchBoundary data={data}>
            <GeneralLedger glAccountId={glAccountId} />
          </PrefetchBoundary>
        </DaybookProvider>
      </main>
    </StrictMode>
  );
}
