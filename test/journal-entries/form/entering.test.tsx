import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, field, save, saved } from '../../support/bank-transactions/editor.tsx';
import { isJournalSave } from '../../support/journal-entries/api.ts';
import { line, lineValues, openNewEntries, pasteInto } from '../../support/journal-entries/form.tsx';
import { createGate, recordRequests } from '../../support/requests.ts';

test('an entry can be entered with the keyboard: Enter moves to the next line, = fills in the difference, Ctrl+Enter saves', async () => {
  const { journal, onSave } = await openNewEntries();
  const { expense, asset } = journal;
  await userEvent.click(field('Description'));
  await userEvent.keyboard('Rent of June');
  (line(1).account.element() as HTMLElement).focus();
  await userEvent.keyboard(expense.accountNo);
  await expect.element(page.getByRole('option', { name: new RegExp(expense.accountNo) })).toBeVisible();
  await userEvent.keyboard('{Tab}1,200.5{Enter}');
  await expect.element(line(2).account).toHaveFocus();
  await userEvent.keyboard(asset.accountNo);
  await expect.element(page.getByRole('option', { name: new RegExp(asset.accountNo) })).toBeVisible();
  await userEvent.keyboard('{Enter}{Tab}9=');
  // Only a credit can balance the entry, so the credit field is focused.
  await expect.element(line(2).credit).toHaveValue('1,200.50');
  await expect.element(line(2).credit).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(line(3).account).toHaveFocus(); // a new line after the last one
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(saved).toBeVisible();
  const [[{ journalEntries }]] = onSave.mock.calls as [[{ journalEntries: { id: string }[] }]];
  expect(await journal.stored(journalEntries[0]?.id ?? '')).toMatchObject({
    description: 'Rent of June',
    amount: 1200_50,
    children: [
      { glAccount: { id: expense.id }, drAmount: 1200_50, crAmount: 0 },
      { glAccount: { id: asset.id }, drAmount: 0, crAmount: 1200_50 },
    ],
  });
});

test('an amount on one side clears the other side', async () => {
  await openNewEntries();
  await userEvent.fill(line(1).debit, '50');
  await userEvent.fill(line(1).credit, '7');
  await expect.element(line(1).debit).toHaveValue('');
  await userEvent.fill(line(1).debit, '8');
  await expect.element(line(1).credit).toHaveValue('');
});

test('shows totals and the difference at once, and announces them when the user stops typing', async () => {
  await openNewEntries();
  const announced: string[] = [];
  const observer = new MutationObserver(() => {
    const texts = page
      .getByRole('status')
      .elements()
      .map(({ textContent }) => textContent ?? '');
    announced.push(...texts.filter((text) => text.startsWith('Debits ')));
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  // Types without pauses, so that nothing is announced in between.
  for (const text of ['1', '12', '120']) type(line(1).debit.element(), text);
  const sentence = 'Credits are $120.00 less than debits.';
  await expect.element(page.getByText(sentence, { exact: true }).first()).toBeVisible();
  await expect.poll(() => announced.at(-1)).toBe(`Debits 120.00, credits 0.00. ${sentence}`);
  observer.disconnect();
  expect(new Set(announced).size).toBe(1);
});

test('“Balance” and = replace the amount of the last focused line with the difference', async () => {
  await openNewEntries();
  await userEvent.fill(line(1).debit, '120');
  await userEvent.fill(line(2).credit, '100');
  await userEvent.click(line(2).account);
  await userEvent.keyboard('{Escape}{Tab}{Tab}5=');
  await expect.element(line(2).credit).toHaveValue('120.00');
  await userEvent.fill(line(2).credit, '100');
  await userEvent.click(page.getByRole('button', { name: /^Balance/ }));
  await expect.element(line(2).credit).toHaveValue('120.00');
  await expect.element(page.getByText('Balanced', { exact: true })).toBeVisible();
});

test('adding and removing lines keeps the focus in the lines, and at least two remain', async () => {
  await openNewEntries();
  await userEvent.fill(line(1).debit, '5');
  await userEvent.click(button('Add a line'));
  await expect.element(line(3).account).toHaveFocus();
  await userEvent.click(button('Remove line 1'));
  await expect.element(button('Remove line 1')).toHaveFocus();
  expect(lineValues()).toHaveLength(2);
  await userEvent.fill(line(1).debit, '5');
  await userEvent.click(button('Remove line 1'));
  await expect.element(button('Remove line 1')).toHaveFocus();
  expect(lineValues()).toEqual([
    ['', '', ''],
    ['', '', ''],
  ]);
});

test('pasted spreadsheet rows fill the lines from the focused one, and the text of an unknown account stays visible', async () => {
  const { journal } = await openNewEntries();
  const { expense, asset } = journal;
  const rows = [
    'Account\tDebit\tCredit',
    `${expense.accountNo}\t$1,000.00\t`,
    'Petty thing\t(34.50)\t',
    `${asset.name}\t\t965.50`,
  ];
  pasteInto(line(1).account, rows.join('\r\n'));
  await expect.element(line(3).credit).toHaveValue('965.50');
  expect(lineValues()).toEqual([
    [expense.name, '1,000.00', ''],
    ['', '', '34.50'],
    [asset.name, '', '965.50'],
  ]);
  await expect.element(line(2).item.getByText(/No account matches “Petty thing”/)).toBeVisible();
  await expect.element(page.getByText(/^3 lines pasted\. Choose an account where none was recognized\./)).toBeVisible();
  await expect.element(page.getByText('Balanced', { exact: true })).toBeVisible();

  // A single cell is pasted into its field by the browser.
  pasteInto(line(2).debit, '12.00');
  expect(lineValues()).toHaveLength(3);
  const requests = recordRequests();
  await userEvent.click(save);
  await expect.element(line(2).account).toHaveFocus();
  expect(requests.filter(isJournalSave)).toEqual([]);
});

test('pasted rows keep their account texts if the accounts cannot be loaded', async () => {
  const gate = createGate();
  const glAccounts = () => gate.opened.then(() => Promise.reject(new Error('No accounts today')));
  await openNewEntries({ options: { loaders: { glAccounts } } });
  pasteInto(line(1).account, 'Rent\t5\t\t5\nChecking\t\t5\t0');
  await expect.element(page.getByText('Pasting…', { exact: true })).toBeVisible();
  gate.open();
  await expect.element(line(2).credit, { timeout: 20_000 }).toHaveValue('5.00');
  await expect.element(line(1).item.getByText(/No account matches “Rent”/)).toBeVisible();
  await expect
    .element(page.getByText(/^2 lines pasted\. Couldn’t look up accounts\. .* weren’t used\.$/))
    .toBeVisible();
});

test('an unbalanced entry is not saved, and the form shows which side is short by how much', async () => {
  const { journal } = await openNewEntries();
  const requests = recordRequests();
  pasteInto(line(1).account, `${journal.expense.accountNo}\t100\t\n${journal.asset.accountNo}\t\t120`);
  await expect.element(line(2).credit).toHaveValue('120.00');
  await userEvent.click(save);
  await expect.element(page.getByText('Not saved. Check 1 item.')).toBeVisible();
  const missing = page.getByText('Debits are $20.00 less than credits.', { exact: true }).first();
  await expect.element(missing).toHaveFocus();
  expect(requests.filter(isJournalSave)).toEqual([]);
});

test('on a phone, lines are cards with touch targets of at least 44 px', async () => {
  await page.viewport(380, 800);
  await openNewEntries();
  const controls = [line(1).account, line(1).debit, line(1).credit, button('Remove line 1'), button('Add a line')];
  for (const control of controls) {
    const { height, left, right } = control.element().getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(44);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(380);
  }
  const [debit, credit] = [line(1).debit, line(1).credit].map((each) => each.element().getBoundingClientRect());
  expect(debit?.top).toBe(credit?.top);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(380);
});

/** Sets the text of a field like typing, but without delay. */
function type(field: Element, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
