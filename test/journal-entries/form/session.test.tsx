import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { JournalEntryForm } from '../../../src/index.ts';
import { button, field, saved } from '../../support/bank-transactions/editor.tsx';
import { isJournalSave } from '../../support/journal-entries/api.ts';
import { line, lineValues, openNewEntries, openStoredEntry, pasteInto } from '../../support/journal-entries/form.tsx';
import { createGate, recordRequests } from '../../support/requests.ts';
import { createCompany } from '../../support/sandbox/company.ts';

test('names the date of a new entry only in a time zone that the host sets', async () => {
  const timeZone = 'Pacific/Kiritimati'; // a day ahead of most
  const { rerender } = await openNewEntries({ options: { timeZone } });
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(new Date());
  await expect.element(field('Description')).toHaveAccessibleDescription(`Will be dated ${date} (today)`);
  rerender(<JournalEntryForm />, { timeZone: undefined });
  const withoutDate = 'Will be dated today, in the company’s time zone';
  await expect.element(field('Description')).toHaveAccessibleDescription(withoutDate);
});

test.each(['when the tab is shown again', 'after a night in an open tab'])('shows the new date %s', async (how) => {
  const timeZone = 'Europe/Berlin';
  const isByTimer = how === 'after a night in an open tab';
  const setTimer = vi.spyOn(window, 'setInterval');
  await openNewEntries({ options: { timeZone } });
  const tomorrow = Date.now() + 24 * 60 * 60 * 1000;
  vi.spyOn(Date, 'now').mockReturnValue(tomorrow);
  if (isByTimer) for (const [check, delay] of setTimer.mock.calls) delay === 60_000 && (check as () => void)();
  else document.dispatchEvent(new Event('visibilitychange'));
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(tomorrow);
  await expect.element(field('Description')).toHaveAccessibleDescription(`Will be dated ${date} (today)`);
});

test('after a save the form is ready for the next entry, and the saved one can be opened or copied in three keys', async () => {
  const onEntryOpen = vi.fn();
  const { journal, onSave } = await openNewEntries({ onEntryOpen });
  await userEvent.fill(field('Description'), 'Payroll accrual');
  await pasteInto(line(1).account, `${journal.expense.accountNo}\t5\t\n${journal.asset.accountNo}\t\t5`);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(saved).toBeVisible();
  await expect.element(field('Description')).toHaveFocus();
  await expect.element(field('Description')).toHaveValue('');
  expect(lineValues().flat().join('')).toBe('');
  // The service's date, which needn't be the page's.
  await expect.element(page.getByText(/^Payroll accrual saved, dated .+ \d{4} · 5\.00$/)).toBeVisible();
  await userEvent.click(button('Open'));
  const [[{ journalEntries }]] = onSave.mock.calls as [[{ journalEntries: { id: string }[] }]];
  expect(onEntryOpen).toHaveBeenCalledWith({ journalEntryId: journalEntries[0]?.id });

  // From the description: two steps back to “Copy to new entry”, and Enter.
  (button('Copy to new entry').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Description')).toHaveFocus();
  await expect.element(field('Description')).toHaveValue('Payroll accrual');
  await expect.poll(() => lineValues().map(([, ...sides]) => sides.join(' '))).toEqual(['5.00 ', ' 5.00', ' ']);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => onSave.mock.calls.length).toBe(2);
  expect(await journal.posted(journal.expense.id)).toHaveLength(2);
  await userEvent.click(page.getByText('2 entries saved here'));
  await expect.element(page.getByRole('button', { name: 'Copy to new entry Payroll accrual' }).first()).toBeVisible();
});

test('without a handler, Open shows the saved entry in the form', async () => {
  const { journal } = await openNewEntries();
  await userEvent.fill(field('Description'), 'Payroll accrual');
  await pasteInto(line(1).account, `${journal.expense.accountNo}\t5\t\n${journal.asset.accountNo}\t\t5`);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await userEvent.click(button('Open'));
  await expect.element(page.getByRole('heading', { name: 'Payroll accrual' })).toBeVisible();
  await expect.element(line(1).debit).toHaveValue('5.00');
  await expect.element(field('Description')).toHaveFocus();
});

test('a saved entry is copied as a new one, which leaves it as it was', async () => {
  const { journal, before, onSave } = await openStoredEntry();
  await userEvent.click(button('Copy to new entry'));
  await expect.element(page.getByRole('heading', { name: 'New journal entry' })).toBeVisible();
  await userEvent.fill(field('Description'), 'The copy');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => onSave.mock.calls.length).toBe(1);
  expect((await journal.stored(before.id)).description).toBe(before.description);
  expect(await journal.posted(journal.expense.id)).toHaveLength(2);
  await expect.element(page.getByText(/^The copy saved, dated/)).toBeVisible();
  await expect.element(button('Open')).toBeVisible();
  await expect.element(field('Description')).toHaveFocus();
  await expect.element(field('Description')).toHaveValue('');
  await userEvent.click(button(`${before.description}: saved`));
  await userEvent.fill(field('Description'), 'The original');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(button('The original: saved')).toBeVisible();
  await expect.element(field('Description')).toHaveValue('The original');
});

test('after several were saved together, a blank entry is next and the saved ones stay listed', async () => {
  const { journal } = await openNewEntries();
  for (const name of ['First', 'Second']) {
    if (name === 'Second') await userEvent.click(button('New entry'));
    await userEvent.fill(field('Description'), name);
    await pasteInto(line(1).account, `${journal.expense.accountNo}\t5\t\n${journal.asset.accountNo}\t\t5`);
  }
  await userEvent.click(button('Save all 2'));
  await expect.element(page.getByText('2 entries saved here')).toBeVisible();
  await expect.element(field('Description')).toHaveFocus();
  await expect.element(field('Description')).toHaveValue('');
  for (const name of ['First: saved', 'Second: saved']) await expect.element(button(name)).toBeVisible();
});

test('the tab of a saved entry leaves with the next save, and its entry can still be opened from the list', async () => {
  const { journal } = await openNewEntries();
  for (const name of ['First', 'Second']) {
    await userEvent.fill(field('Description'), name);
    await pasteInto(line(1).account, `${journal.expense.accountNo}\t5\t\n${journal.asset.accountNo}\t\t5`);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(button(`${name}: saved`)).toBeVisible();
    await expect.element(field('Description')).toHaveValue('');
  }
  await expect.element(button('First: saved')).not.toBeInTheDocument();
  await userEvent.click(page.getByText('2 entries saved here'));
  await userEvent.click(button('Open First'));
  await expect.element(page.getByRole('heading', { name: 'First' })).toBeVisible();
  await userEvent.fill(field('Description'), 'First, corrected');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(button('First, corrected: saved')).toBeVisible();
  expect((await journal.posted(journal.expense.id)).map(({ description }) => description).sort()).toEqual([
    'First, corrected',
    'Second',
  ]);
});

test('one of several entries can be saved alone, and the others stay as they are', async () => {
  const { journal } = await openNewEntries();
  const requests = recordRequests();
  await userEvent.fill(field('Description'), 'Unfinished');
  await expect.element(button('Save entry')).not.toBeInTheDocument();
  await userEvent.click(button('New entry'));
  await userEvent.fill(field('Description'), 'Rent');
  await pasteInto(line(1).account, `${journal.expense.accountNo}\t5\t\n${journal.asset.accountNo}\t\t5`);
  await expect.element(button('Save all 2')).toBeVisible();
  await userEvent.click(button('Save entry'));
  await expect.element(button('Rent: saved')).toBeVisible();
  await expect.element(button('Unfinished: not saved yet')).toBeVisible();
  expect(requests.filter(isJournalSave).map(({ body }) => body.data.length)).toEqual([1]);
  expect(await journal.posted(journal.expense.id)).toHaveLength(1);
  await expect.element(field('Description')).toHaveValue('Unfinished'); // the next one
  await expect.element(field('Description')).toHaveFocus();
});

test('an entry that was saved alone while offline is sent alone once online', async () => {
  const { journal } = await openNewEntries();
  const requests = recordRequests();
  for (const name of ['Later', 'Rent']) {
    if (name === 'Rent') await userEvent.click(button('New entry'));
    await userEvent.fill(field('Description'), name);
    await pasteInto(line(1).account, `${journal.expense.accountNo}\t5\t\n${journal.asset.accountNo}\t\t5`);
  }
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(button('Save entry'));
  await expect.element(page.getByText(/back online/).first()).toBeVisible();
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(button('Rent: saved')).toBeVisible();
  await expect.element(button('Later: not saved yet')).toBeVisible();
  expect(requests.filter(isJournalSave).map(({ body }) => body.data.length)).toEqual([1]);
});

test('the session’s entries are listed after the form was left, but not for another user', async () => {
  const { journal, rerender } = await openNewEntries();
  await userEvent.fill(field('Description'), 'Payroll accrual');
  await pasteInto(line(1).account, `${journal.expense.accountNo}\t5\t\n${journal.asset.accountNo}\t\t5`);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const note = page.getByText(/^Payroll accrual saved/);
  await expect.element(note).toBeVisible();
  rerender(<p>Another page</p>);
  await expect.element(note).not.toBeInTheDocument();
  rerender(<JournalEntryForm />);
  await expect.element(note).toBeVisible();
  const other = await createCompany({ seed: 'none' });
  rerender(<JournalEntryForm />, { company: other, identity: other.userId });
  await expect.element(field('Description')).toBeVisible();
  expect(note.query()).toBeNull();
});

test('an entry that is still being saved when the form is left is listed once it is opened again', async () => {
  const { journal, rerender, onSave } = await openNewEntries();
  const gate = createGate();
  const requests = recordRequests({ until: (request) => (isJournalSave(request) ? gate.opened : undefined) });
  await userEvent.fill(field('Description'), 'Payroll accrual');
  await pasteInto(line(1).account, `${journal.expense.accountNo}\t5\t\n${journal.asset.accountNo}\t\t5`);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => requests.filter(isJournalSave)).toHaveLength(1);
  rerender(<p>Another page</p>);
  await expect.element(field('Description')).not.toBeInTheDocument();
  gate.open();
  await expect.poll(() => requests.find(isJournalSave)?.status).toBe(200);
  rerender(<JournalEntryForm />);
  await expect.element(page.getByText(/^Payroll accrual saved/)).toBeVisible();
  expect(onSave).not.toHaveBeenCalled();
});
