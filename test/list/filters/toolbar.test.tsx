import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList, GeneralLedger, InvoiceList } from '../../../src/index.ts';
import { fetchTransactions } from '../../support/bank-transactions/api.ts';
import { addComparison, fieldSearch, filterButton, openField } from '../../support/list/filterBuilder.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { sharedCompany } from '../../support/sandbox/company.ts';
import { testOwnLook } from '../../support/ui/testOwnLook.ts';

const company = await sharedCompany();
const { checking = '' } = company.glAccountIds;
const list = <BankTransactionList defaultFilters={{ amount: { lessThan: 0 } }} />;

/** The controls of the toolbar of a list with a filter, in the order of the Tab key. */
async function controlsOf(width: number) {
  await page.viewport(width, 800);
  renderWithProvider(list, { company });
  await expect.element(page.getByRole('button', { name: 'Amount Out over 0.00', exact: true })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search transactions' }).element() as HTMLElement;
  const all: (Element | null)[] = [
    search,
    page.getByRole('button', { name: 'Amount Out over 0.00', exact: true }).element(),
    page.getByRole('button', { name: /^Filter( and sort)?$/ }).element(),
    page.getByRole('button', { name: 'Display', exact: true }).element(),
  ];
  search.focus();
  const reached: (Element | null)[] = [search];
  for (let presses = 0; reached.length < all.length && presses < 10; presses++) {
    await userEvent.tab();
    if (all.includes(document.activeElement)) reached.push(document.activeElement);
  }
  expect(new Set(reached)).toEqual(new Set(all));
  return reached.map((each) => each?.getBoundingClientRect() ?? expect.unreachable());
}

test('search, chips, Filter and Display share a line from 860 pixels', async () => {
  const all = await controlsOf(860);
  const middles = all.map(({ top, height }) => Math.round(top + height / 2));
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
  expect(all.map(({ left }) => left)).toEqual(all.map(({ left }) => left).sort((a, b) => a - b));
  expect(all.at(-1)?.right).toBeCloseTo(document.querySelector('.daybook')?.getBoundingClientRect().right ?? 0, 0);
});

const three = { date: { greaterThan: '2026-04-01' }, amount: { lessThan: -100_00 }, description: { contain: 'a' } };
const five = { ...three, notes: { contain: 'invoice' }, type: { notIn: ['TRANSFER'] } };
const dates = { beginDate: '2026-05-07', endDate: '2026-07-21' };
testOwnLook.each([
  ['a range of dates', <GeneralLedger key="list" glAccountId={checking} defaultFilters={dates} />, 1],
  ['three filters', <BankTransactionList key="list" defaultFilters={three} />, 3],
  ['five filters', <BankTransactionList key="list" defaultFilters={five} />, 5],
])(
  '%s leave Display in the line, at each width; those without room are behind a button',
  async (_name, list, count) => {
    renderWithProvider(list, { company });
    const chips = page.getByRole('list', { name: 'Active filters', includeHidden: true });
    await expect.element(chips).toBeInTheDocument();
    const search = page.getByRole('searchbox');
    const display = page.getByRole('button', { name: 'Display', exact: true });
    const middleOf = (each: typeof search) => {
      const { top, height } = each.element().getBoundingClientRect();
      return Math.round(top + height / 2);
    };
    for (const width of [1280, 860, 916, 1008]) {
      await page.viewport(width, 800);
      await expect.poll(() => middleOf(display) - middleOf(search)).toBe(0);
      const { right } = document.querySelector('.daybook')?.getBoundingClientRect() ?? expect.unreachable();
      expect(display.element().getBoundingClientRect().right).toBeLessThanOrEqual(right);
      const shown = chips.getByRole('listitem').elements().length;
      const hidden = page.getByRole('button', { name: `${count - shown} more filter` }).query();
      expect(hidden !== null).toBe(shown < count);
    }
  },
);

test('chips without room are back once a font or stylesheet that comes late leaves them some', async () => {
  await page.viewport(1280, 800);
  renderWithProvider(list, { company });
  const chip = page.getByRole('button', { name: 'Amount Out over 0.00', exact: true });
  await expect.element(chip).toBeVisible();
  const style = document.createElement('style');
  style.textContent = '.daybook-filters > :first-child { min-inline-size: 900px }';
  document.head.append(style);
  await expect.element(page.getByRole('button', { name: '1 more filter' })).toBeVisible();
  style.remove();
  await expect.element(chip).toBeVisible();
});

test('the button with the number of the other filters opens these, to edit and to remove them', async () => {
  await page.viewport(1600, 800);
  renderWithProvider(<BankTransactionList defaultFilters={five} />, { company });
  const more = page.getByRole('button', { name: '2 more filters' });
  await userEvent.click(more);
  const others = page.getByRole('list', { name: '2 more filters' });
  await expect.element(others.getByRole('listitem').first()).toHaveTextContent('Notes contains “invoice”');
  await userEvent.keyboard('{Escape}');
  await expect.element(others).not.toBeInTheDocument();
  await expect.element(more).toHaveFocus();
  await userEvent.keyboard('{Enter}{Tab}{Enter}');
  const note = page.getByRole('dialog', { name: 'Filter' }).getByRole('textbox', { name: 'Notes' });
  await expect.element(note).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(more).toHaveFocus();
  await userEvent.click(more);
  await userEvent.click(others.getByRole('button', { name: /^Remove filter Notes/ }));
  await expect.element(page.getByRole('button', { name: '1 more filter' })).toBeVisible();
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
});

test.each([640, 380])('they are read in the order of the keyboard at %i pixels, in whole words', async (width) => {
  const all = await controlsOf(width);
  const follows = (next: DOMRect, last: DOMRect) => next.top >= last.bottom || next.left >= last.right;
  expect(all.map((each, index) => follows(each, all[index - 1] ?? new DOMRect()))).toEqual([true, true, true, true]);
});

test.each(['ltr', 'rtl'])(
  'on phones, %s chips share a line that scrolls sideways, to what the keyboard reaches',
  async (dir) => {
    await page.viewport(380, 800);
    const filters = { amount: { lessThan: 0 }, description: { contain: 'a' }, notes: { contain: 'an invoice' } };
    renderWithProvider(
      <div dir={dir}>
        <BankTransactionList defaultFilters={filters} />
      </div>,
      { company },
    );
    const clear = page.getByRole('button', { name: 'Clear all' });
    await expect.element(clear).toBeVisible();
    const line = clear.element().closest('.daybook-active-filters') ?? expect.unreachable();
    const boxes = () => [...line.querySelectorAll('li'), clear.element()].map((each) => each.getBoundingClientRect());
    expect(new Set(boxes().map(({ top, height }) => Math.round(top + height / 2))).size).toBe(1);
    expect(line.scrollWidth).toBeGreaterThan(line.clientWidth);
    expect(line.scrollHeight).toBe(line.clientHeight);
    const isRingInView = () => {
      const focused = document.activeElement ?? expect.unreachable();
      const { outlineOffset, outlineWidth } = getComputedStyle(focused);
      const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) - 1; // pixels are rounded
      const [inner, outer] = [focused.getBoundingClientRect(), line.getBoundingClientRect()];
      const isWide = inner.left - ring >= outer.left && inner.right + ring <= outer.right;
      return isWide && inner.top - ring >= outer.top && inner.bottom + ring <= outer.bottom;
    };
    (page.getByRole('button', { name: 'Display' }).element() as HTMLElement).focus();
    while (document.activeElement !== clear.element()) {
      await userEvent.tab();
      await expect.poll(isRingInView).toBe(true);
    }
    expect(line.scrollLeft).not.toBe(0);
  },
);

test('on phones, one sheet has the period, the order and each filter with what it finds', async () => {
  await page.viewport(380, 800);
  const onSortingChange = vi.fn();
  renderWithProvider(<InvoiceList defaultFilters={{}} onSortingChange={onSortingChange} />, { company });
  await addComparison('Amount', 'greaterThan', '1,000');
  await expect.element(filterButton).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const sheet = page.getByRole('dialog', { name: 'Filter and sort' });
  await expect.element(sheet.getByRole('option', { name: 'Amount' })).toHaveTextContent('over 1,000.00');
  await expect.element(sheet.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
  await userEvent.click(sheet.getByRole('radio', { name: 'Oldest first' }));
  expect(onSortingChange).toHaveBeenLastCalledWith([{ id: 'date', desc: false }]);
  await expect.element(page.getByRole('combobox', { name: 'Period' })).toHaveValue('all'); // in the sheet only
  await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Period' }), 'thisYear');
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(filterButton).toHaveFocus();
  await expect.element(page.getByRole('combobox', { name: 'Period' })).toHaveValue('thisYear');
  await page.viewport(640, 800);
  await userEvent.click(filterButton);
  await expect.element(fieldSearch).toBeVisible();
  await expect.element(sheet).not.toBeInTheDocument(); // column headers sort
});

test('on phones, the sheet stays for several conditions, counts what they find, and clears them', async () => {
  const filter = { amount: { lessThan: -1_000_00 }, type: { in: ['EXPENSE'] } };
  await page.viewport(380, 800);
  const onFiltersChange = vi.fn();
  const search = 'a';
  renderWithProvider(<BankTransactionList defaultFilters={{ search }} onFiltersChange={onFiltersChange} />, {
    company,
  });
  await openField('Amount');
  await userEvent.fill(page.getByRole('textbox', { name: 'Amount' }), '1000');
  await userEvent.click(page.getByRole('button', { name: 'Apply' }));
  const sheet = page.getByRole('dialog', { name: 'Filter and sort' });
  await expect.element(sheet.getByRole('option', { name: 'Amount' })).toHaveTextContent('Out over 1,000.00');
  await userEvent.click(sheet.getByRole('option', { name: 'Type' }));
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  await expect.element(sheet.getByRole('option', { name: 'Amount' })).toBeVisible();
  await userEvent.fill(fieldSearch, 'Expense');
  await userEvent.keyboard('{Enter}');
  await expect.element(sheet.getByRole('option', { name: 'Type' })).toHaveTextContent('Expense');
  expect(onFiltersChange).toHaveBeenLastCalledWith({ search, ...filter });
  const found = await fetchTransactions(company, { search, ...filter });
  expect(found.length).toBeGreaterThan(1);
  expect(found.length).toBeLessThan(100);
  await expect.element(page.getByRole('button', { name: `Show ${found.length} matches` })).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: 'Clear all' }));
  expect(onFiltersChange).toHaveBeenLastCalledWith({ search });
  await expect.element(sheet.getByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
  expect(sheet.element()).toContainElement(document.activeElement as HTMLElement);
});

test('on phones, other dates are edited in place of the sheet, and what goes leaves the focus at its button', async () => {
  await page.viewport(380, 800);
  renderWithProvider(<BankTransactionList />, { company });
  await userEvent.click(filterButton);
  const sheet = page.getByRole('dialog', { name: 'Filter and sort' });
  const periods = page.getByRole('combobox', { name: 'Period' });
  await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Period' }), 'thisYear');
  await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Period' }), 'custom');
  const dates = page.getByRole('dialog', { name: 'Filter', exact: true });
  await expect.element(dates.getByRole('textbox').first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dates).not.toBeInTheDocument();
  (periods.element() as HTMLElement).focus();
  await userEvent.selectOptions(periods, 'all');
  await expect.element(periods).not.toBeInTheDocument();
  await expect.element(filterButton).toHaveFocus();
});

test('in a low sheet, the arrow keys keep their field in view', async () => {
  await page.viewport(380, 420);
  onTestFinished(() => page.viewport(380, 800));
  renderWithProvider(<BankTransactionList />, { company });
  await userEvent.click(filterButton);
  await expect.element(fieldSearch).toHaveFocus();
  await userEvent.keyboard('{ArrowDown>9/}');
  const active = document.querySelector('[role="option"][data-active]') ?? expect.unreachable();
  const sheet = active.closest('.daybook-filter-editor')?.getBoundingClientRect() ?? expect.unreachable();
  const { top, bottom } = active.getBoundingClientRect();
  expect([top >= sheet.top, bottom <= sheet.bottom + 1]).toEqual([true, true]);
});

test('on phones, the button that applies a condition counts what matches, once that is known', async () => {
  await page.viewport(380, 800);
  renderWithProvider(<BankTransactionList />, { company });
  await openField('Amount');
  const amount = page.getByRole('textbox', { name: 'Amount' });
  const apply = page.getByRole('button', { name: 'Apply' });
  const matches = page.getByRole('dialog', { name: 'Filter' }).getByRole('status');
  await userEvent.fill(amount, '0.01');
  await expect.element(matches).toHaveTextContent('More than 100 matches');
  await expect.element(apply).toBeVisible();
  await userEvent.fill(amount, '99999999');
  await expect.element(matches).toHaveTextContent('0 matches');
  await expect.element(apply).toBeVisible();
  const filter = { amount: { lessThan: -10_000_00 } };
  const { length } = await fetchTransactions(company, filter);
  expect(length).toBeGreaterThan(1);
  expect(length).toBeLessThan(100);
  await userEvent.fill(amount, '10000');
  await userEvent.click(apply);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('button', { name: 'Amount Out over 10,000.00', exact: true }));
  await userEvent.click(page.getByRole('button', { name: `Show ${length} matches` }));
  await expect.element(matches).not.toBeInTheDocument();
  const table = page.getByRole('grid');
  await expect.element(table).toHaveAttribute('aria-rowcount', String(length + 2)); // with the header and the totals
});
