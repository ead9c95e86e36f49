import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import {
  BankTransactionList,
  bankTransactionsOptions,
  ClosingNotice,
  closingOptions,
  DaybookProvider,
  type DaybookReader,
  GeneralLedger,
  generalLedgerOptions,
  glAccountOptions,
  InvoiceDetails,
  InvoiceList,
  invoiceOptions,
  invoicesOptions,
  notificationSettingsOptions,
  PrefetchBoundary,
  type PrefetchedData,
} from '../../src/index.ts';
import { type PrefetchOptions, prefetchBooks } from '../../src/server.ts';
import { closeBooks } from '../support/closing.ts';
import { type Company, callApi, createCompany } from '../support/sandbox/company.ts';

let company: Company;
let account: string;
beforeAll(async () => {
  company = await createCompany();
  account = company.glAccountIds['1010'] ?? '';
});

afterEach(() => void vi.restoreAllMocks());

const days = { beginDate: '2026-01-01', endDate: '2026-12-31' };

/** Reads for the company's owner, as a host's server does. */
function readFor(read: (books: DaybookReader) => Promise<unknown>, options: Partial<PrefetchOptions> = {}) {
  return prefetchBooks(
    {
      baseUrl: inject('sandboxUrl'),
      clientId: 'demo_client',
      clientSecret: 'demo_secret',
      userId: company.userId,
      identity: company.userId,
      ...options,
    },
    read,
  );
}

/** A page's HTML with prefetched data, which frameworks pass on as a copy. */
function pageOf(data: PrefetchedData, component: React.ReactNode, identity = company.userId): string {
  const fetchToken = async () => expect.unreachable('A server’s rendering needs no token.');
  const page = createElement(PrefetchBoundary, { data: structuredClone(data) }, component);
  return renderToString(createElement(DaybookProvider, { baseUrl: '/books-api', identity, fetchToken }, page));
}

const ledger = () => createElement(GeneralLedger, { glAccountId: account, defaultFilters: days });
const ledgerQuery = () => ({ glAccountId: account, filter: days });

describe('what prefetchBooks reads is in the HTML', () => {
  test('of a ledger, with its account', async () => {
    const data = await readFor(({ queryClient, ...books }) =>
      Promise.all([
        queryClient.prefetchInfiniteQuery(generalLedgerOptions({ queryClient, ...books }, ledgerQuery())),
        queryClient.prefetchQuery(glAccountOptions({ queryClient, ...books }, account)),
      ]),
    );
    const html = pageOf(data, ledger());
    const { name } = (await callApi(company, 'GET', `/v6/accounting/glAccounts/${account}`)).data;
    expect(rowsIn(html)).toBeGreaterThan(17);
    expect(html).toContain(name);
    expect(html).not.toContain('daybook-skeleton-row');
  });

  test('of the other lists and of an invoice', async () => {
    const invoices = { filter: { invoiceStatus: { in: ['OPEN' as const] } }, sort: newestFirst };
    const [invoice] = (await callApi(company, 'POST', '/v6/invoicing/invoices/query', {})).data;
    const data = await readFor(async (books) => {
      const { queryClient } = books;
      await queryClient.prefetchInfiniteQuery(invoicesOptions(books, invoices));
      await queryClient.prefetchInfiniteQuery(bankTransactionsOptions(books, { filter: {}, sort: newestFirst }));
      await queryClient.prefetchQuery(invoiceOptions(books, invoice.id));
    });
    expect(rowsIn(pageOf(data, createElement(InvoiceList)))).toBeGreaterThan(3);
    expect(rowsIn(pageOf(data, createElement(BankTransactionList)))).toBeGreaterThan(3);
    expect(pageOf(data, createElement(InvoiceDetails, { invoiceId: invoice.id }))).toContain(invoice.invoiceNumber);
  });

  test('of the closing', async () => {
    await closeBooks(company, '2026-01-31');
    const data = await readFor((books) => books.queryClient.prefetchQuery(closingOptions(books)));
    expect(pageOf(data, createElement(ClosingNotice))).toMatch(/role="note".*Jan 31, 2026/);
  });
});

const newestFirst = { orderBy: 'DATE', direction: 'DESC' } as const;

test('nothing of the token, the secret or the server’s session is in the data, and the token may only read', async () => {
  const sent = vi.spyOn(globalThis, 'fetch');
  const data = await readFor((books) => books.queryClient.prefetchInfiniteQuery(invoicesOptions(books)));
  const [tokenRequest, read] = sent.mock.calls;
  expect(String(tokenRequest?.[1]?.body)).toBe(`userId=${company.userId}&scope=read`);
  const token = new Headers(read?.[1]?.headers).get('Authorization')?.replace('Bearer ', '') ?? '';
  expect(token).toMatch(/^\S{20,}$/);
  const text = JSON.stringify(data);
  for (const secret of [token, 'demo_secret', 'daybook']) expect(text).not.toContain(secret);
  expect(data.queries.map(({ queryKey }) => queryKey)).toEqual([['invoices', 'list', {}]]);
});

test('another identity isn’t shown it', async () => {
  const data = await readFor((books) =>
    books.queryClient.prefetchInfiniteQuery(generalLedgerOptions(books, ledgerQuery())),
  );
  expect(rowsIn(pageOf(data, ledger()))).toBeGreaterThan(17);
  const html = pageOf(data, ledger(), 'usr_other');
  expect(rowsIn(html)).toBe(0);
  expect(html).toContain('Loading the general ledger');
});

describe('a failure', () => {
  test.each([
    ['of the token', { clientSecret: 'wrong' }, 'ConfigurationError'],
    ['of a query', {}, 'NotFoundError'],
  ])('%s leaves the query to the page, and the host receives the error', async (_of, options, name) => {
    const onError = vi.fn();
    const data = await readFor((books) => books.queryClient.prefetchQuery(glAccountOptions(books, 'gla_none')), {
      ...options,
      onError,
    });
    expect(data).toEqual({ identity: company.userId, queries: [] });
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name }));
  });

  test('to respond in time ends the prefetch, with what was read', async () => {
    const real = fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
      String(input).includes('/invoicing/')
        ? new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
        : real(input, init),
    );
    const onError = vi.fn();
    const control = new AbortController();
    const data = await readFor(
      async (books) => {
        await books.queryClient.prefetchQuery(notificationSettingsOptions(books));
        setTimeout(() => control.abort());
        await books.queryClient.prefetchInfiniteQuery(invoicesOptions(books));
      },
      { signal: control.signal, onError },
    );
    expect(data.queries.map(({ queryKey }) => queryKey)).toEqual([['notificationSettings']]);
    expect(onError).not.toHaveBeenCalled();
  });

  test.each([
    [{ userId: '' }, 'userId is empty'],
    [{ baseUrl: '/books-api' }, 'expected the absolute URL'],
    [{ clientSecret: undefined }, 'clientSecret is missing'],
  ])('of the setup, such as %o, rejects', async (options, message) => {
    await expect(readFor(async () => {}, options)).rejects.toThrow(message);
  });
});

function rowsIn(html: string): number {
  return html.match(/data-index="/g)?.length ?? 0;
}
