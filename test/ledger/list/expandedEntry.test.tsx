import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GeneralLedger, InvoiceList } from '../../../src/index.ts';
import { focusedEntry, formatDollars, ledgerTable } from '../../support/ledger.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { mockRows, recordRequests } from '../../support/requests.ts';
import { fetchLedger, type Json, queryAll, sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany({ entries: 260 });
const { checking = '', '1200': receivable = '' } = company.glAccountIds;
const all = { period: 'all' } as const;
const lastWeek = { beginDate: '2026-06-08', endDate: '2026-06-15' };
const entries = (await fetchLedger(company, checking)).entries.toReversed();

const details = () => document.querySelector<HTMLElement>('tr[data-details]');
/** The displayed facts by term. */
const facts = () =>
  Object.fromEntries(
    [...(details()?.querySelectorAll('dl > div') ?? [])].map(({ children: [term, value] }) => [
      term?.textContent,
      value?.textContent,
    ]),
  );

/** The last payment in the ledger of receivables, its row, and its invoice. */
async function lastPayment() {
  const listed = (await fetchLedger(company, receivable)).entries.toReversed();
  const index = listed.findIndex(({ entity }) => entity.id.startsWith('ptxn_'));
  const entry = listed[index] ?? expect.unreachable();
  const invoices = await queryAll<Json>(company, '/v6/invoicing/invoices/query');
  const invoice = invoices.find(({ payments }) => payments.some(({ id }: Json) => id === entry.entity.id));
  return { ...entry, index, invoice };
}

async function expandButton(index: number): Promise<HTMLElement> {
  const button = () => document.querySelector<HTMLElement>(`tr[data-index="${index}"] button[aria-expanded]`);
  await expect.poll(button).not.toBeNull();
  return button() ?? expect.unreachable();
}

test('shows the bank transaction of one entry at a time, by keyboard', async () => {
  renderWithProvider(<GeneralLedger glAccountId={checking} defaultFilters={all} />, { company });
  const table = await ledgerTable();
  const index = entries.findIndex(({ entity }) => entity.id.startsWith('btxn_'));
  table.focus();
  await userEvent.keyboard('{Home}');
  for (let at = 0; at < index; at++) await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(facts).toMatchObject({ Reference: entries[index]?.entity.id });
  expect(details()?.previousElementSibling).toHaveAttribute('data-index', String(index));
  expect(document.querySelectorAll('button[aria-expanded="true"]')).toHaveLength(1);
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(document.querySelectorAll('tr[data-details]')).toHaveLength(1);
  expect(details()?.previousElementSibling).toHaveAttribute('data-index', String(index + 1));
  await userEvent.keyboard('{ArrowLeft}');
  expect(details()).toBeNull();
  expect(focusedEntry(table)).toBe(index + 1);
});

const expandedIndex = () => details()?.previousElementSibling?.getAttribute('data-index');

test.each([1280, 380])(
  'a click anywhere on an entry shows its source, and another hides it, at %i px',
  async (width) => {
    await page.viewport(width, 800);
    renderWithProvider(<GeneralLedger glAccountId={checking} defaultFilters={lastWeek} showChart={false} />, {
      company,
    });
    const table = await ledgerTable();
    await expect.element(page.getByRole('heading', { name: 'Operating Checking' })).toBeVisible(); // details change with it
    const row = (index: number) => table.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? expect.unreachable();
    const { width: rowWidth, height } = row(1).getBoundingClientRect();
    for (const share of [0.25, 0.5, 0.99]) {
      // Forced, so that the click lands on whatever is there.
      const at = { position: { x: rowWidth * share, y: height / 2 }, force: true };
      await userEvent.click(row(1), at);
      expect(expandedIndex()).toBe('1');
      await userEvent.click(row(1), at);
      expect(details()).toBeNull();
    }
    await userEvent.click(row(1));
    await userEvent.click(row(0));
    expect(expandedIndex()).toBe('0');
    expect(document.querySelectorAll('tr[data-details]')).toHaveLength(1);
    await expect.poll(() => Object.keys(facts()).length).toBeGreaterThan(1);
    details()?.querySelector('dl')?.click();
    await new Promise(requestAnimationFrame);
    expect(expandedIndex()).toBe('0');
    await userEvent.keyboard('{ArrowLeft}');
    expect(details()).toBeNull();
  },
);

test('selecting text, checking an entry and its actions do not show the source', async () => {
  const onPress = vi.fn();
  const rowActions = () => [{ label: 'Flag', onPress }];
  renderWithProvider(
    <GeneralLedger glAccountId={checking} defaultFilters={lastWeek} selectable rowActions={rowActions} />,
    { company },
  );
  const table = await ledgerTable();
  await expect.element(page.getByRole('heading', { name: 'Operating Checking' })).toBeVisible(); // details change with it
  const row = table.querySelector<HTMLElement>('[data-index="0"]') ?? expect.unreachable();
  await userEvent.click(row.querySelector('input') ?? expect.unreachable());
  await userEvent.click(page.getByRole('button', { name: 'Flag' }).first());
  expect(onPress).toHaveBeenCalledOnce();
  const text = row.querySelector<HTMLElement>('[data-column="description"] > *') ?? expect.unreachable();
  const { height } = text.getBoundingClientRect();
  await userEvent.dragAndDrop(text, text, {
    sourcePosition: { x: 2, y: height / 2 },
    targetPosition: { x: 60, y: height / 2 },
  });
  expect(getSelection()?.toString()).not.toBe('');
  expect(details()).toBeNull();
  getSelection()?.empty();
  await userEvent.click(text);
  expect(expandedIndex()).toBe('0');
});

test('shows an invoice on a click, and opens it', async () => {
  const onEntrySelect = vi.fn();
  const ledger = <GeneralLedger glAccountId={receivable} defaultFilters={all} onEntrySelect={onEntrySelect} />;
  renderWithProvider(ledger, { company });
  const table = await ledgerTable();
  const listed = (await fetchLedger(company, receivable)).entries.toReversed();
  const index = listed.findIndex(({ entity }) => entity.id.startsWith('inv_'));
  const button = table.querySelector<HTMLElement>(`tr[data-index="${index}"] button[aria-expanded]`);
  button?.click();
  await expect.poll(facts).toMatchObject({ Total: expect.stringMatching(/\d\.\d\d$/) });
  expect(onEntrySelect).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('button', { name: 'Open invoice' }));
  const { id, entity } = listed[index] ?? expect.unreachable();
  expect(onEntrySelect.mock.calls).toEqual([[{ entryId: id, entityId: entity.id }]]);
});

test('shows the invoice that a payment is applied to, and opens it', async () => {
  const onEntrySelect = vi.fn();
  const requests = recordRequests();
  const { id, entity, index, invoice } = await lastPayment();
  renderWithProvider(<GeneralLedger glAccountId={receivable} defaultFilters={all} onEntrySelect={onEntrySelect} />, {
    company,
  });
  (await expandButton(index)).click();
  await expect.poll(facts).toMatchObject({
    Invoice: invoice.invoiceNumber,
    Total: formatDollars(invoice.totals.total),
    Outstanding: formatDollars(invoice.totals.balance),
    Status: invoice.detailedInvoiceDisplayStatus,
    Reference: entity.id,
  });
  const asked = requests.filter(({ path }) => path.includes('/invoices'));
  expect(asked.map(({ body }) => body.filter)).toEqual([{ invoiceNumber: { equal: invoice.invoiceNumber } }]);
  expect(page.getByRole('button', { name: 'Open payment' }).query()).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Open invoice' }));
  expect(onEntrySelect.mock.calls).toEqual([[{ entryId: id, entityId: invoice.id }]]);
});

test('takes the invoice of a payment from a loaded list', async () => {
  const { index, invoice } = await lastPayment();
  const requests = recordRequests();
  const books = (
    <>
      <InvoiceList defaultFilters={{}} />
      <GeneralLedger glAccountId={receivable} defaultFilters={all} />
    </>
  );
  renderWithProvider(books, { company });
  await expect.element(page.getByRole('grid', { name: 'Invoices' })).toBeVisible();
  const button = await expandButton(index);
  requests.length = 0;
  button.click();
  await expect.poll(facts).toMatchObject({ Invoice: invoice.invoiceNumber });
  expect(requests).toEqual([]);
});

test('shows what the entry says of a payment without a known invoice, and opens nothing', async () => {
  const { index, entity } = await lastPayment();
  mockRows(/invoices\/query$/, (row) => ({ ...row, payments: [] }));
  renderWithProvider(<GeneralLedger glAccountId={receivable} defaultFilters={all} onEntrySelect={() => {}} />, {
    company,
  });
  (await expandButton(index)).click();
  await expect.poll(facts).toMatchObject({ Source: entity.displayName, Reference: entity.id });
  expect(page.getByRole('button', { name: /^Open/ }).query()).toBeNull();
  expect(page.getByText('Details couldn’t be loaded.').query()).toBeNull();
});

test('leads from a line of a journal entry to the ledger of its account', async () => {
  const listed = (await fetchLedger(company, checking)).entries.toReversed();
  const { date } = listed.find(({ entity }) => entity.id.startsWith('mje_')) ?? expect.unreachable();
  const ofDay = listed.filter((entry) => entry.date === date);
  const index = ofDay.findIndex(({ entity }) => entity.id.startsWith('mje_'));
  const filters = { beginDate: date, endDate: date };
  renderWithProvider(<GeneralLedger defaultGlAccountId={checking} defaultFilters={filters} />, { company });
  (await expandButton(index)).click();
  const lines = () => [...document.querySelectorAll<HTMLTableRowElement>('.daybook-ledger-lines tbody tr')];
  await expect.poll(() => lines().length).toBeGreaterThan(1);
  const own = lines().filter((line) => line.hasAttribute('data-marked'));
  expect(own.map((line) => line.querySelector('[aria-current]')?.textContent)).toEqual(['1010 Operating Checking']);
  const other = lines()
    .find((line) => !own.includes(line))
    ?.querySelector('button');
  const name = other?.textContent.replace(/^\d+ /, '') ?? '';
  other?.click();
  await expect.element(page.getByRole('grid', { name: `General ledger, ${name}` })).toBeVisible();
});

test('shows what the entry says if its source cannot be read', async () => {
  const ofWeek = <GeneralLedger glAccountId={checking} defaultFilters={lastWeek} showChart={false} />;
  renderWithProvider(ofWeek, { company, fault: 'status=404,after=2' });
  const table = await ledgerTable();
  table.querySelector<HTMLElement>('tr[data-index="0"] button[aria-expanded]')?.click();
  await expect.element(page.getByText('Details couldn’t be loaded.')).toBeVisible();
  expect(facts()).toMatchObject({ Source: entries[0]?.entity.displayName, Reference: entries[0]?.entity.id });
});

test('keeps rows in place while an expanded row scrolls out of view and back', async () => {
  renderWithProvider(<GeneralLedger glAccountId={checking} defaultFilters={all} showChart={false} />, { company });
  const table = await ledgerTable();
  await expect.element(page.getByText('260 entries', { exact: true })).toBeVisible();
  table.querySelector<HTMLElement>('tr[data-index="2"] button[aria-expanded]')?.click();
  await expect.poll(() => Object.keys(facts()).length).toBeGreaterThan(1);
  const area = table.parentElement ?? expect.unreachable();
  const { scrollHeight } = area;
  table.focus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => details()).toBeNull();
  expect(area.scrollHeight).toBeCloseTo(scrollHeight, -1);
  const last = document.getElementById(table.getAttribute('aria-activedescendant') ?? '')?.getBoundingClientRect();
  expect(last?.bottom).toBeLessThanOrEqual(area.getBoundingClientRect().bottom);
  await userEvent.keyboard('{Home}');
  await expect.poll(() => details()).not.toBeNull();
  await expect.poll(() => area.scrollHeight).toBeCloseTo(scrollHeight, -1);
});

test('shows all entries of the day of an entry, without the search, and copies its reference', async () => {
  const onFiltersChange = vi.fn();
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { date, entity } = entries[0] ?? expect.unreachable();
  renderWithProvider(
    <GeneralLedger
      glAccountId={checking}
      defaultFilters={{ ...all, accountingMethod: 'ACCRUAL', search: entity.displayName }}
      onFiltersChange={onFiltersChange}
    />,
    { company },
  );
  (await expandButton(0)).click();
  await userEvent.click(page.getByRole('button', { name: 'Copy reference' }));
  await expect.element(page.getByText('Copied')).toBeVisible();
  expect(copy.mock.calls).toEqual([[entity.id]]);
  await userEvent.click(page.getByRole('button', { name: /^All entries of / }));
  expect(onFiltersChange.mock.lastCall).toEqual([{ accountingMethod: 'ACCRUAL', beginDate: date, endDate: date }]);
  await expect.poll(() => document.activeElement?.tagName).toBe('SELECT');
  await expect.element(page.getByRole('searchbox')).toHaveValue('');
  // The entry is still expanded, and the list has this day only.
  await expect.element(page.getByRole('button', { name: /^All entries of / })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Copy reference' })).toBeVisible();
});
