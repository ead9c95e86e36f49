import { type ComponentProps, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toPlainDate } from '../../../src/core/dates/plainDate.ts';
import { AgingSummary } from '../../../src/invoices/aging/AgingSummary.tsx';
import type { InvoiceAgingBucket } from '../../../src/invoices/data/aging.ts';
import type { Invoice } from '../../../src/invoices/data/schema.ts';
import { invoiceListMessages } from '../../../src/invoices/messages.ts';
import { Root } from '../../../src/ui/root/Root.tsx';
import { buildOutstandingInvoice } from '../../support/invoices/fixtures.ts';
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
const bucketNames = [
  'Current',
  '1–30 days overdue',
  '31–60 days overdue',
  '61–90 days overdue',
  'Over 90 days overdue',
];

const summary = page.getByRole('group', { name: 'Aging' });
const buckets = summary.getByRole('button', { name: /^(Current|.* overdue)/ });
const loadAll = page.getByRole('button', { name: 'Load all' });

test('shows the outstanding amount of each bucket once, in a button', async () => {
  renderWithProvider(<Summary invoices={invoices} />, { company });
  await expect.element(summary.getByText('$10,000.00 outstanding')).toBeVisible();
  expect(textsOf(buckets)).toEqual([
    'Current 4,000.00 2 invoices',
    '1–30 days overdue 2,000.00 1 invoice',
    '31–60 days overdue 2,000.00 2 invoices',
    '61–90 days overdue 0.00 0 invoices',
    'Over 90 days overdue 2,000.00 1 invoice',
  ]);
  for (const name of bucketNames) expect(summary.element().textContent?.split(name)).toHaveLength(2);
});

test.each(['ltr', 'rtl'])('divides the bar by outstanding amounts in bucket order on %s pages', async (direction) => {
  document.documentElement.dir = direction;
  try {
    renderWithProvider(<Summary invoices={invoices} />, { company });
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

test('toggles a bucket by click and keyboard', async () => {
  const onBucketChange = vi.fn();
  renderWithProvider(<Summary invoices={invoices} onBucketChange={onBucketChange} />, { company });
  const over90 = buckets.nth(4);
  await userEvent.click(over90);
  expect(over90.element()).toHaveAttribute('aria-pressed', 'true');
  expect(page.getByRole('button', { pressed: true }).elements()).toEqual([over90.element()]);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  expect(page.getByRole('button', { pressed: true }).elements()).toEqual([buckets.nth(3).element()]);
  await userEvent.keyboard(' ');
  expect(page.getByRole('button', { pressed: true }).elements()).toEqual([]);
  expect(onBucketChange.mock.calls).toEqual([['over90'], ['days61To90'], [undefined]]);
});

test('shows no amounts until all invoices are loaded, at the same height, with selectable buckets', async () => {
  const onBucketChange = vi.fn();
  const { rerender } = renderWithProvider(<Summary invoices={undefined} onBucketChange={onBucketChange} />, {
    company,
  });
  await expect.element(summary.getByText('Loading totals…')).toBeInTheDocument();
  expect(textsOf(buckets).map((text) => text.trim())).toEqual(bucketNames);
  expect(summary.element().textContent).not.toMatch(/\$|\d invoice/);
  const { height } = summary.element().getBoundingClientRect();
  await userEvent.click(buckets.nth(4));
  expect(onBucketChange).toHaveBeenCalledExactlyOnceWith('over90');

  rerender(<Summary invoices={invoices} />);
  await expect.element(summary.getByText('$10,000.00 outstanding')).toBeVisible();
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
  const { rerender } = renderWithProvider(<Summary invoices={undefined} problem={problem} />, { company });
  await expect.element(summary.getByText('Too many.')).toBeVisible();
  expect(summary.element().textContent).not.toMatch(/\$|\d invoice/);
  ((await loadAll.findElement()) as HTMLElement).focus(); // a button
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(1);
  rerender(<Summary invoices={invoices} />);
  await expect.element(summary.getByText('$10,000.00 outstanding')).toBeVisible();
  await expect.element(buckets.first()).toHaveFocus();
});

test('counts the invoices missing from the totals', async () => {
  const { rerender } = renderWithProvider(<Summary invoices={invoices} notIncluded={1} />, { company });
  await expect.element(summary.getByText('1 row couldn’t be included.')).toBeVisible();
  rerender(<Summary invoices={invoices} notIncluded={2} />);
  await expect.element(summary.getByText('2 rows couldn’t be included.')).toBeVisible();
});

test('shows one line if nothing is outstanding', async () => {
  const paid = buildOutstandingInvoice({ balance: 0, invoiceStatus: 'CLOSED' });
  renderWithProvider(<Summary invoices={[paid]} />, { company });
  await expect.element(summary).toHaveTextContent(/^Nothing outstanding\.$/);
});

test('clears an empty bucket', async () => {
  renderWithProvider(<Summary invoices={[]} bucket="over90" />, { company });
  await userEvent.click(buckets.nth(4));
  await expect.element(summary).toHaveTextContent(/^Nothing outstanding\.$/);
});

test('hides the summary for inexact sums and keeps the content beside it', async () => {
  const most = Number.MAX_SAFE_INTEGER;
  const dueDate = toPlainDate('2026-06-10');
  const { rerender } = renderWithProvider(
    <Summary invoices={[buildOutstandingInvoice({ balance: most }), buildOutstandingInvoice({ balance: 1 })]} />,
    { company },
  );
  await expect.element(page.getByRole('textbox', { name: 'Search' })).toBeVisible();
  expect(summary.query()).toBeNull();
  // Each bucket is exact, but their sum is not.
  rerender(
    <Summary
      invoices={[buildOutstandingInvoice({ balance: most }), buildOutstandingInvoice({ balance: 1, dueDate })]}
    />,
  );
  await expect.element(page.getByRole('textbox', { name: 'Search' })).toBeVisible();
  expect(summary.query()).toBeNull();
  rerender(<Summary invoices={[buildOutstandingInvoice({ balance: most })]} />);
  await expect.element(summary.getByText('$90,071,992,547,409.91 outstanding')).toBeVisible();
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
  renderWithProvider(<Summary invoices={counted} />, { company });
  await expect.element(summary.getByText('$10,000.00 outstanding')).toBeVisible();
  const before = reads;
  const search = page.getByRole('textbox', { name: 'Search' });
  await userEvent.type(search, 'Harbour');
  await expect.element(search).toHaveValue('Harbour');
  expect(before).toBeGreaterThan(0);
  expect(reads).toBe(before);
});

type SummaryProps = Pick<ComponentProps<typeof AgingSummary>, 'invoices'> &
  Partial<ComponentProps<typeof AgingSummary>>;

/** The summary beside a field whose text is state of the same component. */
function Summary({ onBucketChange, ...props }: SummaryProps) {
  const [bucket, setBucket] = useState<InvoiceAgingBucket | undefined>(props.bucket);
  const [search, setSearch] = useState('');
  const change = (bucket: InvoiceAgingBucket | undefined) => {
    setBucket(bucket);
    onBucketChange?.(bucket);
  };
  return (
    <Root component="Trial" name="trial">
      <input aria-label="Search" value={search} onChange={(event) => setSearch(event.target.value)} />
      <AgingSummary messages={invoiceListMessages} {...props} bucket={bucket} onBucketChange={change} />
    </Root>
  );
}

function barSegments(): HTMLElement[] {
  return [...summary.element().querySelectorAll<HTMLElement>('.daybook-aging-bar > span')];
}

function textsOf(elements: typeof buckets): string[] {
  return elements.elements().map(({ textContent }) => textContent ?? '');
}
