import type { CSSProperties } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList } from '../../../src/index.ts';
import { focusedRow, transactionRows, transactionTable } from '../../support/bank-transactions/list.ts';
import { serveTransactions } from '../../support/bank-transactions/serveTransactions.ts';
import { chooseMore } from '../../support/list/moreActions.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';
import { scrollerOf, viewOf } from '../../support/ui/scroller.tsx';

const company = await sharedCompany();
const pages = 4;
const longName = 'Caraway Kitchen Tools and Restaurant Supplies';

/** Whether a row has the long name: many do, unevenly, so that no two screens are equally high. */
const isLong = (index: number) => index === pages * 100 - 1 || (index * 7) % 11 < 4;

const host = { '--daybook-table-height': '500px' } as CSSProperties; // a custom property
const list = <BankTransactionList onTransactionSelect={() => {}} />;

test.each([
  ['the page', list],
  [
    'the list',
    <div key="host" style={host}>
      {list}
    </div>,
  ],
])('on a phone, long names wrap, and rows stay where they are while %s scrolls', async (_name, scrolled) => {
  await page.viewport(380, 800);
  const { rename } = serveTransactions(pages);
  for (let index = 0; index < pages * 100; index++) if (isLong(index)) rename(`btxn_${index}`, longName);
  renderWithProvider(scrolled, { company });
  const table = await transactionTable();
  const scroller = scrollerOf(table);
  await chooseMore('Load all');
  await expect.poll(() => table.ariaRowCount).toBe(`${pages * 100 + 2}`); // with header and totals
  // The last rows were never rendered.
  table.focus();
  await userEvent.keyboard('{End}');
  expect(await currentIndex(table)).toBe(pages * 100 - 1);
  expectInView(table, scroller);
  expectCards(table);
  for (let step = 0; step < 12; step++) {
    const before = topsOf(table);
    scroller.scrollTop -= 130;
    await nextFrame();
    const after = topsOf(table);
    const shared = [...before.keys()].filter((index) => after.has(index));
    expect(shared.length).toBeGreaterThan(3);
    for (const index of shared) expect((after.get(index) ?? 0) - (before.get(index) ?? 0)).toBeCloseTo(130, 0);
    expectCards(table);
  }
  for (const key of ['{Home}', ...Array(6).fill('{PageDown}'), '{PageUp}', '{ArrowUp}', '{End}', '{Home}']) {
    await userEvent.keyboard(key);
    await currentIndex(table);
    expectInView(table, scroller);
  }
  expect(await currentIndex(table)).toBe(0);
});

test('one long name makes no other card higher, and in a table all rows have one height', async () => {
  await page.viewport(380, 800);
  const { rename } = serveTransactions(pages);
  rename('btxn_1', longName);
  renderWithProvider(list, { company });
  const table = await transactionTable();
  const heights = () => new Set(transactionRows(table).map((row) => row.offsetHeight));
  const [first, second, ...others] = transactionRows(table).map((row) => row.offsetHeight);
  expect(second).toBeGreaterThan(first ?? 0);
  expect(new Set(others)).toEqual(new Set([first]));
  await page.viewport(1280, 800);
  await expect.poll(() => [...heights()]).toEqual([40]);
});

/** The drawn cards follow each other without gaps, short names take one line, and long ones two. */
function expectCards(table: HTMLTableElement) {
  let bottom: number | undefined;
  for (const row of transactionRows(table)) {
    const { top, height } = row.getBoundingClientRect();
    if (bottom !== undefined) expect(top).toBeCloseTo(bottom, 1);
    bottom = top + height;
    const [name] = row.querySelectorAll('th .daybook-cell-text');
    const lines = isLong(Number(row.dataset.index)) ? 2 : 1;
    expect(Math.round((name?.clientHeight ?? 0) / 22), row.textContent).toBe(lines);
    expect(name?.scrollHeight).toBe(name?.clientHeight); // it is not cut
  }
}

function topsOf(table: HTMLTableElement): Map<number, number> {
  return new Map(transactionRows(table).map((row) => [Number(row.dataset.index), row.getBoundingClientRect().top]));
}

async function currentIndex(table: HTMLTableElement): Promise<number> {
  await nextFrame();
  return Number(focusedRow(table)?.dataset.index);
}

function expectInView(table: HTMLTableElement, scroller: HTMLElement) {
  const row = focusedRow(table)?.getBoundingClientRect();
  const { top, bottom } = viewOf(scroller);
  expect(row?.top).toBeGreaterThanOrEqual(top - 1);
  expect(row?.bottom).toBeLessThanOrEqual(bottom + 1);
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
