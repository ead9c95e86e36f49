import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BankTransactionList, GeneralLedger, InvoiceList, type ListSlotProps } from '../../src/index.ts';
import { expectConsoleMessage } from '../support/consoleMessages.ts';
import { renderWithProvider } from '../support/renderWithProvider.tsx';
import { sharedCompany } from '../support/sandbox/company.ts';

const company = await sharedCompany();
const { checking = '' } = company.glAccountIds;

type Slots = ListSlotProps<{ id: string }>;
const all = { period: 'all' } as const;
const lists: [name: string, (slots: Slots, onError?: () => void) => ReactNode][] = [
  [
    'GeneralLedger',
    (slots, onError = () => {}) => (
      <GeneralLedger loadInBackground={false} glAccountId={checking} defaultFilters={all} {...{ ...slots, onError }} />
    ),
  ],
  ['InvoiceList', (slots, onError = () => {}) => <InvoiceList showAging={false} {...{ ...slots, onError }} />],
  ['BankTransactionList', (slots, onError = () => {}) => <BankTransactionList {...{ ...slots, onError }} />],
];
const lastList = lists.at(-1)?.[1] ?? expect.unreachable();

async function rowsOf(): Promise<[HTMLTableElement, HTMLTableRowElement[]]> {
  const table = (await page.getByRole('grid').findElement()) as HTMLTableElement; // by its role
  return [table, [...table.querySelectorAll<HTMLTableRowElement>('tbody tr[data-index]')]];
}
const rowAt = async (index: number) => (await rowsOf())[1][index] ?? expect.unreachable();
const opacityOf = (row: Element) =>
  getComputedStyle(row.querySelector('.daybook-row-actions') ?? expect.unreachable()).opacity;
const focusedText = () => document.activeElement?.textContent;

/** Three actions, one of them an icon and one disabled. @returns the calls with the label and the row's id. */
function actionsOf(press: (label: string, id: string) => void): NonNullable<Slots['rowActions']> {
  return ({ id }) => [
    { label: 'Email', onPress: () => press('Email', id) },
    { label: 'Copy', icon: <b>⧉</b>, onPress: () => press('Copy', id) },
    { label: 'Void', disabled: true, onPress: () => press('Void', id) },
  ];
}

test.each(lists)('%s: row actions show on hover, and a press does not select the row', async (_name, list) => {
  await page.viewport(1280, 800);
  const press = vi.fn();
  renderWithProvider(list({ rowActions: actionsOf(press) }), { company });
  const row = await rowAt(1);
  await userEvent.hover(document.querySelector('h1') as HTMLElement);
  await expect.poll(() => opacityOf(row)).toBe('0');
  await userEvent.hover(row);
  await expect.poll(() => opacityOf(row)).toBe('1');
  expect(opacityOf(await rowAt(2))).toBe('0');
  await userEvent.click(row.querySelector('[aria-label=Copy]') as HTMLElement);
  await userEvent.click(row.querySelector('[aria-disabled]') as HTMLElement, { force: true });
  expect(press.mock.calls.map(([label]) => label)).toEqual(['Copy']);
  const { height } = (await rowAt(0)).getBoundingClientRect();
  expect(height).toBeLessThanOrEqual(41);
  await userEvent.click(page.getByRole('button', { name: 'Display' }));
  await expect.element(page.getByRole('checkbox', { name: /^(Amount|Balance)$/ })).toBeVisible();
  expect(page.getByRole('checkbox', { name: 'Actions' }).elements()).toEqual([]);
});

test('row actions lie on the color of their row', async () => {
  await page.viewport(1280, 800);
  renderWithProvider(<InvoiceList selectable rowActions={actionsOf(vi.fn())} />, { company });
  const row = await rowAt(1);
  const colors = () => ({
    row: getComputedStyle(row).backgroundColor,
    actions: getComputedStyle(row.querySelector('.daybook-row-actions') as Element).backgroundImage,
  });
  await userEvent.hover(row);
  const hovered = colors();
  expect(hovered.actions).toContain(hovered.row);
  await userEvent.click(row.querySelector('input') as HTMLElement);
  await expect.poll(() => colors().row).not.toBe(hovered.row);
  expect(colors().actions).toContain(colors().row);
});

test.each(lists)('%s: Tab enters the focused row’s actions, arrows move, Escape returns', async (_name, list) => {
  const press = vi.fn();
  const onEscape = vi.fn();
  renderWithProvider(
    // biome-ignore lint/a11y/noStaticElementInteractions: a host's drawer
    <div onKeyDown={({ key }) => key === 'Escape' && onEscape()}>
      {list({ rowActions: actionsOf(press) })}
      <button type="button">After the list</button>
    </div>,
    { company },
  );
  const [table] = await rowsOf();
  table.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(opacityOf(await rowAt(1))).toBe('1');
  await userEvent.keyboard('{Tab}');
  expect(focusedText()).toBe('Email');
  expect((await rowAt(1)).contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{ArrowRight} ');
  expect(press.mock.calls.map(([label]) => label)).toEqual(['Copy']);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(focusedText()).toBe('Void');
  expect(press).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{ArrowLeft}{Tab}');
  expect(focusedText()).toBe('Void');
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(table);
  expect(onEscape).not.toHaveBeenCalled();
  await userEvent.keyboard('{Tab}{ArrowDown}'); // from an action to the next row
  expect(document.activeElement).toBe(table);
  expect(document.getElementById(table.getAttribute('aria-activedescendant') ?? '')).toBe(await rowAt(2));
  await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}');
  expect(document.activeElement).toBe(table);
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}');
  while (table.tFoot?.contains(document.activeElement)) await userEvent.keyboard('{Tab}'); // its buttons, such as *Load all*
  expect(focusedText()).toBe('After the list');
});

test('only the rows that change ask for their actions again', async () => {
  const rowActions = vi.fn(actionsOf(() => {}));
  const rowProps = vi.fn((_row: { id: string }) => ({}));
  renderWithProvider(lastList({ rowActions, rowProps }), { company });
  const [table] = await rowsOf();
  table.focus();
  await expect.poll(() => table.querySelector('[data-focused]')).not.toBe(null);
  // The numbers of matched invoices come after the rows.
  let drawn: number;
  do {
    drawn = rowActions.mock.calls.length;
    await new Promise((resolve) => setTimeout(resolve, 300));
  } while (rowActions.mock.calls.length > drawn);
  rowActions.mockClear();
  rowProps.mockClear();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  for (const { mock } of [rowActions, rowProps]) expect(new Set(mock.calls.map(([{ id }]) => id)).size).toBe(3);
});

test('the focus returns to the grid when the row of a focused action scrolls out of view', async () => {
  const long = await sharedCompany({ entries: 260 });
  const { checking: account = '' } = long.glAccountIds;
  const rowActions = actionsOf(() => {});
  renderWithProvider(
    <GeneralLedger loadInBackground={false} glAccountId={account} defaultFilters={all} rowActions={rowActions} />,
    {
      company: long,
    },
  );
  const [table] = await rowsOf();
  await userEvent.click(page.getByRole('button', { name: 'Load all' }));
  await expect.element(page.getByText('260 entries', { exact: true })).toBeVisible();
  table.focus();
  await userEvent.keyboard('{Home}{Tab}');
  expect(focusedText()).toBe('Email');
  window.scrollTo(0, document.body.scrollHeight);
  await expect.poll(() => document.activeElement).toBe(table);
});

test('row actions are always visible on cards', async () => {
  await page.viewport(380, 800);
  renderWithProvider(lastList({ rowActions: actionsOf(() => {}) }), { company });
  const row = await rowAt(3);
  expect(opacityOf(row)).toBe('1');
  const button = row.querySelector('.daybook-row-actions button') as HTMLElement;
  expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await page.viewport(1280, 800);
});

test.each(lists)('%s: rowProps style rows and keep their ids and ARIA', async (_name, list) => {
  renderWithProvider(
    list({
      rowProps: ({ id }) => ({ className: 'mine', style: { fontWeight: 700 }, 'data-record': id, 'data-index': 99 }),
    }),
    { company },
  );
  const [table] = await rowsOf();
  table.focus();
  const row = await rowAt(0);
  expect(row.dataset.record).toMatch(/_/);
  expect(getComputedStyle(row).fontWeight).toBe('700');
  await expect.poll(() => table.getAttribute('aria-activedescendant')).toBe(row.id);
  expect(row).toHaveProperty('className', 'mine');
  expect(row.getAttribute('aria-rowindex')).toMatch(/^[23]$/);
});

test.each(lists)('%s: toolbarActions stand beside the list’s own', async (_name, list) => {
  renderWithProvider(list({ toolbarActions: <button type="button">Import</button> }), { company });
  await rowsOf();
  const own = page.getByRole('button', { name: 'Import' });
  await expect.element(own).toBeVisible();
  expect(own.element().closest('.daybook-list-tools')).not.toBe(null);
});

test.each(lists)('%s: renderLoading and renderError replace the states, and retry loads', async (_name, list) => {
  const onError = vi.fn();
  const slots: Slots = {
    renderLoading: () => <p>Fetching your books</p>,
    renderError: ({ error, retry }) => (
      <button type="button" onClick={retry}>
        Load again: {error.name}
      </button>
    ),
  };
  renderWithProvider(list(slots, onError), { company, fault: 'status=400,times=4' });
  await expect.element(page.getByText('Fetching your books').first()).toBeVisible();
  const retry = page.getByRole('button', { name: /^Load again: .*Error$/ }).first();
  await expect.element(retry).toBeVisible();
  await vi.waitFor(async () => {
    if (retry.query()) await userEvent.click(retry);
    expect(page.getByRole('grid').query()).not.toBe(null);
  }, 10_000);
  expect(onError).toHaveBeenCalled();
});

test.each(lists)('%s: renderEmpty learns whether filters exclude rows, and can clear them', async (_name, list) => {
  renderWithProvider(
    list({
      renderEmpty: ({ isFiltered, clearFilters }) =>
        isFiltered ? (
          <button type="button" onClick={clearFilters}>
            Show everything
          </button>
        ) : undefined,
    }),
    { company },
  );
  await rowsOf();
  await userEvent.fill(page.getByRole('searchbox'), 'no such thing');
  await userEvent.click(page.getByRole('button', { name: 'Show everything' }));
  await rowsOf();
});

test.each(lists)('%s: an error in a slot is contained and reported', async (_name, list) => {
  const onError = vi.fn();
  const rowActions = () => {
    throw new Error('from the host');
  };
  expectConsoleMessage(/from the host/);
  renderWithProvider(list({ rowActions }, onError), { company });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Something went wrong in this part of the page.');
  expect(onError.mock.calls.map(([{ error }]) => error.message)).toEqual(['from the host']);
  await expect.element(page.getByRole('heading', { name: 'Books' })).toBeVisible();
});

test.each([
  ['InvoiceList', InvoiceList],
  ['BankTransactionList', BankTransactionList],
])('%s: bulkActions get the checked rows and can clear them', async (_name, List) => {
  const run = vi.fn();
  renderWithProvider(
    <List
      bulkActions={({ ids, rows, clear }: { ids: string[]; rows: readonly { id: string }[]; clear: () => void }) => (
        <button
          type="button"
          onClick={() => {
            run(
              ids,
              rows.map(({ id }) => id),
            );
            clear();
          }}
        >
          Send {ids.length}
        </button>
      )}
    />,
    { company },
  );
  const [table] = await rowsOf();
  table.focus();
  expect(page.getByRole('button', { name: /^Send/ }).elements()).toEqual([]);
  await userEvent.keyboard('x{ArrowDown} ');
  await userEvent.click(page.getByRole('button', { name: 'Send 2' }));
  const [[ids = [], rowIds] = []] = run.mock.calls;
  expect(ids).toHaveLength(2);
  expect(rowIds).toEqual(ids);
  await expect.poll(() => table.querySelector('[aria-selected=true]')).toBe(null);
});
