import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger } from '../../../src/index.ts';
import { fetchTransactions } from '../../support/bank-transactions/api.ts';
import { SaveButton } from '../../support/bank-transactions/SaveButton.tsx';
import { entryRows, focusedEntry, formatDay, ledgerTable } from '../../support/ledger.ts';
import { focusChart, slider } from '../../support/ledgerChart.ts';
import { limitPages } from '../../support/limitPages.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
import { createCompany, fetchLedger } from '../../support/sandbox/company.ts';

const year = { beginDate: '2026-01-01', endDate: '2026-06-30' };
const valueText = () => slider.element().getAttribute('aria-valuetext') ?? '';

/** Goes to a day of the chart. */
async function goToDay(day: string): Promise<void> {
  await focusChart();
  await userEvent.keyboard('{Home}');
  for (let left = 60; left > 0 && !valueText().startsWith(formatDay(day)); left--)
    await userEvent.keyboard('{ArrowRight}');
  expect(valueText()).toContain(formatDay(day));
  await userEvent.keyboard('{Enter}');
}

test('after a write, a day that the user went to stays, and only a later choice loads more entries', async () => {
  const company = await createCompany({ entries: 1500 });
  const { checking = '' } = company.glAccountIds;
  const newest = (await fetchTransactions(company)).find(({ children }) => children.length === 0);
  if (!newest) throw new Error('No transaction fits.');
  limitPages(20);
  const requests = recordRequests();
  renderWithProvider(
    <>
      <SaveButton id={newest.id} amount={newest.amount - 100} />
      <GeneralLedger loadInBackground={false} glAccountId={checking} defaultFilters={year} />
    </>,
    { company },
  );
  const table = await ledgerTable();
  const { entries } = await fetchLedger(company, checking, year);
  const listed = entries.toReversed();
  const indexOn = (day: string) => listed.findIndex(({ date }) => date <= day);
  await goToDay('2026-03-31');
  await expect.poll(() => focusedEntry(table)).toBe(indexOn('2026-03-31'));
  // In the middle of a long list, of which only the pages in view are read again.
  await goToDay('2026-04-30');
  await expect.poll(() => focusedEntry(table)).toBe(indexOn('2026-04-30'));
  expect(indexOn('2026-04-30')).toBeGreaterThan(250);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  const marked = () => entryRows(table).filter((row) => row.hasAttribute('data-marked')).length;
  const markedBefore = marked();
  expect(markedBefore).toBeGreaterThan(0);

  const loaded = () => page.getByText(/^[\d,]+ entries so far$/).element().textContent;
  const loadedBefore = loaded();
  const before = requests.length;
  (page.getByRole('button', { name: /^Save/ }).element() as HTMLElement).click();
  await expect.poll(() => requests.slice(before).some(({ path }) => path.endsWith('/generalLedger'))).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 3000));
  expect(loaded()).toBe(loadedBefore);
  expect(focusedEntry(table)).toBe(indexOn('2026-04-30') + 3);
  expect(marked()).toBe(markedBefore);

  await goToDay('2026-01-31');
  await expect.poll(() => focusedEntry(table), { timeout: 20_000 }).toBe(indexOn('2026-01-31'));
}, 60_000);
