import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { InvoiceList, type ListView } from '../../../src/index.ts';
import { invoiceTable } from '../../support/invoices/list.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const wide: ListView = {
  columnSizing: { status: 600, date: 500, dueDate: 500, total: 300 },
  columnPinning: { start: ['customer', 'unknown', 'total'], end: ['balance'] },
};
const rectOf = (id: string, part = 'tbody tr[data-index]') =>
  (document.querySelector(`${part} [data-column="${id}"]`) as HTMLElement).getBoundingClientRect();
const order = () =>
  [...document.querySelectorAll<HTMLElement>('thead [data-column]')].map(({ dataset }) => dataset.column);

async function scrollSideways(by: number): Promise<HTMLElement> {
  const table = await invoiceTable();
  const area = table.parentElement as HTMLElement;
  // It scrolls by itself once its columns have their widths.
  await vi.waitFor(() => {
    area.scrollLeft = by;
    expect(area.scrollLeft).toBe(by);
  });
  return area;
}

async function totalsLabel(): Promise<Element> {
  await invoiceTable();
  const label = () =>
    document.querySelector('tfoot [data-column="label"][data-truncate], tfoot [data-column="label"] > div');
  await expect.poll(() => label()?.textContent, { timeout: 20_000 }).toMatch(/^[\d,]+ invoices$/);
  return label() as Element;
}

for (const dir of ['ltr', 'rtl'] as const)
  test(`pinned columns stay in view, opaque, after the checkboxes (${dir})`, async () => {
    document.documentElement.dir = dir;
    try {
      renderWithProvider(<InvoiceList defaultView={wide} selectable />, { company });
      const isLtr = dir === 'ltr';
      const area = await scrollSideways(isLtr ? 400 : -400);
      const box = area.getBoundingClientRect();
      expect(
        order()
          .filter((id) => id !== 'select')
          .slice(0, 2),
      ).toEqual(['customer', 'total']);
      expect(order().at(-1)).toBe('balance');
      for (const part of ['thead', 'tbody tr[data-index]']) {
        const boxes = document.querySelector(`${part} [data-column="select"]`)?.getBoundingClientRect().width ?? 0;
        const [customer, total, balance] = [rectOf('customer', part), rectOf('total', part), rectOf('balance', part)];
        if (isLtr) {
          expect(customer.left).toBeCloseTo(box.left + boxes, 0);
          expect(total.left).toBeCloseTo(customer.right, 0);
          expect(balance.right).toBeLessThanOrEqual(box.right);
          expect(balance.right).toBeGreaterThanOrEqual(box.left + area.clientWidth - 1);
        } else {
          expect(customer.right).toBeCloseTo(box.right - boxes, 0);
          expect(total.right).toBeCloseTo(customer.left, 0);
          expect(balance.left).toBeGreaterThanOrEqual(box.left);
          expect(balance.left).toBeLessThanOrEqual(box.right - area.clientWidth + 1);
        }
      }
      for (const id of ['customer', 'total', 'balance']) {
        const { x, y, width, height } = rectOf(id);
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        expect(top?.closest('[data-column]')?.getAttribute('data-column')).toBe(id);
        const cell = document.querySelector(`tbody [data-column="${id}"]`) as HTMLElement;
        expect(getComputedStyle(cell).backgroundColor).not.toMatch(/transparent|rgba\(0, 0, 0, 0\)/);
      }
    } finally {
      document.documentElement.removeAttribute('dir');
    }
  });

test('the label of the totals extends over the empty columns beside a narrow pinned one', async () => {
  await page.viewport(1280, 900);
  renderWithProvider(<InvoiceList defaultView={{ columnPinning: { start: ['number'] } }} />, { company });
  const label = await totalsLabel();
  const text = document.createRange();
  text.selectNodeContents(label);
  const { right } = text.getBoundingClientRect();
  expect(right).toBeGreaterThan(rectOf('number').right); // or it would fit anyway
  expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
  expect(document.elementFromPoint(right - 2, label.getBoundingClientRect().top + 8)).toBe(label);
});

test('a long label of totals ends before the first amount', async () => {
  await page.viewport(1280, 900);
  const view: ListView = { columnOrder: ['number', 'total'], columnPinning: { start: ['number'] } };
  renderWithProvider(<InvoiceList defaultView={view} />, { company });
  const { right } = (await totalsLabel()).getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(rectOf('total', 'tfoot').left);
});

test.each(['from the start', 'later'])(
  'a column that has the label of totals to itself, %s, is wide enough for it',
  async (given) => {
    await page.viewport(1280, 900);
    const view: ListView = { columnOrder: ['number', 'balance'], columnPinning: { start: ['number'] } };
    const { rerender } = renderWithProvider(<InvoiceList view={given === 'from the start' ? view : {}} />, { company });
    await invoiceTable();
    await expect
      .poll(() => document.querySelector('tfoot')?.textContent, { timeout: 20_000 })
      .toMatch(/^[\d,]+ invoices/);
    rerender(<InvoiceList view={view} />);
    const label = await totalsLabel();
    await expect.poll(() => label.scrollWidth - label.clientWidth).toBe(0);
  },
);

test('while a pinned column is resized, the next one follows without drawing rows', async () => {
  const view: ListView = { ...wide, columnPinning: { start: ['total', 'customer'] } };
  renderWithProvider(<InvoiceList defaultView={view} />, { company });
  await scrollSideways(400);
  const resizer = document.querySelector('thead [data-column="total"] .daybook-column-resizer') as HTMLElement;
  const { x, y } = resizer.getBoundingClientRect();
  const at = (type: string, clientX: number) =>
    (type === 'mousedown' ? resizer : document).dispatchEvent(
      new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY: y + 4 }),
    );
  const { width } = rectOf('total');
  const changes = vi.fn();
  const observer = new MutationObserver(changes);
  observer.observe(document.querySelector('tbody') as HTMLElement, {
    attributes: true,
    childList: true,
    subtree: true,
  });
  at('mousedown', x);
  at('mousemove', x + 40);
  await expect.poll(() => rectOf('total').width).toBeCloseTo(width + 40, 0);
  expect(rectOf('customer').left).toBeCloseTo(rectOf('total').right, 0);
  expect(changes).not.toHaveBeenCalled();
  observer.disconnect();
  at('mouseup', x + 40);
  await expect.poll(() => rectOf('customer').left - rectOf('total').right).toBeCloseTo(0, 0);
  expect(rectOf('total').width).toBeCloseTo(width + 40, 0);
});

test('the Display menu pins a column and unpins it, and a click on it opens the row', async () => {
  const onViewChange = vi.fn();
  const onSelect = vi.fn();
  renderWithProvider(<InvoiceList onViewChange={onViewChange} onInvoiceSelect={onSelect} />, { company });
  await invoiceTable();
  await userEvent.click(page.getByRole('button', { name: 'Display' }));
  await userEvent.click(page.getByRole('button', { name: 'Pin Customer' }));
  expect(onViewChange.mock.lastCall).toEqual([
    { columnVisibility: { paid: false }, columnPinning: { start: ['customer'], end: [] } },
  ]);
  const unpin = page.getByRole('button', { name: 'Pin Customer' });
  await expect.element(unpin).toHaveAttribute('aria-pressed', 'true');
  expect(order().filter((id) => id !== 'select')[0]).toBe('customer');
  await userEvent.click(unpin);
  expect(onViewChange.mock.lastCall).toEqual([
    { columnVisibility: { paid: false }, columnPinning: { start: [], end: [] } },
  ]);
  await userEvent.click(page.getByRole('button', { name: 'Pin Number' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(document.querySelector('tbody tr[data-index] [data-column="status"]') as HTMLElement);
  await expect.poll(() => onSelect.mock.calls.length).toBe(1);
});
