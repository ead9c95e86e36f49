import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { GlAccount } from '../../../src/index.ts';
import { button, field, save } from '../../support/bank-transactions/editor.tsx';
import { isJournalSave } from '../../support/journal-entries/api.ts';
import { line, lineValues, openNewEntries, pasteText } from '../../support/journal-entries/form.tsx';
import { createGate, recordRequests } from '../../support/requests.ts';

const rowAccount = (row: number) => page.getByRole('combobox', { name: `Account of row ${row}`, exact: true });
const addLines = page.getByRole('button', { name: /^Add \d+ lines?$/ });
const column = (name: string) => page.getByRole('combobox', { name, exact: true });

test('on a phone, the bar with Save doesn’t cover the pasted rows', async () => {
  await page.viewport(380, 700);
  const { journal } = await openNewEntries();
  const bar = save.element().closest('.daybook-editor-actions') ?? expect.unreachable();
  expect(getComputedStyle(bar).position).toBe('sticky');
  pasteText(line(1).account, `${journal.expense.accountNo}\t5\t\n${journal.asset.accountNo}\t\t5`);
  await expect.element(addLines).toHaveFocus();
  expect(getComputedStyle(bar).position).toBe('static');
});

test('a suggestion is taken with one key, and an unmatched row keeps its text in the line', async () => {
  const { journal } = await openNewEntries();
  const { expense, asset } = journal;
  pasteText(line(1).account, `${asset.name.slice(0, -2)}\t\t5\nPetty thing\t5\t\n${expense.accountNo}\t1\t1`);
  await expect.element(page.getByRole('button', { name: /^Use for / })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(rowAccount(2)).toHaveFocus();
  await expect.element(page.getByText('2 of 3 matched')).toBeVisible();
  await userEvent.click(addLines);
  await expect.element(line(2).account).toHaveValue('Petty thing');
  await expect.element(line(2).account).toHaveFocus();
  await expect.element(line(2).item.getByText('No account matches “Petty thing”. Choose one.')).toBeVisible();
  expect(lineValues()[0]).toEqual([asset.name, '', '5.00']);
  const requests = recordRequests();
  await userEvent.click(save);
  await expect.element(line(2).account).toHaveFocus();
  expect(requests.filter(isJournalSave)).toEqual([]);
});

test('memos are added to the description or saved as custom data; Ctrl+Z undoes the paste', async () => {
  const { journal } = await openNewEntries();
  const rows = `${journal.expense.accountNo}\t5\t\tNov 16\n${journal.asset.accountNo}\t\t5\tAdobe`;
  await userEvent.fill(field('Description'), 'Accrual');
  pasteText(line(1).account, rows);
  await expect.element(column('Column 4')).toHaveValue('memo');
  await userEvent.click(addLines);
  await expect.element(field('Description')).toHaveValue('Accrual; Nov 16; Adobe');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(field('Description')).toHaveValue('Accrual');
  expect(lineValues().flat().join('')).toBe('');
  await expect.element(line(1).account).toHaveFocus();

  pasteText(line(1).account, rows);
  await userEvent.selectOptions(column('Memos'), 'Save per line as custom data');
  await userEvent.click(addLines);
  await expect.element(field('Description')).toHaveValue('Accrual');
  await userEvent.click(page.getByText('More details'));
  await expect.element(page.getByRole('textbox', { name: 'Value' }).nth(1)).toHaveValue('Adobe');
  await expect.element(page.getByRole('textbox', { name: 'Name' }).nth(1)).toHaveValue('Line 2 memo');
});

test('Ctrl+Z takes a paste back after a line was changed and another removed', async () => {
  const { journal } = await openNewEntries();
  const { expense, asset } = journal;
  const pastedNotice = page.getByText('3 lines pasted. Press Ctrl+Z to undo.');
  pasteText(line(1).account, `${expense.accountNo}\t5\t\n${expense.accountNo}\t6\t\n${asset.accountNo}\t\t11`);
  await userEvent.click(addLines);
  await expect.element(pastedNotice).toBeVisible();
  await userEvent.fill(line(2).debit, '7');
  await userEvent.fill(line(4).debit, '3');
  await userEvent.click(button('Remove line 1'));
  await expect.element(pastedNotice).not.toBeInTheDocument(); // the next to be taken back is the removal
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => lineValues().map(([, debit]) => debit)).toEqual(['5.00', '7.00', '', '3.00', '']);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => lineValues().map(([, debit]) => debit)).toEqual(['', '', '3.00', '']);
});

test('an amount that cannot be read is marked before it is added, and adding reports no save', async () => {
  const { journal } = await openNewEntries();
  pasteText(line(1).account, `${journal.expense.accountNo}\t1.234,50\t\n${journal.asset.accountNo}\t\t5`);
  await expect.element(page.getByRole('cell', { name: '1.234,50' })).toHaveTextContent('1.234,50Enter a valid amount.');
  expect(page.getByText('Enter a valid amount.').elements()).toHaveLength(1);
  await userEvent.click(addLines);
  await expect.element(line(1).debit).toHaveValue('1.234,50');
  await expect.element(page.getByText('2 lines pasted. Press Ctrl+Z to undo.')).toBeVisible();
  await expect.element(page.getByText(/Not saved/)).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(line(1).debit).toHaveValue('');
  await expect.element(page.getByText(/lines pasted/)).not.toBeInTheDocument();
});

test('the menu of a column changes what it is used for, and Escape leaves the entry as it was', async () => {
  const { journal } = await openNewEntries();
  const rows = `${journal.expense.accountNo}\t5\t7\n${journal.asset.accountNo}\t6\t8`;
  pasteText(line(1).account, rows);
  await expect.element(addLines).toHaveFocus(); // the accounts are loaded
  await userEvent.selectOptions(column('Column 2'), 'Ignore');
  await userEvent.selectOptions(column('Column 3'), 'Amount ±');
  await expect.element(page.getByText('Add or cancel the pasted lines first.')).toBeVisible();
  const requests = recordRequests();
  await userEvent.click(field('Description'));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(requests.filter(isJournalSave)).toEqual([]);
  await userEvent.click(addLines);
  await expect
    .poll(() =>
      lineValues()
        .slice(0, 2)
        .map(([, debit]) => debit),
    )
    .toEqual(['7.00', '8.00']);
  pasteText(line(1).account, rows);
  await expect.element(addLines).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(line(1).debit).toHaveValue('7.00');
});

test('accounts that load late leave the focus where the user went in the meantime', async () => {
  const gate = createGate();
  let glAccounts: readonly GlAccount[] = [];
  const { journal } = await openNewEntries({
    options: { loaders: { glAccounts: () => gate.opened.then(() => glAccounts) } },
  });
  glAccounts = [journal.expense, journal.asset];
  pasteText(line(1).account, `${journal.expense.name}\t5\t\n${journal.asset.name}\t\t5`);
  await expect.element(page.getByText('Pasting…', { exact: true })).toBeVisible();
  await userEvent.click(field('Description'));
  gate.open();
  await expect.element(page.getByText('2 of 2 matched')).toBeVisible();
  await expect.element(addLines).toBeEnabled();
  await expect.element(field('Description')).toHaveFocus();
});

test('rows keep their account texts if the accounts cannot be loaded', async () => {
  const gate = createGate();
  const glAccounts = () => gate.opened.then(() => Promise.reject(new Error('No accounts today')));
  await openNewEntries({ options: { loaders: { glAccounts } } });
  pasteText(line(1).account, 'Rent\t5\t\nChecking\t\t5');
  await expect.element(page.getByText('Pasting…', { exact: true })).toBeVisible();
  gate.open();
  await expect.element(page.getByText(/^Couldn’t look up accounts/), { timeout: 20_000 }).toBeVisible();
  await userEvent.click(addLines);
  await expect.element(line(1).account).toHaveValue('Rent');
  await expect.element(line(2).credit).toHaveValue('5.00');
});

test('text of several lines is pasted into the description by the browser', async () => {
  await openNewEntries();
  pasteText(field('Description'), 'one\ntwo');
  await expect.element(line(1).account).toBeVisible();
  expect(button('Cancel').query()).toBeNull();
});

test('rows can be pasted while a button of the form has the focus', async () => {
  const { journal } = await openNewEntries();
  pasteText(save, `${journal.expense.accountNo}\t5\t\n${journal.asset.accountNo}\t\t5`);
  await userEvent.click(addLines);
  await expect.element(line(2).credit).toHaveValue('5.00');
});

test('a button pastes the clipboard, or opens a dialog if it cannot be read', async () => {
  const { journal } = await openNewEntries();
  const rows = `${journal.expense.accountNo}\t5\t\n${journal.asset.accountNo}\t\t5`;
  const readText = vi.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new Error('denied'));
  await userEvent.click(button('Paste from spreadsheet'));
  const dialog = page.getByRole('dialog', { name: 'Paste from spreadsheet' });
  await expect.element(dialog.getByRole('textbox', { name: 'Rows' })).toHaveFocus();
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  await expect.element(dialog.getByText('Paste at least two cells.')).toBeVisible();
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Rows' }), rows);
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  await userEvent.click(addLines);
  await expect.element(line(2).credit).toHaveValue('5.00');

  readText.mockResolvedValue(rows);
  await userEvent.click(button('Paste from spreadsheet'));
  await userEvent.click(addLines);
  await expect.element(line(4).credit).toHaveValue('5.00');
});

test('all suggestions are taken with one press, and another account can be searched for', async () => {
  const { journal } = await openNewEntries();
  const { expense, asset } = journal;
  const cut = (name: string) => name.slice(0, -2);
  pasteText(line(1).account, `${cut(asset.name)}\t\t5\n${cut(expense.name)}\t5\t`);
  await userEvent.click(page.getByRole('button', { name: `Other… for “${cut(expense.name)}”` }));
  await expect.element(rowAccount(2)).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: /^Use all/ }));
  await expect.element(page.getByText('2 of 2 matched')).toBeVisible();
  await userEvent.click(addLines);
  expect(lineValues().slice(0, 2)).toEqual([
    [asset.name, '', '5.00'],
    [expense.name, '5.00', ''],
  ]);
});

test('where several accounts match a text, its list shows only those', async () => {
  const gate = createGate();
  let glAccounts: readonly GlAccount[] = [];
  const { journal } = await openNewEntries({
    options: { loaders: { glAccounts: () => gate.opened.then(() => glAccounts) } },
  });
  const { expense, asset } = journal;
  const insurance = (id: string, name: string) => ({ ...expense, id, accountNo: id, name, displayName: name });
  glAccounts = [insurance('6040', 'Health Insurance'), insurance('6150', 'Business Insurance'), expense, asset];
  gate.open();
  pasteText(line(1).account, 'Ins.\t5\t\nPetty thing\t\t5');
  await expect.element(rowAccount(1)).toHaveFocus();
  await expect.element(rowAccount(1)).toHaveValue('Ins');
  await expect.element(rowAccount(2)).toHaveValue('');
  await userEvent.click(rowAccount(1));
  await expect.poll(() => page.getByRole('listbox').getByRole('option').elements().length).toBe(2);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText('0 of 2 matched')).toBeVisible();
  await userEvent.click(rowAccount(1));
  await userEvent.click(page.getByRole('option', { name: /Business Insurance/ }));
  await expect.element(page.getByText('1 of 2 matched')).toBeVisible();
});

test('whether the first row has the headings can be changed', async () => {
  const { journal } = await openNewEntries();
  pasteText(line(1).account, `Account\tDebit\tCredit\n${journal.asset.name}\t5\t`);
  const hasHeadings = page.getByRole('checkbox', { name: 'First row has headings' });
  await expect.element(hasHeadings).toBeChecked();
  await expect.element(addLines).toHaveTextContent('Add 1 line');
  await userEvent.click(hasHeadings);
  await expect.element(addLines).toHaveTextContent('Add 2 lines');
});
