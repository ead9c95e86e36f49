import { cloneElement } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger, useDaybook } from '../../../src/index.ts';
import { ledgerTable, oldestFirst } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, recordRequests } from '../../support/requests.ts';
import { fetchLedger, type Json, sharedCompany } from '../../support/sandbox/company.ts';
import { readCsv, recordSavedFiles } from '../../support/savedFiles.ts';

const company = await sharedCompany({ entries: 800 });
const { checking = '' } = company.glAccountIds;
const ledger = (
  <GeneralLedger
    loadInBackground={false}
    glAccountId={checking}
    defaultFilters={{ period: 'all' }}
    defaultSorting={oldestFirst}
  />
);
const { entries } = await fetchLedger(company, checking);

const exportCsv = page.getByRole('button', { name: 'Export CSV' });
const cancel = page.getByRole('button', { name: 'Cancel' });

test.each([
  ['newest first', undefined],
  ['oldest first', oldestFirst],
])('exports every matching entry with decimals and ISO dates, %s', async (_name, defaultSorting) => {
  const files = recordSavedFiles();
  renderWithProvider(cloneElement(ledger, { defaultSorting }), { company });
  await ledgerTable();
  const countSoFar = await page.getByText(/ entries so far$/).findElement();
  const shown = countSoFar.textContent;
  await userEvent.click(exportCsv);
  await expect
    .element(page.getByText(/^Saved 800 entries to/))
    .toHaveTextContent('Saved 800 entries to general-ledger-1010.csv.');
  expect(files.map(({ name }) => name)).toEqual(['general-ledger-1010.csv']);
  const [headers, ...lines] = await readCsv(files[0]?.blob);
  expect(headers).toEqual('Date,Source,Source detail,Description,Debit,Credit,Balance,Entry ID,Source ID'.split(','));
  expect(lines).toEqual(
    (defaultSorting ? entries : entries.toReversed()).map(
      ({ id, date, entity, description, drAmount, crAmount, runningBalance }) => [
        date,
        entity.displayName,
        otherSideOf(entity, description),
        description,
        drAmount ? (drAmount / 100).toFixed(2) : '',
        crAmount ? (crAmount / 100).toFixed(2) : '',
        (runningBalance / 100).toFixed(2),
        id,
        entity.id,
      ],
    ),
  );
  expect(countSoFar.textContent).toBe(shown); // the list does not load them
});

/** The other side of an entry of Operating Checking, as the list shows it; empty if it repeats the description. */
function otherSideOf({ secondaryDisplayName, glAccount }: Json, description: string): string {
  const names = [secondaryDisplayName, glAccount?.id === checking ? undefined : glAccount?.name];
  return names.find((name) => name && !name.startsWith('Operating Checking') && name !== description) ?? '';
}

test('names the file by account and dates, and exports filtered entries', async () => {
  const files = recordSavedFiles();
  renderWithProvider(
    <GeneralLedger
      loadInBackground={false}
      glAccountId={checking}
      defaultFilters={{ beginDate: '2026-05-01', endDate: '2026-05-31', search: 'Stripe' }}
    />,
    { company },
  );
  await ledgerTable();
  await userEvent.click(exportCsv);
  await expect.poll(() => files.map(({ name }) => name)).toEqual(['general-ledger-1010-2026-05-01-2026-05-31.csv']);
  const filtered = await fetchLedger(company, checking, {
    beginDate: '2026-05-01',
    endDate: '2026-05-31',
    search: 'Stripe',
  });
  const [, ...lines] = await readCsv(files[0]?.blob);
  expect(filtered.entries.length).toBeGreaterThan(1);
  expect(lines.map((line) => line[7])).toEqual(filtered.entries.toReversed().map(({ id }) => id));
});

test('reads the file again if loaded entries are stale', async () => {
  const files = recordSavedFiles();
  const gate = createGate();
  let isStale = false;
  const requests = recordRequests({
    until: ({ body }) => (isStale && body?.limit === 100 ? gate.opened : undefined),
  });
  const filters = { beginDate: '2026-05-01', endDate: '2026-05-31', search: 'Stripe' };
  renderWithProvider(
    <>
      <Refresh />
      <GeneralLedger loadInBackground={false} glAccountId={checking} defaultFilters={filters} />
    </>,
    { company },
  );
  await ledgerTable();
  const limits = () => requests.flatMap(({ body }) => body?.limit ?? []);
  isStale = true;
  window.dispatchEvent(new Event('refresh'));
  await expect.poll(() => limits().length).toBeGreaterThan(1);
  await userEvent.click(exportCsv);
  await expect.poll(() => files).toHaveLength(1);
  expect(limits().at(-1)).toBe(250);
  gate.open();
});

test('shows how many entries an export has loaded', async () => {
  const files = recordSavedFiles();
  const gate = createGate();
  let pages = 0;
  const isSecondPage = (limit: unknown) => {
    if (limit === 250) pages += 1;
    return pages === 2;
  };
  recordRequests({ until: ({ body }) => (isSecondPage(body?.limit) ? gate.opened : undefined) });
  renderWithProvider(ledger, { company });
  await ledgerTable();
  await userEvent.click(exportCsv);
  await expect.element(page.getByText(/Exporting… · 250 entries so far/)).toBeVisible();
  gate.open();
  await expect.poll(() => files).toHaveLength(1);
});

test('saves no file if an export is canceled or fails', async () => {
  const files = recordSavedFiles();
  const gate = createGate();
  recordRequests({ until: ({ body }) => (body?.limit === 250 ? gate.opened : undefined) });
  renderWithProvider(ledger, { company, fault: 'status=400,after=5' });
  await ledgerTable();
  await userEvent.click(exportCsv);
  await expect.element(page.getByRole('progressbar', { name: 'Exporting…' })).toBeVisible();
  await userEvent.click(cancel);
  await expect.element(exportCsv).toBeVisible();
  gate.open();
  await userEvent.click(exportCsv);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Couldn’t load every entry, so no file was saved.');
  expect(files).toEqual([]);
});

/** A host that invalidates its queries. */
function Refresh() {
  const { queryClient } = useDaybook();
  window.addEventListener('refresh', () => queryClient.invalidateQueries(), { once: true });
  return null;
}
