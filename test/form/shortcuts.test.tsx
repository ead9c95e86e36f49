import { cloneElement } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import bankTransactionEditor from '../../docs/components/bank-transaction-editor.md?raw';
import journalEntryForm from '../../docs/components/journal-entry-form.md?raw';
import { BankTransactionEditor, ClosingForm, JournalEntryForm, NotificationSettingsForm } from '../../src/index.ts';
import { createBankApi, injectFault, isSave } from '../support/bank-transactions/api.ts';
import { openEditor, picker } from '../support/bank-transactions/editor.tsx';
import { documentedKeys } from '../support/documentedKeys.ts';
import { renderWithProvider } from '../support/renderWithProvider.tsx';
import { createCompany } from '../support/sandbox/company.ts';

const company = await createCompany({ seed: 'none' });
const { id } = await (await createBankApi(company)).save();
const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const button = page.getByRole('button', { name: 'Keyboard shortcuts' });

/** The keys in the dialog, by line. */
async function listedKeys(): Promise<string[]> {
  await expect.element(dialog).toBeVisible();
  const lines = dialog.getByRole('listitem').elements();
  return lines.map((line) => [...line.querySelectorAll('kbd')].map(({ textContent }) => textContent).join(' '));
}

const journalKeys = [
  'Enter',
  '↓ ↑',
  '=',
  'Ctrl+D ⌘D',
  'Alt+Shift+↓ Alt+Shift+↑',
  'Ctrl+⌫ ⌘⌫',
  'Ctrl+V ⌘V',
  'Ctrl+Z ⌘Z',
  'Ctrl+Enter ⌘Enter',
  'Esc',
  '?',
];

test.each([
  ['the closing form', <ClosingForm key="form" />, ['↑ ↓', 'PgUp PgDn', 'Ctrl+Enter ⌘Enter', 'Esc', '?']],
  ['the notification settings', <NotificationSettingsForm key="form" />, ['← →', 'Tab Shift+Tab', '?']],
  ['a journal entry', <JournalEntryForm key="form" onCancel={() => {}} />, journalKeys],
])('a button and ? list the keys of %s', async (_name, form, keys) => {
  renderWithProvider(form, { company });
  await userEvent.click(button);
  expect(await listedKeys()).toEqual(keys);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('?');
  expect(await listedKeys()).toEqual(keys);
});

const leave = { onCancel: () => {} };

test.each([
  [
    'a read-only editor',
    <BankTransactionEditor key="form" readOnly transactionId={id} />,
    { ...leave, onNavigate: () => {} },
    ['Alt+↓ Alt+↑', 'Esc', '?'],
  ],
  ['a read-only journal entry', <JournalEntryForm key="form" readOnly />, leave, ['Esc', '?']],
])('%s lists the keys that it still has, if any', async (_name, form, callbacks, keys) => {
  const { rerender } = renderWithProvider(cloneElement(form, callbacks), { company });
  await userEvent.click(button);
  expect(await listedKeys()).toEqual(keys);
  await userEvent.keyboard('{Escape}');
  rerender(form);
  await expect.element(button).not.toBeInTheDocument();
});

test('while the outcome of a save is unknown, all keys but Save are listed', async () => {
  await openEditor({}, { onNavigate: () => {} }, { showsBankDetails: false });
  injectFault('drop', isSave);
  await userEvent.fill(page.getByRole('textbox', { name: 'Notes' }), 'Two boxes');
  await userEvent.click(page.getByRole('button', { name: 'Save', exact: true }));
  await expect.element(page.getByText(/couldn’t confirm whether this was saved/)).toBeVisible();
  await userEvent.click(button);
  expect(await listedKeys()).toEqual([...unsplitKeys, 'Esc', '?']);
});

test('? in a field is text', async () => {
  renderWithProvider(<JournalEntryForm />, { company });
  const description = page.getByRole('textbox', { name: 'Description' });
  await userEvent.click(description);
  await userEvent.keyboard('?');
  await expect.element(description).toHaveValue('?');
  expect(dialog.query()).toBeNull();
});

const unsplitKeys = ['Alt+↓ Alt+↑', 'Alt+S', 'Alt+M', '↓ ↑', 'Enter Space'];
const splitKeys = [
  'Alt+↓ Alt+↑',
  'Enter',
  '↓ ↑',
  'Alt+S',
  'Ctrl+D ⌘D',
  'Alt+Shift+↓ Alt+Shift+↑',
  'Ctrl+⌫ ⌘⌫',
  'Ctrl+Z ⌘Z',
  'Alt+Enter',
  '1/3 20%',
];

test('a bank transaction lists the keys that it has, and its dialog keeps them from the form', async () => {
  const navigate = vi.fn();
  await openEditor({}, { onNavigate: navigate }, { showsBankDetails: false });
  await userEvent.click(button);
  expect(await listedKeys()).toEqual([...unsplitKeys, 'Ctrl+Enter ⌘Enter', '?']);
  await userEvent.keyboard('{Alt>}s{ArrowDown}{/Alt}{Escape}');
  expect(navigate).not.toHaveBeenCalled();
  await expect.element(picker('Category')).toHaveLength(1);
  await userEvent.keyboard('{Alt>}s{/Alt}');
  await userEvent.click(page.getByRole('button', { name: 'Split evenly' }));
  await userEvent.keyboard('?');
  expect(await listedKeys()).toEqual([...splitKeys, 'Ctrl+Enter ⌘Enter', 'Esc', '?']);
});

test.each([
  [
    'a bank transaction',
    <BankTransactionEditor key="form" transactionId={id} />,
    bankTransactionEditor,
    [...unsplitKeys, ...splitKeys, 'Alt+1 Alt+2 Alt+3', 'Ctrl+Enter ⌘Enter', 'Esc', '?'],
  ],
  ['a journal entry', <JournalEntryForm key="form" />, journalEntryForm, journalKeys],
])('the documentation of %s has its keys', async (_name, form, text, keys) => {
  renderWithProvider(form, { company });
  await expect.element(button).toBeVisible();
  expect(new Set(documentedKeys(text))).toEqual(new Set(keys));
});

test('buttons show their keys in the color of their text, except where it is narrow; keys are not in their names', async () => {
  await page.viewport(1280, 800);
  await openEditor({}, {}, { showsBankDetails: false });
  const named = (name: string) => page.getByRole('button', { name, exact: true });
  for (const [name, keys] of [
    ['Split', /^Alt S$/],
    ['Find match', /^Alt M$/],
    ['Save', /^(Ctrl|⌘) ↵$/],
  ] as const) {
    const hint = named(name).element().querySelector('kbd') ?? expect.unreachable();
    expect(hint.textContent).toMatch(keys);
    const { color } = getComputedStyle(named(name).element());
    expect(getComputedStyle(hint)).toMatchObject({ color, opacity: '1' }); // as much contrast as any accent has
    await page.viewport(1280, 800);
    expect(hint.getClientRects().length).toBe(1);
    await page.viewport(380, 800);
    expect(hint.getClientRects().length).toBe(0);
  }
});
