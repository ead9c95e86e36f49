import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import bankTransactionList from '../../docs/components/bank-transaction-list.md?raw';
import generalLedger from '../../docs/components/general-ledger.md?raw';
import invoiceList from '../../docs/components/invoice-list.md?raw';
import lists from '../../docs/components/lists.md?raw';
import trialBalance from '../../docs/components/trial-balance.md?raw';
import { BankTransactionList, GeneralLedger, InvoiceList, TrialBalance } from '../../src/index.ts';
import { documentedKeys } from '../support/documentedKeys.ts';
import { openField } from '../support/list/filterBuilder.ts';
import { renderWithProvider } from '../support/renderWithProvider.tsx';
import { sharedCompany } from '../support/sandbox/company.ts';
import { testOwnLook } from '../support/ui/testOwnLook.ts';

const company = await sharedCompany();
const { checking = '' } = company.glAccountIds;
const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const common = [
  '/',
  '↓ Enter',
  'F',
  'Backspace Delete',
  '↓ ↑ J K',
  'PgDn PgUp',
  'Home End',
  'Alt+↓ Alt+↑',
  'Alt+→ Alt+←',
  'Alt+Enter',
  '?',
];

async function grid(): Promise<HTMLTableElement> {
  return (await page.getByRole('grid').findElement()) as HTMLTableElement; // by its role
}

/** The keys in the dialog, by line. */
async function listedKeys(): Promise<string[]> {
  await expect.element(dialog).toBeVisible();
  const lines = dialog.getByRole('listitem').elements();
  return lines.map((line) => [...line.querySelectorAll('kbd')].map(({ textContent }) => textContent).join(' '));
}
const tabs = '1 2 3 …';
const chart = ['→ ←', 'PgUp PgDn', 'Home End', 'Shift+→ Shift+←', 'Enter'];
const aging = ['→ ←', 'Space Ctrl+Enter', 'Esc'];
const focusedIndex = (table: HTMLTableElement) => table.querySelector<HTMLElement>('[data-focused]')?.dataset.index;

test.each([
  ['a ledger', <GeneralLedger key="list" glAccountId={checking} />, ['→ ←', ...chart]],
  [
    'a ledger with accounts',
    <GeneralLedger key="list" defaultGlAccountId={checking} onEntrySelect={() => {}} />,
    ['G', 'Enter O', '→ ←', ...chart],
  ],
  ['a trial balance', <TrialBalance key="list" onAccountSelect={() => {}} />, ['Enter O']],
  ['invoices', <InvoiceList key="list" />, [tabs, ...aging]],
  ['invoices without the aging summary', <InvoiceList key="list" showAging={false} />, [tabs]],
  [
    'invoices with everything',
    <InvoiceList key="list" selectable onInvoiceSelect={() => {}} rowActions={() => []} />,
    [tabs, 'Enter O', 'Space X', 'Shift+↓ Shift+↑', 'Ctrl+A ⌘A', 'Esc', ...aging, 'Tab'],
  ],
  [
    'bank transactions',
    <BankTransactionList key="list" />,
    [tabs, 'A', 'C F2', 'Alt+Enter', 'R', 'N', 'Shift+A', 'Shift+S', 'Ctrl+Z ⌘Z'],
  ],
  [
    'bank transactions that open',
    <BankTransactionList key="list" onTransactionSelect={() => {}} />,
    [tabs, 'Enter O', 'A', 'C F2', 'Alt+Enter', 'R', 'N', 'S', 'M', 'Shift+A', 'Shift+S', 'Ctrl+Z ⌘Z'],
  ],
  ['read-only bank transactions', <BankTransactionList key="list" readOnly />, [tabs, 'N']],
])('? lists the keys of %s', async (_name, list, own) => {
  renderWithProvider(list, { company });
  const table = await grid();
  table.focus();
  await userEvent.keyboard('?');
  const keys = await listedKeys();
  expect(keys.toSorted()).toEqual([...common, ...own].toSorted());
  await userEvent.keyboard('f/'); // do nothing below it
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement).toBe(table);
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

const all = { selectable: true, rowActions: () => [] };

test.each([
  [
    'the ledger',
    <GeneralLedger key="list" defaultGlAccountId={checking} onEntrySelect={() => {}} {...all} />,
    generalLedger,
  ],
  ['the trial balance', <TrialBalance key="list" onAccountSelect={() => {}} {...all} />, trialBalance],
  ['invoices', <InvoiceList key="list" onInvoiceSelect={() => {}} {...all} />, invoiceList],
  [
    'bank transactions',
    <BankTransactionList key="list" onTransactionSelect={() => {}} {...all} />,
    bankTransactionList,
  ],
])('the documentation of %s has its keys', async (_name, list, text) => {
  renderWithProvider(list, { company });
  (await grid()).focus();
  await userEvent.keyboard('?');
  const keys = (await listedKeys()).map((line) => line.replace(' …', ''));
  expect([...documentedKeys(lists), ...documentedKeys(text)].toSorted()).toEqual(keys.toSorted());
});

test('the keys are in groups', async () => {
  renderWithProvider(<BankTransactionList selectable />, { company });
  (await grid()).focus();
  await userEvent.keyboard('?');
  await expect.element(dialog).toBeVisible();
  for (const [group, line] of Object.entries({
    Move: 'First or last row',
    Decide: 'Undo',
    Select: 'Select a range',
    Find: 'Add a filter',
    Display: 'Move the column',
  }))
    await expect.element(dialog.getByRole('list', { name: group })).toHaveTextContent(line);
});

testOwnLook('the keyboard shortcuts dialog has no focus ring', async () => {
  renderWithProvider(<InvoiceList />, { company });
  (await grid()).focus();
  await userEvent.keyboard('?');
  await expect.element(dialog).toBeVisible();
  expect(getComputedStyle(dialog.element()).outlineStyle).toBe('none');
});

test('many keys on a low screen are listed from the first', async () => {
  await page.viewport(1280, 400);
  onTestFinished(() => page.viewport(1280, 800));
  renderWithProvider(<BankTransactionList onTransactionSelect={() => {}} />, { company });
  (await grid()).focus();
  await userEvent.keyboard('?');
  await expect.element(dialog).toHaveFocus();
  const { scrollHeight, clientHeight, scrollTop } = dialog.element();
  expect(scrollHeight).toBeGreaterThan(clientHeight);
  expect(scrollTop).toBe(0);
});

test('? types a question mark in the search', async () => {
  renderWithProvider(<InvoiceList />, { company });
  await grid();
  const search = page.getByRole('searchbox');
  await userEvent.click(search);
  await userEvent.keyboard('?');
  await expect.element(search).toHaveValue('?');
  expect(dialog.elements()).toEqual([]);
});

test('the Display menu opens the keys, and closing them returns to its button', async () => {
  renderWithProvider(<InvoiceList />, { company });
  await grid();
  const display = page.getByRole('button', { name: 'Display' });
  await userEvent.click(display);
  await userEvent.click(page.getByRole('button', { name: 'Keyboard shortcuts' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(display).toHaveFocus();
  await expect.element(display).toHaveAttribute('aria-expanded', 'false');
});

test('its texts can be replaced', async () => {
  renderWithProvider(<InvoiceList />, { company, messages: { ui: { shortcuts: 'Tastenkürzel' } } });
  (await grid()).focus();
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog', { name: 'Tastenkürzel' })).toBeVisible();
});

test('J, K, X and O move between rows, select one and open it', async () => {
  const onInvoiceSelect = vi.fn();
  renderWithProvider(<InvoiceList selectable onInvoiceSelect={onInvoiceSelect} />, { company });
  const table = await grid();
  table.focus();
  await userEvent.keyboard('jjk');
  await expect.poll(() => focusedIndex(table)).toBe('1');
  await userEvent.keyboard('x');
  const row = table.querySelector('tr[data-index="1"]');
  await expect.poll(() => row?.getAttribute('aria-selected')).toBe('true');
  expect(onInvoiceSelect).not.toHaveBeenCalled();
  await userEvent.keyboard('o');
  const [[{ invoiceId, invoiceIds }]] = onInvoiceSelect.mock.calls as [[{ invoiceId: string; invoiceIds: string[] }]];
  expect(invoiceIds.indexOf(invoiceId)).toBe(1);
});

test('keys of rows are the same with Caps Lock, and differ with Shift', async () => {
  const onInvoiceSelect = vi.fn();
  renderWithProvider(<InvoiceList selectable onInvoiceSelect={onInvoiceSelect} />, { company });
  const table = await grid();
  table.focus();
  const press = (key: string, shiftKey = false) =>
    table.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
  press('J');
  await expect.poll(() => focusedIndex(table)).toBe('1');
  press('X');
  await expect.poll(() => table.querySelector('[aria-selected=true]')?.getAttribute('data-index')).toBe('1');
  for (const key of ['J', 'O', 'j', 'o']) press(key, true); // with Shift, without and with Caps Lock
  expect(onInvoiceSelect).not.toHaveBeenCalled();
  expect(focusedIndex(table)).toBe('1');
  press('O');
  await expect.poll(() => onInvoiceSelect.mock.calls.length).toBe(1);
});

test('keys in a popover are not those of the list', async () => {
  const onFiltersChange = vi.fn();
  renderWithProvider(<InvoiceList defaultFilters={{}} onFiltersChange={onFiltersChange} />, { company });
  await grid();
  await openField('Status');
  const editor = page.getByRole('dialog', { name: 'Filter' });
  const choice = editor.getByRole('checkbox', { name: 'Open' });
  ((await choice.findElement()) as HTMLElement).focus(); // a checkbox
  await userEvent.keyboard('f2');
  await expect.element(choice).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('button', { name: 'Display' }));
  ((await page.getByRole('radio', { name: 'Compact' }).findElement()) as HTMLElement).focus();
  await userEvent.keyboard('2f?');
  await expect.element(page.getByRole('dialog', { name: 'Display' })).toBeVisible();
  expect(page.getByRole('dialog').elements()).toHaveLength(1);
  expect(onFiltersChange).not.toHaveBeenCalled();
});

test('G opens the accounts of a ledger, and Escape returns to the row', async () => {
  renderWithProvider(<GeneralLedger defaultGlAccountId={checking} />, { company });
  await expect.element(page.getByRole('combobox', { name: 'Account', exact: true })).toBeVisible();
  const table = await grid();
  table.focus();
  await userEvent.keyboard('g');
  await expect.element(page.getByRole('combobox', { name: 'Account', exact: true })).toHaveFocus();
  await expect.element(page.getByRole('listbox', { name: 'Account' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(page.getByRole('listbox').query()).toBeNull();
  await expect.element(table).toHaveFocus();
});

test('Escape clears the search, and then returns to the row from which / went there', async () => {
  renderWithProvider(<InvoiceList defaultFilters={{}} />, { company });
  const table = await grid();
  const search = page.getByRole('searchbox');
  table.focus();
  await userEvent.keyboard('/inv{Escape}');
  await expect.element(search).toHaveFocus();
  await expect.element(search).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('grid')).toHaveFocus();
});

test('far down the list, F opens the fields in view', async () => {
  renderWithProvider(<BankTransactionList />, { company });
  const table = await grid();
  table.focus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => window.scrollY).toBeGreaterThan(500);
  await userEvent.keyboard('f');
  const search = page.getByRole('combobox', { name: 'Filter by…' });
  await expect.element(search).toHaveFocus();
  const isInView = () => {
    const { top, bottom } = search.element().getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  };
  await expect.poll(isInView).toBe(true);
});
