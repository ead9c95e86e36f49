import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger } from '../../../src/index.ts';
import { fetchTransactions } from '../../support/bank-transactions/api.ts';
import { SaveButton } from '../../support/bank-transactions/SaveButton.tsx';
import { entryRows, formatDollars, oldestFirst, readEntryRow, toDisplayedEntry } from '../../support/ledger.ts';
import { isQuery, limitPages } from '../../support/limitPages.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
import { type Company, createCompany, fetchLedger } from '../../support/sandbox/company.ts';
import { scrollerOf, TableHeight } from '../../support/ui/scroller.tsx';

const updates = page.getByText('Other rows update when you scroll to them.');

test.each([
  { order: 'newest first', count: 3000, limit: 250, defaultSorting: undefined },
  { order: 'oldest first', count: 600, limit: 40, defaultSorting: oldestFirst },
])(
  'a ledger shows the service’s balances after a backdated write, wherever the user scrolls, $order',
  async ({ count, limit, defaultSorting }) => {
    const company = await createCompany({ entries: count });
    const { checking = '' } = company.glAccountIds;
    const spending = await firstSpending(company, checking);
    const { entries: entriesBefore } = await fetchLedger(company, checking);
    limitPages(limit);
    const allLoaded = page.getByText(`${count.toLocaleString('en')} entries`, { exact: true });
    const requests = recordRequests();
    renderWithProvider(
      <TableHeight>
        <SaveButton id={spending.id} amount={spending.amount - 123_456} />
        <GeneralLedger
          loadInBackground={false}
          glAccountId={checking}
          defaultFilters={{ period: 'all' }}
          defaultSorting={defaultSorting}
        />
      </TableHeight>,
      { company },
    );
    await userEvent.click(page.getByRole('button', { name: 'Load all' }));
    await expect.element(allLoaded).toBeVisible();
    const table = (await page.getByRole('grid', { name: /^General ledger/ }).findElement()) as HTMLTableElement; // by its role
    const area = scrollerOf(table);
    const footer = () => table.tFoot?.rows[0]?.textContent;
    expect(footer()).toContain('Totals and closing balance');
    area.scrollTop = area.scrollHeight / 2;
    await milliseconds(100);
    const before = requests.length;
    await userEvent.click(page.getByRole('button', { name: /^Save/ }));
    await expect.element(updates).toBeVisible();
    const { entries } = await fetchLedger(company, checking);
    expect(entries.at(-1)?.runningBalance).toBe((entriesBefore.at(-1)?.runningBalance ?? 0) - 123_456);
    const expected = new Set(entries.map((entry) => JSON.stringify(toDisplayedEntry(entry))));
    const shown = () => entryRows(table).map((row) => JSON.stringify(readEntryRow(row)));
    await expect.poll(() => shown().filter((row) => !expected.has(row))).toEqual([]);
    const reads = requests.slice(before).filter(isQuery);
    expect(reads.filter(({ body }) => body.limit === 1).length).toBeLessThanOrEqual(1); // the closing balance
    // The chart keeps the balances from before, and says so.
    const chart = await page.getByRole('slider', { name: 'Balance over time' }).findElement();
    (chart as HTMLElement).focus(); // by its role
    await userEvent.keyboard(defaultSorting ? '{End}' : '{Home}');
    await expect.poll(() => chart.ariaValueText).toMatch(/Updating$/);
    await milliseconds(1_500); // with what waits for more writes
    expect(requests.slice(before).filter(isQuery).length).toBeLessThanOrEqual(3);
    expect(footer()).toBe('Updating·Load all');
    expect(figureOf('Opening balance')).toBe('0.00'); // nothing is before all dates
    expect(figureOf('Debits')).toBe('Updating');
    expect(figureOf('Credits')).toBe('Updating');
    // Upward across pages that were not read, one view at a time.
    for (let turn = 0; turn < 12; turn += 1) {
      area.scrollTop -= area.clientHeight * 0.8;
      await milliseconds(30);
      await expect
        .poll(() =>
          entryRows(table)
            .filter((row) => row.ariaBusy !== 'true')
            .map((row) => JSON.stringify(readEntryRow(row)))
            .filter((row) => !expected.has(row)),
        )
        .toEqual([]);
      await expect.poll(() => table.querySelectorAll('tr[aria-busy]').length).toBe(0);
    }
    await userEvent.click(page.getByRole('button', { name: 'Load all' }));
    await expect.element(allLoaded).toBeVisible();
    expect(updates.query()).toBeNull();
    expect(footer()).toContain('Totals and closing balance');
    const listed = defaultSorting ? entries : entries.toReversed();
    for (const row of entryRows(table))
      expect(readEntryRow(row)).toEqual(toDisplayedEntry(listed[Number(row.dataset.index)] ?? expect.unreachable()));
    if (!defaultSorting) return; // thousands of rows are too many to print in a test
    window.dispatchEvent(new Event('beforeprint'));
    expect(entryRows(table).map(readEntryRow)).toEqual(listed.map(toDisplayedEntry));
    window.dispatchEvent(new Event('afterprint'));
  },
  90_000,
);

test.each([
  ['all', 1],
  ['thisYear', 3],
] as const)(
  'a write reads the first page of a ledger, newest first, with few requests: %s',
  async (period, most) => {
    const company = await createCompany({ entries: 3000 });
    const { checking = '' } = company.glAccountIds;
    const spending = await firstSpending(company, checking);
    const requests = recordRequests();
    renderWithProvider(
      <TableHeight>
        <SaveButton id={spending.id} amount={spending.amount - 123_456} />
        <GeneralLedger glAccountId={checking} defaultFilters={{ period }} />
      </TableHeight>,
      { company },
    );
    await expect.poll(() => figureOf('Debits')).toMatch(/\d$/);
    const balanceBefore = figureOf('Closing balance');
    const before = requests.length;
    await userEvent.click(page.getByRole('button', { name: /^Save/ }));
    await expect.element(updates).toBeVisible();
    await expect.poll(() => figureOf('Closing balance')).not.toBe(balanceBefore);
    // The write is dated before the period of this year.
    const beginDate = period === 'all' ? undefined : '2026-01-01';
    const { beginningBalance } = await fetchLedger(company, checking, { beginDate });
    await expect.poll(() => figureOf('Opening balance')).toBe(formatDollars(beginningBalance ?? Number.NaN));
    await milliseconds(1_500); // with what waits for more writes
    expect(requests.slice(before).filter(isQuery).length).toBeLessThanOrEqual(most);
  },
  90_000,
);

/** The first transaction of an account's ledger that spends money and is not split. */
async function firstSpending(company: Company, glAccountId: string) {
  const { entries } = await fetchLedger(company, glAccountId);
  const transactions = new Map((await fetchTransactions(company)).map((one) => [one.id, one]));
  for (const { entity } of entries) {
    const found = transactions.get(entity.id);
    if (found && found.amount < 0 && found.children.length === 0 && found.type === 'EXPENSE') return found;
  }
  return expect.unreachable();
}

/** The text of a figure above a ledger, whose name a date may follow. */
function figureOf(name: string) {
  const terms = [...document.querySelectorAll('.daybook-ledger-figures dt')];
  return terms.find((term) => term.textContent.startsWith(name))?.nextElementSibling?.textContent;
}

function milliseconds(count: number) {
  return new Promise((resolve) => setTimeout(resolve, count));
}
