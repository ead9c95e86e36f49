import { type CSSProperties, cloneElement, type PropsWithChildren } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger } from '../../../src/index.ts';
import { entryRows, focusedEntry, ledgerTable, oldestFirst } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
import { sharedCompany } from '../../support/sandbox/company.ts';
import { scrollerOf, viewOf } from '../../support/ui/scroller.tsx';

const company = await sharedCompany({ entries: 260 });
const { checking = '' } = company.glAccountIds;
const ledger = (
  <GeneralLedger loadInBackground={false} glAccountId={checking} defaultFilters={{ period: 'all' }} showChart={false} />
);
const byHundred = cloneElement(ledger, { defaultSorting: oldestFirst });

/** Elements of hosts around a list. */
function Box({ style, children }: PropsWithChildren<{ style: CSSProperties }>) {
  return (
    <div data-testid="box" style={style}>
      {children}
    </div>
  );
}
const box = () => page.getByTestId('box').element();

test.each([1280, 380])('the page scrolls, and header and totals stay in view at %i px', async (width) => {
  await page.viewport(width, 800);
  renderWithProvider(ledger, { company });
  const table = await ledgerTable();
  expect(scrollerOf(table)).toBe(document.scrollingElement);
  window.scrollTo(0, table.getBoundingClientRect().top);
  for (const distance of [300, 900, 1500]) {
    window.scrollBy(0, distance);
    await expect.poll(() => isInView(table)).toBe(true);
    if (width === 380) continue; // totals are the last card
    expect(headerOf(table).getBoundingClientRect().top).toBeCloseTo(0, 0);
    expect(table.tFoot?.rows[0]?.cells[0]?.getBoundingClientRect().bottom).toBeCloseTo(800, -1);
  }
});

test('header, totals and the current row stay out from under bars of the host', async () => {
  await page.viewport(1280, 800);
  const bar: CSSProperties = { position: 'sticky', zIndex: 9, blockSize: '3.5rem', background: 'white' };
  const tokens = { '--daybook-sticky-top': '3.5rem', '--daybook-sticky-bottom': '3.5rem' } as CSSProperties; // custom properties
  renderWithProvider(
    <div style={tokens}>
      <div style={{ ...bar, top: 0 }}>App</div>
      {ledger}
      <div style={{ ...bar, bottom: 0 }}>Menu</div>
    </div>,
    { company },
  );
  const table = await ledgerTable();
  const [top, bottom] = [56, 800 - 56];
  table.focus();
  const steps = [...Array(30).fill('{ArrowDown}'), ...Array(25).fill('{ArrowUp}'), '{PageDown}', '{End}', '{Home}'];
  for (const step of steps) {
    await userEvent.keyboard(step);
    const current = (await vi.waitFor(() => currentRow(table) ?? expect.unreachable())).getBoundingClientRect();
    const header = headerOf(table).getBoundingClientRect();
    const totals = table.tFoot?.rows[0]?.cells[0]?.getBoundingClientRect();
    expect(header.top).toBeGreaterThanOrEqual(top - 1);
    expect(totals?.bottom).toBeLessThanOrEqual(bottom + 1);
    expect(current.top).toBeGreaterThanOrEqual(header.bottom - 1);
    expect(current.bottom).toBeLessThanOrEqual((totals?.top ?? 0) + 1);
  }
  expect(focusedEntry(table)).toBe(0);
});

test('a bar of a host that says nothing of it covers the header', async () => {
  await page.viewport(1280, 800);
  renderWithProvider(
    <>
      <div style={{ position: 'sticky', top: 0, zIndex: 1, blockSize: 56, background: 'white' }}>App</div>
      {ledger}
    </>,
    { company },
  );
  const table = await ledgerTable();
  window.scrollTo(0, 1_500);
  await expect.poll(() => isInView(table)).toBe(true);
  expect(document.elementFromPoint(640, 10)?.textContent).toBe('App');
});

test('what scrolls around the list scrolls it', async () => {
  await page.viewport(1280, 800);
  renderWithProvider(<Box style={{ blockSize: 500, overflow: 'auto' }}>{byHundred}</Box>, { company });
  const table = await ledgerTable();
  box().scrollTop = 2_000;
  await expect.poll(() => isInView(table, box())).toBe(true);
  expect(headerOf(table).getBoundingClientRect().top).toBeCloseTo(box().getBoundingClientRect().top, 0);
  box().scrollTop = box().scrollHeight;
  await expect.element(page.getByText('200 entries so far')).toBeVisible();
  expect(getComputedStyle(table.closest('section') ?? table).overflowY).toBe('visible');
});

test.each<[string, CSSProperties]>([
  ['a height from the host', { '--daybook-table-height': '400px' } as CSSProperties], // a custom property
  ['an element around it that hides its overflow', { overflow: 'hidden' }],
  ['an element around it that could scroll but has no height', { overflowX: 'auto' }],
])('a list scrolls by itself with %s', async (_name, style) => {
  await page.viewport(1280, 800);
  renderWithProvider(<Box style={style}>{ledger}</Box>, { company });
  const table = await ledgerTable();
  await expect.poll(() => scrollerOf(table)).toBe(table.closest('section'));
  const area = scrollerOf(table);
  expect(area.clientHeight).toBeLessThan(600);
  area.scrollTop = 1_500;
  await expect.poll(() => isInView(table, area)).toBe(true);
  expect(headerOf(table).getBoundingClientRect().top).toBeCloseTo(area.getBoundingClientRect().top, 0);
});

test('a list scrolls by itself while its columns are wider than it', async () => {
  await page.viewport(1280, 800);
  const wide = { columnSizing: { detail: 900 } };
  const ledgerAs = (view: object) => (
    <GeneralLedger
      loadInBackground={false}
      glAccountId={checking}
      defaultFilters={{ period: 'all' }}
      view={view}
      showChart={false}
    />
  );
  const { rerender } = renderWithProvider(ledgerAs({}), { company });
  const table = await ledgerTable();
  expect(scrollerOf(table)).toBe(document.scrollingElement);
  rerender(ledgerAs(wide));
  await expect.poll(() => scrollerOf(table)).toBe(table.closest('section'));
  rerender(ledgerAs({}));
  await expect.poll(() => scrollerOf(table)).toBe(document.scrollingElement);
});

test('loads no page before it is needed, although what follows the list is in view', async () => {
  await page.viewport(1280, 800);
  const requests = recordRequests();
  renderWithProvider(
    <>
      {byHundred}
      <p style={{ blockSize: 700 }}>The host’s footer</p>
    </>,
    { company },
  );
  const table = await ledgerTable();
  const pages = () => requests.filter(({ path, body }) => path.endsWith('/generalLedger') && body.limit !== 1).length;
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(pages).toBe(2);
  const { scrollY } = window;
  await expect.element(page.getByText('200 entries so far')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(pages()).toBe(2);
  expect(window.scrollY).toBe(scrollY);
  expect(entryRows(table)).toHaveLength(200);
});

test('a list in a page whose body hides sideways overflow scrolls with the page', async () => {
  document.body.style.overflowX = 'hidden';
  onTestFinished(() => {
    document.body.style.removeProperty('overflow-x');
  });
  await page.viewport(1280, 800);
  renderWithProvider(ledger, { company });
  const table = await ledgerTable();
  expect(scrollerOf(table)).toBe(document.scrollingElement);
  window.scrollTo(0, 1_500);
  await expect.poll(() => isInView(table)).toBe(true);
  expect(headerOf(table).getBoundingClientRect().top).toBeCloseTo(0, 0);
});

function currentRow(table: HTMLTableElement) {
  return entryRows(table).find(({ dataset }) => 'focused' in dataset);
}

function headerOf({ tHead }: HTMLTableElement): HTMLElement {
  return tHead?.rows[0]?.cells[0] ?? expect.unreachable();
}

/** Whether rows fill what is in view between header and totals. */
function isInView(table: HTMLTableElement, scroller = scrollerOf(table) as Element): boolean {
  const { top, bottom } = viewOf(scroller as HTMLElement);
  const rows = entryRows(table).map((row) => row.getBoundingClientRect());
  return rows.some((row) => row.top <= top + 60) && rows.some((row) => row.bottom >= bottom - 60);
}
