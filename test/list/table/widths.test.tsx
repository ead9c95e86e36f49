import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList, GeneralLedger, InvoiceList, TrialBalance } from '../../../src/index.ts';
import { isTruncated } from '../../support/isTruncated.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, recordRequests } from '../../support/requests.ts';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const { checking = '' } = company.glAccountIds;

interface List {
  name: string;
  list: ReactNode;
  /** The columns that are hidden, by width. */
  hidden: Record<number, string[]>;
}

const lists: List[] = [
  { name: 'bank transactions', list: <BankTransactionList selectable />, hidden: {} },
  {
    name: 'invoices',
    list: <InvoiceList selectable />,
    hidden: { 660: ['date', 'daysOverdue', 'total'], 800: ['date', 'total'] },
  },
  { name: 'the ledger', list: <GeneralLedger glAccountId={checking} />, hidden: { 660: ['detail'], 800: ['detail'] } },
  { name: 'the trial balance', list: <TrialBalance />, hidden: { 660: ['number', 'type'], 800: ['type'] } },
];

test.each(lists.flatMap((list) => [660, 800].map((width) => ({ ...list, width }))))(
  '$name are a table without sideways scroll in $width px',
  async ({ list, hidden, width }) => {
    await page.viewport(1000, 800);
    renderWithProvider(<div style={{ inlineSize: width }}>{list}</div>, { company });
    const grid = (await page.getByRole('grid').findElement()) as HTMLTableElement; // by its role
    expect(getComputedStyle(grid).display).toBe('table');
    const { clientWidth, scrollWidth } = grid.parentElement ?? expect.unreachable();
    expect(scrollWidth).toBe(clientWidth);
    for (const id of hidden[width] ?? []) expect(grid.querySelector(`[data-column="${id}"]`)).toBeNull();
    const values = [...grid.querySelectorAll<HTMLElement>('tbody [data-truncate="false"]')];
    expect(values.length).toBeGreaterThan(20);
    expect(values.filter(isTruncated).map((cell) => cell.textContent)).toEqual([]);
    await page.viewport(1280, 800);
  },
);

test('columns that a narrow table hides return with its width', async () => {
  await page.viewport(1280, 800);
  const ledger = (width: number) => (
    <div style={{ inlineSize: width }}>
      <GeneralLedger glAccountId={checking} />
    </div>
  );
  const { rerender } = renderWithProvider(ledger(800), { company });
  const detail = page.getByRole('columnheader', { name: 'Detail' });
  await page.getByRole('grid').findElement();
  await expect.element(detail).not.toBeInTheDocument();
  rerender(ledger(1000));
  await expect.element(detail).toBeVisible();
});

test('a column that the user chose to show is shown in a narrow table, too', async () => {
  renderWithProvider(
    <div style={{ inlineSize: 800 }}>
      <GeneralLedger glAccountId={checking} defaultView={{ columnVisibility: { detail: true } }} />
    </div>,
    { company },
  );
  await expect.element(page.getByRole('columnheader', { name: 'Detail' })).toBeVisible();
});

test('a column that a narrow table hides is not checked in the Display menu, and one press shows it', async () => {
  await page.viewport(1280, 800);
  const ledger = (width: number) => (
    <div style={{ inlineSize: width }}>
      <GeneralLedger glAccountId={checking} />
    </div>
  );
  const { rerender } = renderWithProvider(ledger(1000), { company });
  const detail = page.getByRole('columnheader', { name: 'Detail' });
  await expect.element(detail).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Display' }));
  const box = page.getByRole('checkbox', { name: 'Detail' });
  await expect.element(box).toBeChecked();
  rerender(ledger(800));
  await expect.element(detail).not.toBeInTheDocument();
  await expect.element(box).not.toBeChecked();
  await userEvent.click(box);
  await expect.element(box).toBeChecked();
  await expect.element(detail).toBeVisible();
});

test.each([660, 800, 900])(
  'the placeholder in %i px has the columns of the table, also those that the user chose',
  async (width) => {
    await page.viewport(1280, 800);
    const responses = createGate();
    recordRequests({ until: ({ path }) => (path.endsWith('/query') ? responses.opened : undefined) });
    renderWithProvider(
      <div style={{ inlineSize: width }}>
        <InvoiceList defaultView={{ columnVisibility: { total: true, paid: false } }} />
      </div>,
      { company },
    );
    const isDrawn = (element: Element) => getComputedStyle(element).display !== 'none';
    const drawn = (selector: string) => [...document.querySelectorAll(`.daybook-table ${selector}`)].filter(isDrawn);
    const names = () => drawn('thead th').map((cell) => (cell as HTMLElement).dataset.column);
    await expect.poll(names).toContain('total');
    expect(document.querySelector('.daybook-table')?.getAttribute('role')).toBeNull();
    const placeholder = names();
    expect(drawn('col').map((col) => (col as HTMLElement).dataset.column)).toEqual(placeholder);
    const { clientWidth, scrollWidth } = document.querySelector('.daybook-table-scroll') ?? expect.unreachable();
    expect(scrollWidth).toBe(clientWidth);
    responses.open();
    await page.getByRole('grid').findElement();
    await expect.poll(names).toEqual(placeholder);
  },
);

test('columns fit their content again when the host changes spacing or text size', async () => {
  await page.viewport(1280, 800);
  const ledger = (tokens: Record<string, string>) => (
    <div style={tokens}>
      <GeneralLedger glAccountId={checking} defaultFilters={{ period: 'all' }} />
    </div>
  );
  const { rerender } = renderWithProvider(ledger({}), { company });
  const grid = (await page.getByRole('grid').findElement()) as HTMLTableElement; // by its role
  const widthOf = (column: string) => grid.tHead?.querySelector<HTMLElement>(`[data-column="${column}"]`)?.offsetWidth;
  const truncated = () =>
    [...grid.querySelectorAll<HTMLElement>('td[data-truncate="false"]')]
      .filter(isTruncated)
      .map((cell) => cell.textContent);
  await expect.poll(truncated).toEqual([]);
  const { date, balance } = { date: widthOf('date') ?? 0, balance: widthOf('balance') };
  for (const [token, value] of [
    ['--daybook-space', '6px'],
    ['--daybook-font-size', '20px'],
  ] as const) {
    rerender(ledger({ [token]: value }));
    await expect.poll(truncated).toEqual([]);
    expect(widthOf('date')).toBeGreaterThan(date);
    rerender(ledger({}));
    await expect.poll(() => [widthOf('date'), widthOf('balance')]).toEqual([date, balance]);
  }
});
