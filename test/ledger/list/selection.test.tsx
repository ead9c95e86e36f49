import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger } from '../../../src/index.ts';
import { entryRows, ledgerTable } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { fetchLedger, sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const { '1020': savings = '' } = company.glAccountIds;
const entries = (await fetchLedger(company, savings)).entries.toReversed();
const third = { entryId: entries[2]?.id, entityId: entries[2]?.entity.id };

test.each([1280, 380])('selects an entry by a click anywhere on it at %i px', async (width) => {
  await page.viewport(width, 800);
  const onEntrySelect = vi.fn();
  renderWithProvider(
    <GeneralLedger glAccountId={savings} defaultFilters={{ period: 'all' }} onEntrySelect={onEntrySelect} />,
    {
      company,
    },
  );
  const row = entryRows(await ledgerTable())[2];
  if (!row) throw new Error('No third entry.');
  row.scrollIntoView({ block: 'center' });
  const { width: rowWidth, height } = row.getBoundingClientRect();
  // Near the lower edge: the button that opens the source has its own click.
  const places = [0.01, 0.25, 0.5, 0.75, 0.99].map((share) => ({ x: rowWidth * share, y: height - 8 }));
  // Forced, so that the click lands on whatever is there.
  for (const position of places) await userEvent.click(row, { position, force: true });
  expect(onEntrySelect.mock.calls).toEqual(places.map(() => [third]));
  expect(document.querySelector('tr[data-details]')).toBeNull();
});

test('selects an entry by Enter or Space', async () => {
  const onEntrySelect = vi.fn();
  renderWithProvider(
    <GeneralLedger glAccountId={savings} defaultFilters={{ period: 'all' }} onEntrySelect={onEntrySelect} />,
    {
      company,
    },
  );
  const row = entryRows(await ledgerTable())[2];
  const [, name] = row?.getElementsByTagName('button') ?? []; // after the one that expands the row
  expect(name?.textContent).toBe(entries[2]?.entity.displayName);
  name?.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onEntrySelect.mock.calls).toEqual([[third], [third]]);
});

test('opens no entries without onEntrySelect', async () => {
  renderWithProvider(<GeneralLedger glAccountId={savings} defaultFilters={{ period: 'all' }} />, { company });
  const table = await ledgerTable();
  expect(table.tBodies[0]?.querySelectorAll('a, button:not([aria-expanded]), [tabindex="0"]')).toHaveLength(0);
});
