import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { type ComponentType, Fragment, type PropsWithChildren } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger, type GlEntry, type LedgerPage, useDaybook } from '../../../src/index.ts';
import { entryRows, focusedEntry, ledgerTable, readEntryRow } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { fetchLedger, sharedCompany } from '../../support/sandbox/company.ts';
import { inPrintMedia } from '../../support/ui/printMedia.ts';
import { scrollerOf, TableHeight } from '../../support/ui/scroller.tsx';

const company = await sharedCompany({ entries: 260 });
const { checking = '' } = company.glAccountIds;

/** Renders the fully loaded ledger. @returns its table, and a function that changes the loaded entries. */
async function openLedger(Around: ComponentType<PropsWithChildren> = Fragment) {
  let queryClient: QueryClient | undefined;
  function Cache() {
    queryClient = useDaybook().queryClient;
    return null;
  }
  renderWithProvider(
    <Around>
      <Cache />
      <GeneralLedger loadInBackground={false} glAccountId={checking} defaultFilters={{ period: 'all' }} />
    </Around>,
    { company },
  );
  const table = await ledgerTable();
  await userEvent.click(page.getByRole('button', { name: 'Load all' }));
  await expect.element(page.getByText('260 entries', { exact: true })).toBeVisible();
  const change = (changed: (rows: GlEntry[]) => GlEntry[]) =>
    queryClient?.setQueriesData<InfiniteData<LedgerPage>>(
      { predicate: ({ queryKey }) => queryKey[2] === 'ledger' },
      (data) => {
        const [first, ...rest] = data?.pages ?? [];
        if (!data || !first) return data;
        return { ...data, pages: [{ ...first, rows: changed(first.rows) }, ...rest] };
      },
    );
  return { table, change, area: table.parentElement as HTMLElement };
}

test('renders only the changed entry again', async () => {
  const { table, change } = await openLedger();
  await page.viewport(1280, 900);
  window.scrollTo(0, table.getBoundingClientRect().top + window.scrollY);
  const { entries } = await fetchLedger(company, checking);
  const rendered = new Set<string>();
  change((rows) => rows.map((row) => watched(row, rendered)));
  await expect.poll(() => rendered.size).toBeGreaterThan(20);
  rendered.clear();
  change((rows) =>
    rows.map((row, index) => (index === 2 ? watched({ ...row, description: 'Corrected' }, rendered) : row)),
  );
  await expect.poll(() => entryRows(table)[2]?.textContent).toContain('Corrected');
  expect([...rendered]).toEqual([entries.at(-3)?.id]);
});

test.each([
  ['the page', Fragment],
  ['the table', TableHeight],
])('keeps scroll position and focus when entries are added above, as %s scrolls', async (_what, Around) => {
  const { table, change } = await openLedger(Around);
  scrollerOf(table).scrollTop = 2500;
  await expect.poll(() => entryRows(table).some(({ dataset }) => Number(dataset.index) > 60)).toBe(true);
  const visible = entryRows(table).find((row) => row.getBoundingClientRect().top > 300);
  if (!visible) throw new Error('No entry is visible.');
  await userEvent.click(visible);
  const [text, top, index] = [
    readEntryRow(visible),
    visible.getBoundingClientRect().top,
    Number(visible.dataset.index),
  ];
  change(([first, ...rest]) => {
    if (!first) throw new Error('No entry is loaded.');
    return [{ ...first, id: 'glt_new_1' }, { ...first, id: 'glt_new_2' }, first, ...rest];
  });
  await expect.element(page.getByText('262 entries', { exact: true })).toBeVisible();
  const now = entryRows(table).find((row) => Number(row.dataset.index) === index + 2);
  expect(now && readEntryRow(now)).toEqual(text);
  expect(now?.getBoundingClientRect().top).toBeCloseTo(top, 0);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => focusedEntry(table)).toBe(index + 3);
});

test('prints without scrolling or tools', async () => {
  const { table, area } = await openLedger();
  await inPrintMedia(() => {
    expect(entryRows(table)).toHaveLength(260);
    expect(area.scrollHeight).toBe(area.clientHeight);
    expect(area.getBoundingClientRect().height).toBeGreaterThan(260 * 10);
    const buttons = page.getByRole('button').elements(); // the header that sorts prints as text
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Date']);
    expect(page.getByRole('searchbox').query()).toBeNull();
    const [header, footer] = [table.tHead, table.tFoot].map((part) => part?.rows[0]?.cells[0]);
    expect([header, footer].map((cell) => cell && getComputedStyle(cell).position)).toEqual(['static', 'static']);
  });
});

test('repeats the account in no row', async () => {
  const { table } = await openLedger();
  const account = page.getByRole('heading', { level: 2 }).element().textContent;
  const texts = () => entryRows(table).map((row) => row.innerText);
  await expect.poll(() => texts().filter((text) => text.includes(account))).toEqual([]);
});

/** An entry that records its renders: only its row reads the description. */
function watched({ description, ...entry }: GlEntry, rendered: Set<string>): GlEntry {
  // Not a plain object: React Query would replace one with a copy.
  const watching = Object.assign(Object.create({}), entry);
  Object.defineProperty(watching, 'description', {
    get() {
      rendered.add(entry.id);
      return description;
    },
  });
  return watching;
}
