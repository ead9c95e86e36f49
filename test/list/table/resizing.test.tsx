import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { InvoiceList, type ListView } from '../../../src/index.ts';
import { invoiceTable } from '../../support/invoices/list.ts';
import { isTruncated } from '../../support/isTruncated.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const wide: ListView = {
  columnOrder: ['number', 'customer'],
  columnSizing: { status: 600, date: 500, dueDate: 500 },
  columnPinning: { end: ['balance'] },
};
const header = (id: string) => document.querySelector(`thead [data-column="${id}"]`) as HTMLElement;
const widthOf = (id: string) => header(id).getBoundingClientRect().width;

function centerOf(id: string): number {
  const { left, width } = (header(id).querySelector('.daybook-column-resizer') as HTMLElement).getBoundingClientRect();
  return left + width / 2;
}

function press(target: EventTarget, type: string, clientX: number): void {
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, clientX }));
}

/** Drags the edge of a column. @returns a function that drops it. */
async function startDrag(id: string, by: number): Promise<() => void> {
  const from = centerOf(id);
  press(header(id).querySelector('.daybook-column-resizer') as HTMLElement, 'mousedown', from);
  await nextFrame();
  for (const share of [0.1, 0.5, 1]) press(document, 'mousemove', from + by * share);
  return () => press(document, 'mouseup', from + by);
}

const nextFrame = () => new Promise(requestAnimationFrame);

afterEach(() => localStorage.clear());

test('the page scrolls a table while its columns are fitted to a narrower window', async () => {
  await page.viewport(930, 900);
  renderWithProvider(<InvoiceList defaultFilters={{}} />, { company });
  const table = await invoiceTable();
  const area = table.parentElement as HTMLElement;
  await expect.poll(() => [area.dataset.scroll, table.offsetWidth <= area.clientWidth]).toEqual(['around', true]);
  const seen: (string | undefined)[] = [];
  const observer = new MutationObserver(() => seen.push(area.dataset.scroll));
  observer.observe(area, { attributeFilter: ['data-scroll'] });
  const { clientWidth } = area;
  await page.viewport(770, 900);
  await expect.poll(() => area.clientWidth).toBeLessThan(clientWidth);
  await expect.poll(() => table.dataset.fitted).toBe(`${area.clientWidth}`);
  await nextFrame();
  await nextFrame();
  observer.disconnect();
  expect(seen).not.toContain('own');
  expect(area.dataset.scroll).toBe('around');
});

const cases = [
  { table: 'a table', view: {}, columns: { number: 'end', status: 'start', balance: 'start' } },
  { table: 'a table that scrolls sideways', view: wide, columns: { number: 'end', status: 'end', balance: 'start' } },
] as const;

test.each(
  cases.flatMap(({ columns, ...rest }) =>
    Object.entries(columns).flatMap(([id, edge]) =>
      (['ltr', 'rtl'] as const).map((dir) => ({ ...rest, id, edge, dir })),
    ),
  ),
)('in $table, the handle at the $edge of $id follows the pointer ($dir)', async (options) => {
  const { view, id, edge, dir } = options;
  const by = 24;
  document.documentElement.dir = dir;
  try {
    // Wider than its content, so that it can become narrower.
    const columnSizing = { ...('columnSizing' in view && view.columnSizing), [id]: 300 };
    renderWithProvider(<InvoiceList defaultFilters={{}} defaultView={{ ...view, columnSizing }} />, { company });
    const table = await invoiceTable();
    await expect.poll(() => widthOf(id)).toBe(300);
    await expect.poll(() => table.parentElement?.dataset.scroll).toBe(view === wide ? 'own' : 'around');
    await nextFrame();
    const isAtRight = (edge === 'end') === (dir === 'ltr');
    const from = centerOf(id);
    const box = header(id).getBoundingClientRect();
    expect(Math.abs(from - (isAtRight ? box.right : box.left))).toBeLessThan(6);
    press(header(id).querySelector('.daybook-column-resizer') as HTMLElement, 'mousedown', from);
    await nextFrame();
    press(document, 'mousemove', from + by);
    await expect.poll(() => centerOf(id)).toBeCloseTo(from + by, 0);
    press(document, 'mouseup', from + by);
    await expect.poll(() => widthOf(id)).toBeCloseTo(300 + (isAtRight ? by : -by), 0);
    expect(centerOf(id)).toBeCloseTo(from + by, 0);
  } finally {
    document.documentElement.removeAttribute('dir');
  }
});

test('a column that is dragged past its other edge stays visible, and what the browser stored stays', async () => {
  const key = `daybook:${company.userId}:narrow`;
  localStorage.setItem(key, JSON.stringify({ views: [{ name: 'Mine', view: {} }] }));
  const list = <InvoiceList defaultFilters={{}} storageKey="narrow" />;
  const { unmount } = renderWithProvider(list, { company });
  await invoiceTable();
  await expect.poll(() => widthOf('number')).toBeGreaterThan(60);
  const drop = await startDrag('number', -500);
  await expect.poll(() => widthOf('number')).toBe(48);
  drop();
  await expect.poll(() => JSON.parse(localStorage.getItem(key) ?? '').view?.columnSizing).toEqual({ number: 48 });
  expect(widthOf('number')).toBe(48);
  unmount();
  renderWithProvider(list, { company });
  await invoiceTable();
  await expect.poll(() => widthOf('number')).toBe(48);
  await userEvent.click(page.getByRole('button', { name: 'Display' }));
  await userEvent.click(page.getByRole('radio', { name: 'Compact' }));
  await expect.element(page.getByRole('button', { name: 'Mine', exact: true })).toBeVisible();
  expect(JSON.parse(localStorage.getItem(key) ?? '').views).toEqual([{ name: 'Mine', view: {} }]);
});

test.each(['total', 'dueDate', 'status'])('%s is never truncated, not even during a drag', async (id) => {
  renderWithProvider(<InvoiceList defaultFilters={{}} />, { company });
  const table = await invoiceTable();
  const cells = [...table.querySelectorAll<HTMLElement>(`tbody [data-column="${id}"]`)];
  const truncated = () => cells.filter(isTruncated).map(({ textContent }) => textContent);
  await expect.poll(truncated).toEqual([]);
  await nextFrame();
  const before = widthOf(id);
  const drop = await startDrag(id, 60); // its start, as the flexible column is before it
  await nextFrame();
  expect(widthOf(id)).toBe(before);
  expect(truncated()).toEqual([]);
  drop();
  await nextFrame();
  expect(widthOf(id)).toBe(before);
});
