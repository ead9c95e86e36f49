import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { InvoiceList, type ListView } from '../../../src/index.ts';
import { invoiceTable } from '../../support/invoices/list.ts';
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

const nextFrame = () => new Promise(requestAnimationFrame);

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
