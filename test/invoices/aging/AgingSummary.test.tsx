import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toPlainDate } from '../../../src/core/dates/plainDate.ts';
import type { Invoice } from '../../../src/invoices/data/schema.ts';
import { buildOutstandingInvoice } from '../../support/invoices/fixtures.ts';
import { SampleAgingSummary } from '../../support/invoices/SampleAgingSummary.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createCompany } from '../../support/sandbox/company.ts';

const company = await createCompany({ seed: 'none' });

/** Due dates and balances in cents, as of 2026-06-15. */
const owed: [dueDate: string, balance: number][] = [
  ['2026-06-25', 300_000],
  ['2026-06-15', 100_000],
  ['2026-06-14', 200_000],
  ['2026-05-01', 100_000],
  ['2026-04-16', 100_000],
  ['2025-05-11', 200_000],
];
const invoices = owed.map(([dueDate, balance], index) =>
  buildOutstandingInvoice({ id: `inv_${index}`, balance, dueDate: toPlainDate(dueDate) }),
);
const bucketNames = ['Current', '1–30 days', '31–60 days', '61–90 days', 'Over 90 days'];

const summary = page.getByRole('group', { name: 'Aging' });
const buckets = summary.getByRole('button', { name: /^(Current|.* days)/ });
const loadAll = page.getByRole('button', { name: 'Load all' });
const byCustomer = page.getByRole('button', { name: 'By customer' });

test('shows the outstanding amount of each bucket once, in a button', async () => {
  renderWithProvider(<SampleAgingSummary invoices={invoices} />, { company });
  await expect.element(summary.getByText('Outstanding')).toBeVisible();
  await expect.element(summary.getByText('$10,000.00')).toBeVisible();
  await expect.element(summary.getByText('6,000.00 overdue')).toBeVisible();
  expect(textsOf(buckets)).toEqual([
    'Current 4,000.00 2 invoices',
    '1–30 days 2,000.00 1 invoice',
    '31–60 days 2,000.00 2 invoices',
    '61–90 days 0.00 0 invoices',
    'Over 90 days 2,000.00 1 invoice',
  ]);
  const widths = buckets.elements().map((bucket) => Math.round(bucket.getBoundingClientRect().width));
  expect(new Set(widths).size).toBe(1);
  for (const name of bucketNames) expect(summary.element().textContent?.split(name)).toHaveLength(2);
});

test.each(['ltr', 'rtl'])('divides the bar by outstanding amounts in bucket order on %s pages', async (direction) => {
  document.documentElement.dir = direction;
  try {
    renderWithProvider(<SampleAgingSummary invoices={invoices} />, { company });
    await summary.findElement();
    const segments = barSegments();
    expect(segments.map(({ dataset }) => dataset.bucket)).toEqual(['current', 'days1To30', 'days31To60', 'over90']);
    const boxes = segments.map((segment) => segment.getBoundingClientRect());
    const totalWidth = boxes.reduce((total, { width }) => total + width, 0);
    for (const [index, share] of [0.4, 0.2, 0.2, 0.2].entries()) {
      expect((boxes[index]?.width ?? 0) / totalWidth).toBeCloseTo(share, 2);
    }
    const places = boxes.map(({ left }) => left);
    const inOrder = places.toSorted((one, other) => (direction === 'rtl' ? other - one : one - other));
    expect(places).toEqual(inOrder);
  } finally {
    document.documentElement.dir = '';
  }
});

const pressedNames = () =>
  bucketNames.filter((_name, index) => buckets.nth(index).element().getAttribute('aria-pressed') === 'true');

test('selects one bucket by a press, and clears it by another one', async () => {
  const onBucketsChange = vi.fn();
  renderWithProvider(<SampleAgingSummary invoices={invoices} onBucketsChange={onBucketsChange} />, { company });
  await userEvent.click(buckets.nth(4));
  await userEvent.click(buckets.nth(1));
  expect(pressedNames()).toEqual(['1–30 days']);
  await userEvent.click(buckets.nth(1));
  expect(onBucketsChange.mock.calls).toEqual([[['over90']], [['days1To30']], [[]]]);
});

test.each(['Control', 'Meta', 'Shift'])('adds and removes buckets by a press with %s', async (key) => {
  const onBucketsChange = vi.fn();
  renderWithProvider(<SampleAgingSummary invoices={invoices} onBucketsChange={onBucketsChange} />, { company });
  await userEvent.click(buckets.nth(4));
  await userEvent.keyboard(`{${key}>}`);
  await userEvent.click(buckets.nth(0));
  await userEvent.click(buckets.nth(2));
  expect(pressedNames()).toEqual(['Current', '31–60 days', 'Over 90 days']);
  await userEvent.click(buckets.nth(4));
  await userEvent.keyboard(`{/${key}}`);
  expect(pressedNames()).toEqual(['Current', '31–60 days']);
  await userEvent.click(buckets.nth(2)); // one of two is then the only one
  expect(onBucketsChange.mock.calls.slice(2)).toEqual([
    [['current', 'days31To60', 'over90']],
    [['current', 'days31To60']],
    [['days31To60']],
  ]);
});

test('adds and removes buckets by touch', async () => {
  renderWithProvider(<SampleAgingSummary invoices={invoices} />, { company });
  const touch = (index: number) => {
    fireEvent.pointerDown(buckets.nth(index).element(), { pointerType: 'touch' });
    fireEvent.click(buckets.nth(index).element());
  };
  await buckets.first().findElement();
  for (const index of [4, 1]) touch(index);
  expect(pressedNames()).toEqual(['1–30 days', 'Over 90 days']);
  touch(4);
  expect(pressedNames()).toEqual(['1–30 days']);
  fireEvent.pointerDown(buckets.nth(2).element(), { pointerType: 'mouse' });
  fireEvent.click(buckets.nth(2).element());
  expect(pressedNames()).toEqual(['31–60 days']);
});

test.each(['ltr', 'rtl'])('selects buckets by keyboard on %s pages', async (direction) => {
  document.documentElement.dir = direction;
  try {
    renderWithProvider(<SampleAgingSummary invoices={invoices} />, { company });
    const [next, previous] = direction === 'rtl' ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}'];
    await userEvent.click(buckets.nth(0));
    await userEvent.keyboard(`${next}${next}{Enter}`);
    expect(pressedNames()).toEqual(['31–60 days']);
    await userEvent.keyboard(`${previous} `); // Space adds
    expect(pressedNames()).toEqual(['1–30 days', '31–60 days']);
    await userEvent.keyboard(' ');
    expect(pressedNames()).toEqual(['31–60 days']);
    await userEvent.keyboard(`${next}${next}{Shift>}{Enter}{/Shift}`);
    expect(pressedNames()).toEqual(['31–60 days', '61–90 days']);
    await userEvent.keyboard('{Tab}{Enter}');
    expect(pressedNames()).toEqual(['Over 90 days']);
    await userEvent.keyboard('{Escape}');
    expect(pressedNames()).toEqual([]);
    await expect.element(buckets.nth(4)).toHaveFocus();
  } finally {
    document.documentElement.dir = '';
  }
});

test('scrolls sideways in a narrow container, with the selected bucket in view', async () => {
  renderWithProvider(
    <div style={{ width: 380 }}>
      <SampleAgingSummary invoices={invoices} buckets={['over90']} />
    </div>,
    { company },
  );
  await expect.element(summary.getByText('$10,000.00')).toBeVisible();
  const strip = summary.element().querySelector('.daybook-aging-buckets') ?? expect.unreachable();
  expect(strip.scrollWidth).toBeGreaterThan(strip.clientWidth);
  const isInView = (index: number) => {
    const [inner, outer] = [buckets.nth(index).element(), strip].map((each) => each.getBoundingClientRect());
    return inner && outer && inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
  };
  expect(isInView(4)).toBe(true);
  (buckets.nth(4).element() as HTMLElement).focus(); // a button
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}');
  expect(pressedNames()).toEqual(['Current']);
  expect(isInView(0)).toBe(true);
});

test('expands and collapses the aging by customer', async () => {
  const onByCustomerChange = vi.fn();
  const { rerender } = renderWithProvider(
    <SampleAgingSummary invoices={invoices} onByCustomerChange={onByCustomerChange} />,
    {
      company,
    },
  );
  await userEvent.click(byCustomer);
  rerender(<SampleAgingSummary invoices={invoices} isByCustomer onByCustomerChange={onByCustomerChange} />);
  await expect.element(byCustomer).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(byCustomer);
  expect(onByCustomerChange.mock.calls).toEqual([[true], [false]]);
});

test('shows no amounts until all invoices are loaded, at the same height, with selectable buckets', async () => {
  const onBucketsChange = vi.fn();
  const { rerender } = renderWithProvider(
    <SampleAgingSummary invoices={undefined} onBucketsChange={onBucketsChange} />,
    {
      company,
    },
  );
  await expect.element(summary.getByText('Loading totals…')).toBeInTheDocument();
  expect(textsOf(buckets).map((text) => text.trim())).toEqual(bucketNames);
  expect(summary.element().textContent).not.toMatch(/\$|\d invoice/);
  const { height } = summary.element().getBoundingClientRect();
  await userEvent.click(buckets.nth(4));
  expect(onBucketsChange).toHaveBeenCalledExactlyOnceWith(['over90']);

  rerender(<SampleAgingSummary invoices={invoices} />);
  await expect.element(summary.getByText('$10,000.00')).toBeVisible();
  expect(summary.getByText('Loading totals…').query()).toBeNull();
  expect(summary.element().getBoundingClientRect().height).toBeCloseTo(height, 0);
});

test('shows a problem with its action instead of totals, and keeps focus once it is solved', async () => {
  const onPress = vi.fn();
  const problem = {
    text: 'Too many.',
    action: (
      <button type="button" onClick={onPress}>
        Load all
      </button>
    ),
  };
  const { rerender } = renderWithProvider(<SampleAgingSummary invoices={undefined} problem={problem} />, { company });
  await expect.element(summary.getByText('Too many.')).toBeVisible();
  expect(summary.element().textContent).not.toMatch(/\$|\d invoice/);
  ((await loadAll.findElement()) as HTMLElement).focus(); // a button
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(1);
  rerender(<SampleAgingSummary invoices={invoices} />);
  await expect.element(summary.getByText('$10,000.00')).toBeVisible();
  await expect.element(buckets.first()).toHaveFocus();
});

test('counts the invoices missing from the totals', async () => {
  const { rerender } = renderWithProvider(<SampleAgingSummary invoices={invoices} notIncluded={1} />, { company });
  await expect.element(summary.getByText('1 row couldn’t be included.')).toBeVisible();
  rerender(<SampleAgingSummary invoices={invoices} notIncluded={2} />);
  await expect.element(summary.getByText('2 rows couldn’t be included.')).toBeVisible();
});

test('shows every bucket, muted, if nothing is outstanding', async () => {
  const paid = buildOutstandingInvoice({ balance: 0, invoiceStatus: 'CLOSED' });
  renderWithProvider(<SampleAgingSummary invoices={[paid]} />, { company });
  await expect.element(summary.getByText('$0.00')).toBeVisible();
  await expect.element(summary.getByText('Nothing overdue')).toBeVisible();
  expect(textsOf(buckets)).toEqual(bucketNames.map((name) => `${name} 0.00 0 invoices`));
  expect(buckets.elements().every((bucket) => bucket.hasAttribute('data-empty'))).toBe(true);
  expect(byCustomer.query()).toBeNull();
});

test('hides the summary for inexact sums and keeps the content beside it', async () => {
  const most = Number.MAX_SAFE_INTEGER;
  const dueDate = toPlainDate('2026-06-10');
  const { rerender } = renderWithProvider(
    <SampleAgingSummary
      invoices={[buildOutstandingInvoice({ balance: most }), buildOutstandingInvoice({ balance: 1 })]}
    />,
    { company },
  );
  await expect.element(page.getByRole('textbox', { name: 'Search' })).toBeVisible();
  expect(summary.query()).toBeNull();
  // Each bucket is exact, but their sum is not.
  rerender(
    <SampleAgingSummary
      invoices={[buildOutstandingInvoice({ balance: most }), buildOutstandingInvoice({ balance: 1, dueDate })]}
    />,
  );
  await expect.element(page.getByRole('textbox', { name: 'Search' })).toBeVisible();
  expect(summary.query()).toBeNull();
  // Selected buckets stay visible, so that they can be cleared.
  await userEvent.click(page.getByRole('button', { name: 'Filter' }));
  await expect.element(buckets.nth(4)).toHaveAttribute('aria-pressed', 'true');
  expect(summary.element().textContent).not.toMatch(/\$|\d invoice/);
  await userEvent.click(buckets.nth(4));
  expect(summary.query()).toBeNull();
  rerender(<SampleAgingSummary invoices={[buildOutstandingInvoice({ balance: most })]} />);
  await expect.element(summary.getByText('$90,071,992,547,409.91')).toBeVisible();
});

test('adds nothing up again while the user types', async () => {
  let reads = 0;
  const counted: Invoice[] = invoices.map((invoice) => ({
    ...invoice,
    get totals() {
      reads += 1;
      return invoice.totals;
    },
  }));
  renderWithProvider(<SampleAgingSummary invoices={counted} />, { company });
  await expect.element(summary.getByText('$10,000.00')).toBeVisible();
  const before = reads;
  const search = page.getByRole('textbox', { name: 'Search' });
  await userEvent.type(search, 'Harbour');
  await expect.element(search).toHaveValue('Harbour');
  expect(before).toBeGreaterThan(0);
  expect(reads).toBe(before);
});

function barSegments(): HTMLElement[] {
  return [...summary.element().querySelectorAll<HTMLElement>('.daybook-aging-bar > span')];
}

function textsOf(elements: typeof buckets): string[] {
  return elements.elements().map(({ textContent }) => textContent ?? '');
}

test('buckets have the digits of the locale', async () => {
  renderWithProvider(<SampleAgingSummary invoices={invoices} />, { company, locale: 'ar-EG' });
  await expect.element(summary.getByText('١–٣٠ days')).toBeVisible();
});
