import { useState } from 'react';
import { describe, expect, inject, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { DaybookError, Invoice, InvoiceQuery } from '../../../src/index.ts';
import { invoiceOptions, invoicesOptions, useDaybook, useInvoice, useInvoices } from '../../../src/index.ts';
import { type ApiInvoice, expectedIds, fetchInvoices } from '../../support/invoices/api.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, recordRequests } from '../../support/requests.ts';
import { createCompany, sampleDay, sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const baseUrl = inject('sampleDayUrl');
const all = await fetchInvoices(company);
const shownIds = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.getAttribute('data-id'));
const more = page.getByRole('button', { name: 'More' });

describe('useInvoices', () => {
  test('loads page by page to the end', async () => {
    const requests = recordRequests();
    renderWithProvider(<OwnList query={{ limit: 20 }} />, { company, baseUrl });
    const ids = expectedIds(all, { today: sampleDay });
    for (let shown = 20; shown < ids.length; shown += 20) {
      await expect.poll(shownIds).toEqual(ids.slice(0, shown));
      await userEvent.click(more);
    }
    await expect.poll(shownIds).toEqual(ids);
    await expect.element(more).toBeDisabled();
    expect(requests.map(({ path, body }) => [path, body.limit, typeof body.cursor])).toEqual(
      Array.from({ length: Math.ceil(ids.length / 20) }, (_page, index) => [
        '/v6/invoicing/invoices/query',
        20,
        index === 0 ? 'undefined' : 'string',
      ]),
    );
  });

  test('filters and sorts by the service, and loads another list when the query changes', async () => {
    const list = ({ filter, sort }: InvoiceQuery) => <OwnList query={{ filter, sort, limit: 250 }} />;
    const overdue: InvoiceQuery = { filter: { dueDate: { in: ['OVERDUE'] } }, sort: { orderBy: 'BALANCE' } };
    const paid: InvoiceQuery = {
      filter: { invoiceStatus: { in: ['CLOSED'] } },
      sort: { orderBy: 'DATE', direction: 'ASC' },
    };
    const { rerender } = renderWithProvider(list(overdue), { company, baseUrl });
    for (const query of [overdue, paid, overdue]) {
      rerender(list(query));
      const ids = expectedIds(all, { ...query, today: sampleDay });
      expect(ids.length).toBeGreaterThan(1);
      await expect.poll(shownIds).toEqual(ids);
    }
  });

  test('sends one request for two uses on a page', async () => {
    const requests = recordRequests();
    renderWithProvider(
      <>
        <OwnList query={{ limit: 5, filter: { search: 'a', status: { in: ['ACTIVE'] } } }} />
        <OwnList query={{ filter: { status: { in: ['ACTIVE'] }, search: 'a' }, limit: 5 }} />
      </>,
      { company, baseUrl },
    );
    const ids = expectedIds(all, { filter: { search: 'a' }, today: sampleDay }).slice(0, 5);
    await expect.poll(shownIds).toEqual([...ids, ...ids]);
    expect(requests).toHaveLength(1);
  });

  test('has no next page for a company without invoices', async () => {
    renderWithProvider(<OwnList query={{}} />, { company: await createCompany({ seed: 'none' }), baseUrl });
    await expect.element(more).toBeDisabled();
    expect(shownIds()).toEqual([]);
  });
});

describe('a list that fails to load', () => {
  test.each<[string, InvoiceQuery, string]>([
    ['an unknown bucket', { filter: { dueDate: { in: ['SOON'] } } }, 'rejected filter.dueDate.in[0]'],
    ['an unknown order', { sort: { orderBy: 'COLOUR' } }, 'rejected sort.orderBy'],
    ['a page size that is too large', { limit: 251 }, 'rejected limit'],
  ])('reports the rejected parameter: %s', async (_what, query, expected) => {
    renderWithProvider(<OwnList query={query} />, { company, baseUrl });
    await expect.element(page.getByRole('alert')).toHaveTextContent(expected);
    expect(shownIds()).toEqual([]);
  });

  test.each([
    ['status=403', 'forbidden'],
    ['status=404', 'notFound'],
    ['body=html', 'http'],
  ])('reports the kind of failure for %s', async (fault, kind) => {
    renderWithProvider(<OwnList query={{}} />, { company, fault });
    await expect.element(page.getByRole('alert')).toHaveTextContent(kind);
  });

  test('keeps loaded pages and retries the next one', async () => {
    renderWithProvider(<OwnList query={{ limit: 20 }} />, { company, fault: 'status=404,after=1,times=1' });
    const ids = expectedIds(all, { today: sampleDay });
    await expect.poll(shownIds).toEqual(ids.slice(0, 20));
    await userEvent.click(more);
    await expect.element(page.getByRole('alert')).toHaveTextContent('notFound');
    expect(shownIds()).toEqual(ids.slice(0, 20));
    await userEvent.click(more);
    await expect.poll(shownIds).toEqual(ids.slice(0, 40));
    expect(page.getByRole('alert').query()).toBeNull();
  });

  test('ends with an error if a cursor repeats', async () => {
    const requests = recordRequests();
    renderWithProvider(<OwnList query={{ limit: 20 }} />, { company, fault: 'repeat-cursor' });
    const ids = expectedIds(all, { today: sampleDay });
    await expect.poll(shownIds).toEqual(ids.slice(0, 20));
    await userEvent.click(more);
    await expect.poll(shownIds).toEqual(ids.slice(0, 40));
    await userEvent.click(more);
    await expect.element(page.getByRole('alert')).toHaveTextContent('paging');
    expect(shownIds()).toEqual(ids.slice(0, 40));
    expect(requests).toHaveLength(2);
  });
});

describe('one invoice', () => {
  const [first = expect.unreachable(), second = expect.unreachable()] = all;
  const shown = page.getByRole('heading', { level: 2 });

  test('loads another invoice when the id changes', async () => {
    const { rerender } = renderWithProvider(<OneInvoice invoiceId={first.id} />, { company, baseUrl });
    await expect.element(shown).toHaveTextContent(textOf(first));
    rerender(<OneInvoice invoiceId={second.id} />);
    await expect.element(shown).toHaveTextContent(textOf(second));
  });

  test('shows the placeholder until the service responds', async () => {
    const gate = createGate();
    const requests = recordRequests({ until: ({ method }) => (method === 'GET' ? gate.opened : undefined) });
    renderWithProvider(<FromList invoiceId={first.id} />, { company, baseUrl });
    await expect.element(shown).toHaveTextContent(`${textOf(first)} from a list`);
    await expect.poll(() => requests.map(({ method }) => method)).toEqual(['POST', 'GET']);
    gate.open();
    await expect.element(shown).toHaveTextContent(`${textOf(first)} from the service`);
  });

  test.each<[string, string | undefined, string]>([
    ['inv_none', undefined, 'notFound'],
    [first.id, 'status=403', 'forbidden'],
    [first.id, 'body=shape', 'responseShape'],
  ])('reports why %s with the fault %s fails', async (invoiceId, fault, kind) => {
    renderWithProvider(<OneInvoice invoiceId={invoiceId} />, { company, ...(fault ? { fault } : { baseUrl }) });
    await expect.element(page.getByRole('alert')).toHaveTextContent(kind);
    expect(shown.query()).toBeNull();
  });
});

test('shows a prefetched list and invoice at once', async () => {
  const requests = recordRequests();
  const invoiceId = all[0]?.id ?? expect.unreachable();
  renderWithProvider(<FetchedBefore invoiceId={invoiceId} />, { company, baseUrl });
  await userEvent.click(page.getByRole('button', { name: 'Show' }));
  await expect.poll(shownIds).toEqual(expectedIds(all, { today: sampleDay }).slice(0, 20));
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent('from the service');
  expect(requests.map(({ method }) => method)).toEqual(['POST', 'GET']);
});

function textOf({ invoiceNumber, totals }: ApiInvoice): string {
  return `${invoiceNumber} ${totals.balance}`;
}

function OwnList({ query }: { query: InvoiceQuery }) {
  const { data, error, fetchNextPage, hasNextPage, isFetching } = useInvoices(query);
  return (
    <>
      {error && <p role="alert">{failureOf(error)}</p>}
      <ul>
        {data?.pages
          .flatMap(({ rows }) => rows)
          .map(({ id, invoiceNumber }) => (
            <li key={id} data-id={id}>
              {invoiceNumber}
            </li>
          ))}
      </ul>
      <button type="button" onClick={() => fetchNextPage()} disabled={isFetching || !hasNextPage}>
        More
      </button>
    </>
  );
}

function OneInvoice({ invoiceId, before }: { invoiceId: string; before?: Invoice }) {
  const { data, error, isPlaceholderData } = useInvoice(invoiceId, { placeholderData: before });
  if (error) return <p role="alert">{failureOf(error)}</p>;
  if (!data) return <p>Loading</p>;
  const { invoiceNumber, totals } = data;
  return (
    <h2>
      {invoiceNumber} {totals.balance} {isPlaceholderData ? 'from a list' : 'from the service'}
    </h2>
  );
}

function failureOf(error: Error): string {
  const { kind, problems } = error as DaybookError; // there are no others
  return [kind, ...problems.map(({ param }) => param)].join(' ');
}

function FromList({ invoiceId }: { invoiceId: string }) {
  const { data } = useInvoices({ limit: 20 });
  const before = data?.pages.flatMap(({ rows }) => rows).find(({ id }) => id === invoiceId);
  return before && <OneInvoice invoiceId={invoiceId} before={before} />;
}

function FetchedBefore({ invoiceId }: { invoiceId: string }) {
  const daybook = useDaybook();
  const [isShown, setIsShown] = useState(false);
  const show = async () => {
    await daybook.queryClient.prefetchInfiniteQuery(invoicesOptions(daybook, { limit: 20 }));
    await daybook.queryClient.prefetchQuery(invoiceOptions(daybook, invoiceId));
    setIsShown(true);
  };
  if (isShown)
    return (
      <>
        <OwnList query={{ limit: 20 }} />
        <OneInvoice invoiceId={invoiceId} />
      </>
    );
  return (
    <button type="button" onClick={show}>
      Show
    </button>
  );
}
