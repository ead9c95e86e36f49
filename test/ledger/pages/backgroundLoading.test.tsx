import { focusManager } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger } from '../../../src/index.ts';
import { ledgerTable, oldestFirst } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, currentFetch, recordRequests, type SentRequest } from '../../support/requests.ts';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany({ entries: 800 });
const { checking = '' } = company.glAccountIds;
const ledger = <GeneralLedger glAccountId={checking} defaultFilters={{ period: 'all' }} showChart={false} />;
const loadAll = page.getByRole('button', { name: 'Load all', exact: true });

const isPage = ({ path, body }: SentRequest) => path.endsWith('/generalLedger') && body.limit > 1;

test('loads the rest by itself, one request at a time, and shows the totals', async () => {
  let [open, most] = [0, 0];
  const requests = recordRequests({
    until: async (request) => {
      if (!isPage(request)) return;
      most = Math.max(most, ++open);
      await new Promise((resolve) => setTimeout(resolve, 20));
      open -= 1;
    },
  });
  renderWithProvider(ledger, { company });
  await expect.element(page.getByRole('rowheader', { name: 'Totals and closing balance' })).toBeVisible();
  expect(loadAll.query()).toBeNull();
  expect(most).toBe(1);
  expect(new Set(requests.filter(isPage).map(({ body }) => body.limit))).toEqual(new Set([100, 250]));
});

test('pauses while the tab is hidden and goes on when it is visible', async () => {
  onTestFinished(() => focusManager.setFocused(undefined));
  const gate = createGate();
  const requests = recordRequests({ until: () => (requests.filter(isPage).length > 2 ? gate.opened : undefined) });
  renderWithProvider(ledger, { company });
  await expect.poll(() => requests.filter(isPage).length).toBeGreaterThan(2);
  focusManager.setFocused(false);
  await expect.element(loadAll).toBeVisible();
  const { length } = requests.filter(isPage);
  gate.open();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(requests.filter(isPage).length).toBe(length);
  focusManager.setFocused(true);
  await expect.element(page.getByRole('rowheader', { name: 'Totals and closing balance' })).toBeVisible();
});

test('stops when the ledger unmounts', async () => {
  const gate = createGate();
  const requests = recordRequests({ until: () => (requests.filter(isPage).length > 2 ? gate.opened : undefined) });
  const { rerender } = renderWithProvider(ledger, { company });
  await expect.poll(() => requests.filter(isPage).length).toBeGreaterThan(2);
  rerender(<p>Another page</p>);
  const { length } = requests;
  gate.open();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(requests.length).toBe(length);
});

test('fails silently, and the user can load the rest', async () => {
  renderWithProvider(ledger, { company, fault: 'status=400,after=3,times=1' });
  await ledgerTable();
  await expect.element(loadAll).toBeVisible();
  expect(page.getByRole('alert').query()).toBeNull();
  await userEvent.click(loadAll);
  await expect.element(page.getByRole('rowheader', { name: 'Totals and closing balance' })).toBeVisible();
});

test('stops at 5,000 entries, and loads the rest from the last row', async () => {
  const count = 6_000;
  const send = currentFetch();
  let read = 0;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (!String(input).endsWith('/generalLedger')) return send(input, init);
    const { cursor = '0', limit } = JSON.parse(String(init?.body));
    const first = Number(cursor);
    const end = Math.min(first + limit, count);
    if (limit > 1) read = end;
    const data = Array.from({ length: end - first }, (_, index) => entry(first + index));
    return Response.json({ result: 'SUCCESS', data, cursor: end < count ? { after: String(end) } : {} });
  });
  renderWithProvider(
    <GeneralLedger
      glAccountId={checking}
      defaultSorting={oldestFirst}
      defaultFilters={{ period: 'all' }}
      showChart={false}
    />,
    { company },
  );
  const rest = page.getByRole('rowheader').getByRole('button', { name: 'Load all' });
  await expect.element(rest).toBeVisible();
  await expect.poll(() => read, { timeout: 20_000 }).toBe(5_100);
  await expect.element(rest).not.toHaveAttribute('aria-disabled');
  await userEvent.click(rest);
  await expect.element(page.getByText('6,000 entries', { exact: true })).toBeVisible();
});

function entry(index: number) {
  const day = new Date(Date.UTC(2020, 0, 1 + Math.floor(index / 4)));
  return { id: `glt_${index}`, date: day.toISOString().slice(0, 10), runningBalance: index, drAmount: 1, crAmount: 0 };
}
