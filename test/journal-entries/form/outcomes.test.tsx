import { expect, inject, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { injectFault, loseOutcome } from '../../support/bank-transactions/api.ts';
import { button, field, save, saved } from '../../support/bank-transactions/editor.tsx';
import { isJournalSave } from '../../support/journal-entries/api.ts';
import { line, openNewEntries, openStoredEntry, pasteInto } from '../../support/journal-entries/form.tsx';
import { createGate, currentFetch } from '../../support/requests.ts';

const journalPath = '/v6/accounting/manualJournalEntries';
const unknown = page.getByText(/We couldn’t confirm whether this was saved/);

test.each([
  { fault: 'drop', isStored: false },
  { fault: 'lose=response', isStored: true },
])('a new entry whose response is lost ($fault) is never duplicated', async ({ fault, isStored }) => {
  const { journal } = await openNewEntries();
  let isBroken = true;
  injectFault(fault, (request) => isJournalSave(request) && isBroken);
  pasteInto(line(1).account, `${journal.expense.accountNo}\t5\t\n${journal.asset.accountNo}\t\t5`);
  await expect.element(line(2).credit).toHaveValue('5.00');
  await userEvent.click(save);
  await expect.element(unknown).toBeVisible();
  await expect.element(line(1).debit).toHaveValue('5.00');
  await expect.element(line(1).debit).toHaveAttribute('readonly'); // a retry sends the same values
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  isBroken = false;
  await userEvent.click(button('Send again'));
  const outcome = isStored
    ? page.getByText(/Already saved by your previous attempt\. No duplicate was created\./)
    : saved;
  await expect.element(outcome).toBeVisible();
  expect(await journal.posted(journal.expense.id)).toHaveLength(1);
});

test('the outcome of a new entry stays unknown while retries fail, and the entry is not duplicated', async () => {
  const { journal } = await openNewEntries();
  let fault = 'lose=response';
  const send = currentFetch();
  const faulty = () => `${inject('sandboxUrl')}/sandbox/faults/${fault},key=${crypto.randomUUID()}`;
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const isSave = init?.method === 'POST' && String(input).endsWith(journalPath);
    return send(isSave && fault ? faulty() + journalPath : input, init);
  });
  pasteInto(line(1).account, `${journal.expense.accountNo}\t5\t\n${journal.asset.accountNo}\t\t5`);
  await expect.element(line(2).credit).toHaveValue('5.00');
  await userEvent.click(save);
  await expect.element(unknown).toBeVisible();
  fault = 'status=429';
  await userEvent.click(button('Send again'));
  await expect.element(page.getByText(/Couldn’t check/)).toBeVisible();
  await expect.element(line(1).debit).toHaveAttribute('readonly');
  fault = '';
  await userEvent.click(button('Send again'));
  await expect.element(page.getByText(/Already saved by your previous attempt/)).toBeVisible();
  expect(await journal.posted(journal.expense.id)).toHaveLength(1);
});

test('recognizes a saved change whose response was lost, even if the service normalized the values', async () => {
  const { before, journal } = await openStoredEntry();
  const restore = loseOutcome('lose=response', isJournalSave);
  await userEvent.fill(field('Description'), '  Rent ');
  await userEvent.click(save);
  await expect.element(button('Check')).toBeVisible(); // it has been looked up
  await journal.save({ id: before.id, description: 'Rent', children: undefined });
  restore();
  await userEvent.click(button('Check'));
  await expect.element(page.getByText('Your changes were saved.')).toBeVisible();
});

test('shows a hidden entry that someone else changed', async () => {
  const { journal, onSave } = await openNewEntries();
  const rows = `${journal.expense.accountNo}\t5\t\n${journal.asset.accountNo}\t\t5`;
  await userEvent.fill(field('Description'), 'First');
  pasteInto(line(1).account, rows);
  await expect.element(line(2).credit).toHaveValue('5.00');
  await userEvent.click(button('New entry'));
  await expect.element(field('Description')).toHaveFocus();
  await userEvent.fill(field('Description'), 'Second');
  pasteInto(line(1).account, rows);
  await expect.element(line(2).credit).toHaveValue('5.00');
  await userEvent.click(button('Save all 2'));
  await expect.element(page.getByText('2 of 2 entries saved')).toBeVisible();
  const [first] = onSave.mock.lastCall?.[0].journalEntries ?? [];
  await expect.element(field('Description')).toHaveValue(''); // of the next entry
  await userEvent.click(page.getByRole('button', { name: /^Second/ }));
  await userEvent.fill(field('Description'), 'Second, changed');
  await userEvent.click(page.getByRole('button', { name: /^First/ }));
  await userEvent.fill(field('Description'), 'First, changed');
  await userEvent.click(page.getByRole('button', { name: /^Second/ }));
  await journal.save({ id: first.id, description: 'Theirs', children: undefined });
  await userEvent.click(button('Save all 2'));
  await expect.element(page.getByText(/Someone else changed this entry/)).toBeVisible();
  await expect.element(field('Description')).toHaveValue('First, changed');
});

test('checks a change whose response was lost instead of sending it again', async () => {
  const { journal, before, onSave } = await openStoredEntry();
  let sent = 0;
  injectFault('lose=response', (request) => {
    sent += Number(isJournalSave(request));
    return isJournalSave(request);
  });
  await userEvent.fill(field('Description'), 'Rent');
  await userEvent.click(save);
  await expect.element(page.getByText('Your changes were saved.')).toBeVisible();
  expect([sent, (await journal.stored(before.id)).description]).toEqual([1, 'Rent']);
  await expect.poll(() => onSave.mock.calls.length).toBe(1);
});

test("does not overwrite someone else's change until the user confirms", async () => {
  const { journal, before } = await openStoredEntry();
  await userEvent.fill(field('Description'), 'Mine');
  await journal.save({ id: before.id, description: 'Theirs' });
  await userEvent.click(save);
  await expect.element(page.getByText(/Someone else changed this entry/)).toBeVisible();
  expect((await journal.stored(before.id)).description).toBe('Theirs');
  await expect.element(page.getByText(/Saving replaces their values in: Description\.$/)).toBeVisible();
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  expect((await journal.stored(before.id)).description).toBe('Mine');
});

test("keeps someone else's change of another field, and shows it before saving", async () => {
  const { journal, before } = await openStoredEntry();
  await userEvent.fill(field('Description'), 'Mine');
  await userEvent.click(page.getByText('More details'));
  await userEvent.click(button('Add a field'));
  await userEvent.keyboard('contract{Tab}L-42');
  await journal.save({ id: before.id, description: 'Theirs' });
  await userEvent.click(save);
  await expect.element(page.getByText(/Saving replaces their values in: Description\./)).toBeVisible();
  await userEvent.click(button('Keep current'));
  await expect.element(field('Description')).toHaveValue('Theirs');
  await expect.element(field('Value')).toHaveValue('L-42');
  await userEvent.fill(field('Description'), 'Theirs');
  await journal.save({ id: before.id, description: 'Theirs again' });
  await userEvent.click(save);
  await expect.element(page.getByText(/These fields show their values: Description\./)).toBeVisible();
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  expect(await journal.stored(before.id)).toMatchObject({
    description: 'Theirs again',
    customData: { contract: 'L-42' },
  });
});

test('shows both values of each field that someone else changed, with the names of accounts, and saves the choices', async () => {
  const { journal, before } = await openStoredEntry();
  await userEvent.fill(field('Description'), 'Mine');
  const children = [
    { glAccountId: journal.asset.id, drAmount: 7_00 },
    { glAccountId: journal.expense.id, crAmount: 7_00 },
  ];
  await journal.save({
    id: before.id,
    description: 'Theirs',
    children,
    recurrence: { frequency: 'MONTHLY', interval: 3 },
  });
  await userEvent.click(save);
  const changes = page.getByRole('region', { name: /^Someone else changed this entry/ });
  await expect.element(changes).toBeVisible();
  const group = (name: string) => changes.getByRole('group', { name, exact: true });
  await expect.element(group('Description').getByRole('radio', { name: 'Yours: Mine' })).toHaveFocus();
  await expect.element(group('Description').getByRole('radio', { name: 'Yours: Mine' })).toBeChecked();
  // Untouched fields take the stored value by default.
  const theirs = group('Lines').getByRole('radio', { name: /^Current: .*Debit 7\.00 · .*Credit 7\.00$/ });
  await expect.element(theirs).toBeChecked();
  await expect.element(theirs).toHaveAccessibleName(expect.stringContaining(journal.asset.name));
  await expect.element(group('Recurrence').getByRole('radio', { name: 'Current: Monthly, Every 3' })).toBeChecked();
  expect(changes.getByRole('group').elements()).toHaveLength(3);

  await userEvent.click(group('Recurrence').getByRole('radio', { name: 'Yours: Never' }));
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  await expect.element(changes).not.toBeInTheDocument();
  expect(await journal.stored(before.id)).toMatchObject({ description: 'Mine', recurrence: null });
});

test('input during a save whose response is lost stays, and is not reported as saved', async () => {
  const { journal } = await openNewEntries();
  const gate = createGate();
  let isBroken = true;
  injectFault('lose=response', (request) => isJournalSave(request) && isBroken);
  const send = currentFetch();
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (init?.method === 'POST' && String(input).endsWith(journalPath)) await gate.opened;
    return send(input, init);
  });
  await userEvent.fill(field('Description'), 'Rent');
  await pasteInto(line(1).account, `${journal.expense.accountNo}\t5\t\n${journal.asset.accountNo}\t\t5`);
  await userEvent.click(save);
  await userEvent.fill(field('Description'), 'Rent of June');
  gate.open();
  await expect.element(unknown).toBeVisible();
  isBroken = false;
  await userEvent.click(button('Send again'));
  await expect.element(page.getByText(/without your latest changes/)).toBeVisible();
  await expect.element(field('Description')).toHaveValue('Rent of June');
  expect(await journal.posted(journal.expense.id)).toHaveLength(1);
});

test('leaving with unsaved changes can save them first, and stays if they are not valid', async () => {
  const onCancel = vi.fn();
  const { journal } = await openNewEntries({ onCancel });
  const dialog = page.getByRole('alertdialog', { name: 'Save “Rent”?' });
  await userEvent.fill(field('Description'), 'Rent');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByText('Add at least two lines.')).toBeVisible();
  await pasteInto(line(1).account, `${journal.expense.accountNo}\t5\t\n${journal.asset.accountNo}\t\t5`);
  await userEvent.click(field('Description'));
  await userEvent.keyboard('{Escape}');
  expect(onCancel).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.poll(() => onCancel.mock.calls.length).toBe(1);
  expect(await journal.posted(journal.expense.id)).toHaveLength(1);
});

test('reports unsaved changes to the host, guards them on unload, and confirms before Escape discards them', async () => {
  const [onDirtyChange, onCancel] = [vi.fn(), vi.fn()];
  await openNewEntries({ onDirtyChange, onCancel });
  const canLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(canLeave()).toBe(true);
  await userEvent.fill(line(1).debit, '5');
  await expect.poll(() => onDirtyChange.mock.calls).toEqual([[{ isDirty: true }]]);
  expect(canLeave()).toBe(false);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.poll(() => onCancel.mock.calls.length).toBe(1);
  await expect.element(line(1).debit).toHaveValue('');
  expect(onDirtyChange).toHaveBeenLastCalledWith({ isDirty: false });
});

test('leaving names the entries that are not saved, and by how much they are out of balance', async () => {
  await openNewEntries({ onCancel: () => {} });
  await userEvent.fill(field('Description'), 'Rent');
  await userEvent.click(button('New entry'));
  await userEvent.fill(line(1).debit, '500');
  await userEvent.keyboard('{Escape}');
  const dialog = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await expect.element(dialog).toHaveTextContent('Rent isn’t saved. Entry 2 is out of balance by 500.00.');
  await expect.element(dialog.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
});
