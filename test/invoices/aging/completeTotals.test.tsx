import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { InvoiceList, useSaveBankTransactions } from '../../../src/index.ts';
import { createBankApi } from '../../support/bank-transactions/api.ts';
import { expectedIds, fetchInvoices } from '../../support/invoices/api.ts';
import { displayedInvoices, invoiceRows, invoiceTable } from '../../support/invoices/list.ts';
import { isTruncated } from '../../support/isTruncated.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, currentFetch, recordRequests, type SentRequest } from '../../support/requests.ts';
import { returnToPage } from '../../support/returnToPage.ts';
import { createCompany, sampleDay, sharedCompany } from '../../support/sandbox/company.ts';
import { inPrintMedia } from '../../support/ui/printMedia.ts';

const company = await sharedCompany();
const all = await fetchInvoices(company);
const summary = page.getByRole('group', { name: 'Aging' });

const sumOutstanding = (keeps: (invoice: (typeof all)[number]) => boolean) => {
  const open = all.filter(({ invoiceStatus, totals }) => invoiceStatus === 'OPEN' && totals.balance > 0).filter(keeps);
  const cents = open.reduce((total, { totals }) => total + totals.balance, 0);
  return { count: open.length, cents, formatted: dollars(cents) };
};
const dollars = (cents: number) => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const daysOver = ({ collectionInfo }: (typeof all)[number]) =>
  (Date.parse(sampleDay) - Date.parse(collectionInfo.term.dueDate)) / 86_400_000;
const noAmount = () => expect(summary.element().textContent).not.toMatch(/\$|\d invoice/);

test('shows totals of all open invoices once they are loaded, before the list is fully loaded', async () => {
  mockSmallPages(15, 5);
  const [totalsGate, listGate] = [createGate(), createGate()];
  const requests = recordRequests({
    until: (request) => {
      if (!request.body?.cursor) return undefined;
      return request.body.limit === 250 ? totalsGate.opened : listGate.opened;
    },
  });
  renderWithProvider(<InvoiceList defaultFilters={{}} />, { company });
  await invoiceTable();
  await expect.poll(() => requests.filter(({ body }) => body?.limit === 250).length).toBe(2);
  await expect.element(summary.getByText('Loading totals…')).toBeInTheDocument();
  noAmount();
  totalsGate.open();
  const open = sumOutstanding(() => true);
  expect(open.count).toBeGreaterThan(10);
  await expect.element(summary.getByText(open.formatted)).toBeVisible();
  await expect.element(page.getByText('15 invoices so far')).toBeVisible();

  const long = sumOutstanding((invoice) => daysOver(invoice) > 90);
  const bucket = summary.getByRole('button', { name: /^Over 90 days/ });
  await expect.element(bucket).toHaveTextContent(new RegExp(`${long.count} invoices?$`));
  listGate.open();
  await userEvent.click(bucket);
  await expect.poll(() => invoiceRows(table()).length).toBe(long.count);
  await expect.element(bucket).toHaveTextContent(new RegExp(`${long.count} invoices?$`));
  await expect.element(page.getByText(new RegExp(`^${long.count} invoices?$`)).first()).toBeVisible();
});

test('shows no total beyond the limit until the user loads all', async () => {
  mockSmallPages(100, 1);
  repeatOpenInvoices(3);
  const requests = recordRequests();
  const onCountChange = vi.fn();
  renderWithProvider(<InvoiceList defaultFilters={{}} onCountChange={onCountChange} />, { company });
  const { count, cents } = sumOutstanding(() => true);
  expect(count * 3).toBeGreaterThan(20);
  await expect.element(summary.getByText('More than 5,000 open invoices. Load all to see their aging.')).toBeVisible();
  expect(requests.filter(({ body }) => body?.limit === 250)).toHaveLength(20);
  noAmount();
  // A bucket's list would be partial, too.
  await userEvent.click(summary.getByRole('button', { name: /^Over 90 days/ }));
  await expect.element(page.getByRole('button', { name: 'Load all' }).nth(1)).toBeVisible();
  expect(page.getByRole('grid').query()).toBeNull();
  expect(onCountChange).toHaveBeenCalled();
  expect(onCountChange).not.toHaveBeenCalledWith(expect.objectContaining({ total: 0 }));
  await userEvent.click(summary.getByRole('button', { name: 'Load all' }));
  // Dozens of requests, one by one.
  await expect.element(summary.getByText(dollars(cents * 3)), { timeout: 60_000 }).toBeVisible();
  // The limit applies to the bucket of another filter again.
  await userEvent.selectOptions(page.getByLabelText('Period'), 'thisYear');
  await expect.element(page.getByText('More than 5,000 open invoices.')).toBeVisible();
  expect(summary.element()).toHaveTextContent(dollars(cents * 3));
}, 120_000);

test.each([
  ['a few', 2_500, 2],
  ['thousands', 2_501, 1],
])('refetches open invoices on window focus only if there are few: %s', async (_what, count, reads) => {
  repeatRows(count);
  const requests = recordRequests();
  renderWithProvider(<InvoiceList defaultFilters={{}} />, { company });
  await expect.element(summary.getByText(/ overdue$/)).toBeVisible();
  const readsOf = (limit: number) =>
    requests.filter((request) => request.body?.limit === limit && isNotForDrafts(request)).length;
  expect(readsOf(250)).toBe(1);
  await expect.poll(displayedInvoices).not.toEqual([]); // while the list loads, the focus refetches nothing
  returnToPage();
  await expect.poll(() => readsOf(100)).toBe(2);
  await expect.poll(() => readsOf(250)).toBe(reads);
});

/** The tab of drafts has a count of its own. */
const isNotForDrafts = ({ body }: SentRequest) => body?.filter?.invoiceStatus?.in?.[0] !== 'DRAFT';

test('requests nothing for totals without the summary', async () => {
  const requests = recordRequests();
  renderWithProvider(<InvoiceList defaultFilters={{}} showAging={false} />, { company });
  await invoiceTable();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(requests.filter(isNotForDrafts).map(({ body }) => body?.limit)).toEqual([100]);
});

test('shows and reports a partial failure instead of a total, with a retry', async () => {
  mockSmallPages(100, 5);
  const send = currentFetch();
  let isFailing = true;
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const isLater = /"limit":250\b/.test(String(init?.body)) && String(init?.body).includes('cursor');
    const url = String(input);
    return send(isLater && isFailing ? url.replace('/v6/', '/sandbox/faults/status=400/v6/') : input, init);
  });
  const onError = vi.fn();
  renderWithProvider(<InvoiceList onError={onError} />, { company });
  await expect.element(summary.getByText('We couldn’t load all open invoices, so there are no totals.')).toBeVisible();
  noAmount();
  expect(onError).toHaveBeenCalledTimes(1);
  isFailing = false;
  await userEvent.click(summary.getByRole('button', { name: 'Try again' }));
  await expect.element(summary.getByText(sumOutstanding(() => true).formatted)).toBeVisible();
});

test('stops reading for totals when the list unmounts', async () => {
  mockSmallPages(100, 5);
  const gate = createGate();
  const isForTotals = ({ body }: SentRequest) => body?.limit === 250;
  const requests = recordRequests({
    until: (request) => (isForTotals(request) && request.body.cursor ? gate.opened : undefined),
  });
  const { rerender } = renderWithProvider(<InvoiceList defaultFilters={{}} />, { company });
  await expect.poll(() => requests.filter(isForTotals).length).toBe(2);
  rerender(<p>Gone</p>);
  gate.open();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(requests.filter(isForTotals)).toHaveLength(2);
});

test('refetches totals after a save that may pay an invoice', async () => {
  const own = await createCompany({ seed: 'none' });
  const { save } = await createBankApi(own);
  const { id } = await save();
  const requests = recordRequests();
  const isForTotals = ({ body }: SentRequest) => body?.limit === 250 && body.filter?.invoiceStatus;
  renderWithProvider(
    <>
      <InvoiceList defaultFilters={{}} />
      <SaveButton id={id} />
    </>,
    { company: own },
  );
  await expect.poll(() => requests.filter(isForTotals).map(({ status }) => status)).toEqual([200]);
  await userEvent.click(page.getByRole('button', { name: 'Pay' }));
  await expect.poll(() => requests.filter(isForTotals).map(({ status }) => status)).toEqual([200, 200]);
});

test('after a save, totals of more than one request are read once no more saves follow, and say so', async () => {
  const own = await createCompany();
  const { save } = await createBankApi(own);
  const { id } = await save();
  repeatRows(300);
  const requests = recordRequests();
  const readCount = () => requests.filter(({ body }) => body?.limit === 250).length;
  renderWithProvider(
    <>
      <InvoiceList />
      <SaveButton id={id} />
    </>,
    { company: own },
  );
  await expect.element(summary.getByText(/ overdue$/)).toBeVisible();
  const footer = () => table().tFoot?.textContent;
  const [before, listed] = [readCount(), footer()];
  expect(listed).toMatch(/^300 invoices/);
  // Pressed in the page, whose pause of a second begins with the press: the report of a click can take a part of it.
  const pay = () => (page.getByRole('button', { name: 'Pay' }).element() as HTMLElement).click();
  pay();
  await expect.element(summary.getByText('Updating')).toBeVisible();
  expect(footer()).toBe('Updating');
  pay();
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(readCount()).toBe(before);
  await expect.element(summary.getByText(/ overdue$/)).toBeVisible();
  expect(footer()).toBe(listed);
  expect(readCount()).toBe(before + 1);
});

function SaveButton({ id }: { id: string }) {
  const { mutate } = useSaveBankTransactions();
  return (
    <button type="button" onClick={() => mutate([{ id, notes: 'Paid' }])}>
      Pay
    </button>
  );
}

test('sends one search request when typing pauses', async () => {
  const requests = recordRequests();
  renderWithProvider(<InvoiceList defaultFilters={{}} />, { company });
  await invoiceTable();
  const before = requests.length;
  const invoiceNumber = all.find((invoice) => invoice.invoiceNumber)?.invoiceNumber ?? expect.unreachable();
  const search = page.getByRole('searchbox', { name: 'Search invoices' });
  // Fired without delays, so that a slow machine does not pause like a user.
  for (const length of invoiceNumber.split('').keys()) {
    fireEvent.change(search.element(), { target: { value: invoiceNumber.slice(0, length + 1) } });
  }
  const found = expectedIds(all, { filter: { search: invoiceNumber }, today: '2026-01-01' });
  expect(found.length).toBeGreaterThan(0);
  await expect.poll(() => invoiceRows(table()).length).toBe(found.length);
  const searches = requests
    .slice(before)
    .filter(isNotForDrafts)
    .map(({ body }) => body.filter?.search);
  expect(searches).toEqual([invoiceNumber]);
  await userEvent.clear(search);
  await expect.poll(() => invoiceRows(table()).length).toBeGreaterThan(found.length);
});

test('prints every loaded invoice without buttons or clipped text', async () => {
  renderWithProvider(
    <div style={{ width: 718 }}>
      <InvoiceList defaultFilters={{}} />
    </div>,
    { company },
  );
  await invoiceTable();
  await inPrintMedia(() => {
    const rows = invoiceRows(table());
    expect(rows).toHaveLength(Math.min(all.length, 100));
    expect(table().getBoundingClientRect().width).toBeLessThanOrEqual(718);
    const cells = rows.flatMap((row) => [...row.cells]);
    expect(cells.filter(isTruncated)).toEqual([]);
    expect(page.getByRole('button', { name: /^(Load all|Export CSV|Filters)/ }).elements()).toEqual([]);
  });
});

function table(): HTMLTableElement {
  const found = page.getByRole('grid', { name: 'Invoices' }).query();
  return found instanceof HTMLTableElement ? found : document.createElement('table');
}

/** Makes the service return smaller pages, for the list and for its totals. */
function mockSmallPages(listGate: number, totalsGate: number): void {
  const send = currentFetch();
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    if (typeof init?.body !== 'string') return send(input, init);
    const body = init.body
      .replace('"limit":100', `"limit":${listGate}`)
      .replace('"limit":250', `"limit":${totalsGate}`);
    return send(input, { ...init, body });
  });
}

/** Repeats the open invoices for the totals query, as if there were more. */
function repeatOpenInvoices(times: number): void {
  const send = currentFetch();
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    if (request?.limit !== 250) return send(input, init);
    const [, round = '1', cursor] = /^(\d+) (.*)$/.exec(request.cursor ?? '') ?? [];
    const response = await send(input, { ...init, body: JSON.stringify({ ...request, cursor: cursor || undefined }) });
    const body = await response.json();
    const after = body.cursor?.after;
    const next = after ? `${round} ${after}` : Number(round) < times ? `${Number(round) + 1} ` : undefined;
    const data = body.data.map((row: { id: string }) => ({ ...row, id: `${row.id}_${round}` }));
    return Response.json({ ...body, data, cursor: next && { after: next } });
  });
}

/** Responds to the totals query with one page of that many invoices. */
function repeatRows(count: number): void {
  const send = currentFetch();
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const response = await send(input, init);
    if (!/"limit":250\b/.test(String(init?.body))) return response;
    const { data } = await response.json();
    const rows = Array.from({ length: count }, (_row, index) => ({ ...data[index % data.length], id: `inv_${index}` }));
    return Response.json({ result: 'SUCCESS', data: rows, cursor: null });
  });
}
