import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, field, save } from '../../support/bank-transactions/editor.tsx';
import { isJournalSave } from '../../support/journal-entries/api.ts';
import { line, lineValues, openNewEntries, pasteInto } from '../../support/journal-entries/form.tsx';
import { recordRequests } from '../../support/requests.ts';
import { testOwnLook } from '../../support/ui/testOwnLook.ts';

test('a blank line always follows the last, and Ctrl+Z brings back a deleted line after other changes', async () => {
  await openNewEntries();
  await userEvent.fill(line(1).debit, '5');
  await userEvent.fill(line(2).debit, '7');
  await expect.element(line(3).account).toBeVisible();
  await userEvent.click(line(1).debit);
  await userEvent.keyboard('{Control>}{Backspace}{/Control}');
  await expect.element(line(1).debit).toHaveValue('7.00');
  await expect.element(line(1).debit).toHaveFocus();
  await userEvent.fill(line(2).credit, '9');
  await userEvent.click(line(1).debit);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect
    .poll(() => lineValues().map(([, ...sides]) => sides.join(' ')))
    .toEqual(['5.00 ', '7.00 ', ' 9.00', ' ']);
  await expect.element(line(1).debit).toHaveFocus();
  // A line deleted by its button is back with the focus on its account.
  await userEvent.click(button('Remove line 2'));
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(line(2).debit).toHaveValue('7.00');
  await expect.element(line(2).account).toHaveFocus();
});

test('Alt+Shift with an arrow moves a line, Ctrl+D copies the line above, and Ctrl+Z takes them back', async () => {
  await openNewEntries();
  await userEvent.fill(line(1).debit, '5');
  await userEvent.fill(line(2).credit, '7');
  const sides = () => lineValues().map(([, ...each]) => each.join(' '));
  await userEvent.click(line(1).debit);
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
  await expect.poll(sides).toEqual([' 7.00', '5.00 ', ' ']);
  await expect.element(line(2).debit).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(line(1).debit).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Control>}d{/Control}');
  await expect.poll(sides).toEqual([' 7.00', ' 7.00', ' ']);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(sides).toEqual([' 7.00', '5.00 ', ' ']);
});

test('texts name ⌘ on a Mac', async () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  const { journal } = await openNewEntries();
  await expect.element(page.getByText('= fills in the difference, ⌘D copies the line above.')).toBeVisible();
  await pasteInto(line(1).account, `${journal.expense.accountNo}\t5\t\n${journal.asset.accountNo}\t\t5`);
  await expect.element(page.getByText('2 lines pasted. Press ⌘Z to undo.')).toBeVisible();
});

test('an account that several match keeps its text, and the only match is selected', async () => {
  const { journal } = await openNewEntries();
  await userEvent.click(line(1).account);
  await userEvent.keyboard(journal.asset.name);
  await expect.element(page.getByRole('option', { name: journal.asset.name })).toBeVisible();
  await userEvent.click(field('Description'));
  await expect.element(line(1).account).toHaveValue(journal.asset.name);
  await userEvent.click(line(2).account);
  await userEvent.keyboard('e');
  await expect.poll(() => page.getByRole('option').elements().length).toBeGreaterThan(1);
  await userEvent.click(field('Description'));
  await expect.element(line(2).account).toHaveValue('e');
  await expect.element(line(2).item.getByText(/Choose an account for “e”\./)).toBeVisible();
  // Tab doesn't pick among several either, unless an arrow key did.
  await userEvent.click(line(3).account);
  await userEvent.keyboard('s');
  await expect.poll(() => page.getByRole('option').elements().length).toBeGreaterThan(1);
  await userEvent.keyboard('{Tab}');
  await expect.element(line(3).account).toHaveValue('s');
  await expect.element(line(3).item.getByText(/Choose an account for “s”\./)).toBeVisible();
  await expect.element(line(3).debit).toHaveFocus();
  await userEvent.click(line(3).account);
  await userEvent.keyboard('{ArrowDown}');
  const highlightedId = line(3).account.element().getAttribute('aria-activedescendant') ?? expect.unreachable();
  const highlighted = document.getElementById(highlightedId)?.querySelector('.daybook-option-text')?.textContent;
  await userEvent.keyboard('{Tab}');
  await expect.element(line(3).account).toHaveValue(highlighted ?? expect.unreachable());
  // A whole number is exact, and the only match of a text is selected.
  await userEvent.click(line(4).account);
  await userEvent.keyboard(`${journal.expense.accountNo}{Tab}`);
  await expect.element(line(4).account).toHaveValue(journal.expense.name);
});

test('Enter in the description goes to the first account, and saves nothing', async () => {
  await openNewEntries();
  const requests = recordRequests();
  await userEvent.click(field('Description'));
  await userEvent.keyboard('Accrued rent{Enter}');
  await expect.element(line(1).account).toHaveFocus();
  await expect.element(page.getByText('Add at least two lines.')).not.toBeInTheDocument();
  expect(requests.filter(isJournalSave)).toEqual([]);
});

testOwnLook('on a phone, accounts and totals have labels, and totals end where amounts end', async () => {
  await page.viewport(380, 800);
  await openNewEntries();
  await userEvent.fill(line(1).debit, '5');
  await userEvent.click(line(1).credit);
  const total = document.querySelector('.daybook-journal-totals .daybook-money') ?? expect.unreachable();
  const labels = [line(1).item.getByText('Account', { exact: true }).element(), total.firstElementChild];
  for (const label of labels) expect(label?.getBoundingClientRect().width).toBeGreaterThan(20);
  const amount = line(1).debit.element();
  const endOf = (box: Element) =>
    box.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(box).paddingRight);
  expect(Math.abs(endOf(total) - endOf(amount))).toBeLessThanOrEqual(1);
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
  const sentence = 'Out of balance by 120.00';
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

test('a removed line shows no typed text, and = fills in the difference also where it needs Shift', async () => {
  await openNewEntries();
  await userEvent.click(line(1).debit);
  await userEvent.keyboard('500{Control>}{Backspace}{/Control}');
  expect(lineValues()).toEqual([
    ['', '', ''],
    ['', '', ''],
  ]);
  await userEvent.fill(line(1).debit, '120');
  await userEvent.click(line(2).credit);
  await userEvent.keyboard('{Shift>}={/Shift}');
  await expect.element(line(2).credit).toHaveValue('120.00');
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

test('an unbalanced entry is not saved, and the form shows which side is short by how much', async () => {
  const { journal } = await openNewEntries();
  const requests = recordRequests();
  pasteInto(line(1).account, `${journal.expense.accountNo}\t100\t\n${journal.asset.accountNo}\t\t120`);
  await expect.element(line(2).credit).toHaveValue('120.00');
  await userEvent.click(save);
  await expect.element(page.getByText('Not saved. Check 1 item.')).toBeVisible();
  const missing = page.getByText('Debits are 20.00 less than credits.', { exact: true }).first();
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

test('rows of lines are 36 px high for a mouse', async () => {
  await page.viewport(1280, 800);
  await openNewEntries();
  await userEvent.click(button('Add a line'));
  const tops = [1, 2, 3].map((number) => line(number).debit.element().getBoundingClientRect().top);
  expect(tops.slice(1).map((top, place) => top - (tops[place] ?? 0))).toEqual([36, 36]);
});

/** Sets the text of a field like typing, but without delay. */
function type(field: Element, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

test('Enter in the list of accounts selects one and goes to the debit, also in an entry that could be saved', async () => {
  const { journal } = await openNewEntries();
  const requests = recordRequests();
  await userEvent.fill(field('Description'), 'Rent');
  await userEvent.fill(line(1).debit, '5');
  await userEvent.fill(line(2).credit, '5');
  for (const [place, { name }] of [journal.expense, journal.asset].entries()) {
    const { account, debit } = line(place + 1);
    await userEvent.click(account);
    await userEvent.keyboard(name);
    await expect.element(page.getByRole('option', { name })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(debit).toHaveFocus();
    await expect.element(account).toHaveValue(expect.stringContaining(name) as string);
  }
  expect(requests.filter(isJournalSave)).toEqual([]);
  await expect.element(page.getByText(/^(Not s|S)aved/)).not.toBeInTheDocument();
});

test('on a phone, the totals stay in view with Save', async () => {
  await page.viewport(380, 600);
  await openNewEntries();
  await userEvent.fill(line(1).debit, '500');
  await userEvent.keyboard('{Tab}');
  window.scrollTo(0, 0);
  const bar = save.element().closest('.daybook-editor-actions') ?? expect.unreachable();
  await expect.poll(() => bar.textContent).toContain('500.00');
  const { top, bottom } = bar.getBoundingClientRect();
  expect([top > 0, bottom <= 600]).toEqual([true, true]);
  expect(document.documentElement.scrollHeight).toBeGreaterThan(600);
});

test('Tab goes from the description through the cells of each line to Balance entry, then to what follows the lines', async () => {
  await openNewEntries();
  await userEvent.fill(line(1).debit, '5');
  await userEvent.click(field('Description'));
  const stops = [line(1).account, line(1).debit, line(1).credit, line(2).account, line(2).debit, line(2).credit];
  for (const stop of [...stops, page.getByRole('button', { name: /^Balance entry/ }), page.getByRole('radio')]) {
    await userEvent.tab();
    await expect.element(stop.first()).toHaveFocus();
  }
});
