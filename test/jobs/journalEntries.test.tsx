import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { field, saved } from '../support/bank-transactions/editor.tsx';
import { startJob } from '../support/jobs/startJob.ts';
import { line, openNewEntries, pasteText } from '../support/journal-entries/form.tsx';
import type { Json } from '../support/sandbox/company.ts';

const rowAccount = (row: number) => page.getByRole('combobox', { name: `Account of row ${row}`, exact: true });
const addLines = page.getByRole('button', { name: /^Add \d+ lines?$/ });

/** Opens a new entry with the focus in its description. */
async function openEntry() {
  const { journal, onSave } = await openNewEntries();
  (await field('Description').findElement()).focus();
  /** @param save its number, from 0. */
  const stored = async (save = 0) => {
    const calls = onSave.mock.calls as [{ journalEntries: { id: string }[] }][];
    const entry = await journal.stored(calls[save]?.[0].journalEntries[0]?.id ?? '');
    const lines = entry.children.map(({ glAccount, drAmount, crAmount }: Json) => [glAccount.id, drAmount, crAmount]);
    return { description: entry.description, lines };
  };
  return { journal, stored };
}

type Press = ReturnType<typeof startJob>['press'];

async function chooseAccount(press: Press, accountNo: string) {
  await press(accountNo);
  await expect.element(page.getByRole('option', { name: new RegExp(accountNo) }).first()).toBeVisible();
  await press('{Enter}');
}

test('pastes an entry of six lines', async ({ task }) => {
  const { journal, stored } = await openEntry();
  const { expense, asset } = journal;
  const rows = Array.from({ length: 6 }, (_row, place) =>
    place === 5 ? `${asset.accountNo}\t\t500.00` : `${expense.accountNo}\t100.00\t`,
  );
  const { press, finish } = startJob(
    { task },
    { id: 'g1', does: 'Paste a journal entry of 6 lines, and save it', limit: 5 },
  );
  await press('{Control>}v{/Control}');
  pasteText(field('Description'), rows.join('\n')); // the page has no clipboard
  await expect.element(addLines).toHaveFocus();
  await press('{Enter}');
  await expect.element(page.getByText('Balanced', { exact: true })).toBeVisible();
  await press('{Control>}{Enter}{/Control}');
  await expect.element(saved).toBeVisible();
  expect((await stored()).lines).toEqual([
    ...Array.from({ length: 5 }, () => [expense.id, 100_00, 0]),
    [asset.id, 0, 500_00],
  ]);
  finish();
});

test('pastes an entry of twelve lines with two unknown accounts', async ({ task }) => {
  const { journal, stored } = await openEntry();
  const { expense, asset } = journal;
  const rows = Array.from({ length: 12 }, (_row, place) => {
    const account = place === 3 ? 'Petty thing' : place === 8 ? 'Office dog' : expense.accountNo;
    return place === 11 ? `${asset.accountNo}\t\t1,100.00` : `${account}\t100.00\t`;
  });
  const { press, finish } = startJob(
    { task },
    { id: 'g2', does: 'Paste a journal entry of 12 lines with 2 unknown accounts, and save it', limit: 25 },
  );
  await press('{Control>}v{/Control}');
  pasteText(field('Description'), rows.join('\n'));
  for (const row of [4, 9]) {
    await expect.element(rowAccount(row)).toHaveFocus();
    await chooseAccount(press, expense.accountNo);
  }
  await expect.element(addLines).toHaveFocus();
  await press('{Enter}');
  await expect.element(page.getByText('Balanced', { exact: true })).toBeVisible();
  await press('{Control>}{Enter}{/Control}');
  await expect.element(saved).toBeVisible();
  expect((await stored()).lines).toHaveLength(12);
  finish();
});

test('an entry of four lines can be typed', async ({ task }) => {
  const { journal, stored } = await openEntry();
  const { expense, asset } = journal;
  const { press, finish } = startJob(
    { task },
    { id: 'g3', does: 'Type a journal entry of 4 lines, one copied, and save it', limit: 70 },
  );
  await press('Rent of June{Tab}');
  await chooseAccount(press, expense.accountNo);
  await expect.element(line(1).debit).toHaveFocus(); // Enter selects the account and goes on
  await press('1200/2{Enter}');
  await expect.element(line(1).debit).toHaveValue('600.00');
  await expect.element(line(1).credit).toHaveFocus();
  await press('{Enter}');
  await expect.element(line(2).account).toHaveFocus();
  await press('{Control>}d{/Control}{ArrowDown}'); // copies the line above, and stays in its column
  await expect.element(line(3).account).toHaveFocus();
  await chooseAccount(press, expense.accountNo);
  await press('0.50{Enter}{Enter}');
  await chooseAccount(press, asset.accountNo);
  await press('=');
  // Only a credit can balance the entry, so the credit field is focused.
  await expect.element(line(4).credit).toHaveValue('1,200.50');
  await expect.element(line(4).credit).toHaveFocus();
  await press('{Control>}{Enter}{/Control}');
  await expect.element(saved).toBeVisible();
  expect(await stored()).toEqual({
    description: 'Rent of June',
    lines: [
      [expense.id, 600_00, 0],
      [expense.id, 600_00, 0],
      [expense.id, 50, 0],
      [asset.id, 0, 1200_50],
    ],
  });
  finish();
});

test('an entry of six lines can be typed', async ({ task }) => {
  const { journal, stored } = await openEntry();
  const { expense, asset } = journal;
  const { press, finish } = startJob(
    { task },
    { id: 'g4', does: 'Type a journal entry of 6 lines, and save it', limit: 75 },
  );
  await press('Rent of June{Tab}');
  const amounts = ['600', '100', '50.50', '20', '10'];
  for (const [place, amount] of amounts.entries()) {
    await expect.element(line(place + 1).account).toHaveFocus();
    await chooseAccount(press, expense.accountNo);
    await expect.element(line(place + 1).debit).toHaveFocus();
    await press(amount, '{Enter}{Enter}');
  }
  await expect.element(line(6).account).toHaveFocus();
  await chooseAccount(press, asset.accountNo);
  await press('=');
  await expect.element(line(6).credit).toHaveValue('780.50');
  await press('{Control>}{Enter}{/Control}');
  await expect.element(saved).toBeVisible();
  expect((await stored()).lines).toEqual([
    ...[600_00, 100_00, 50_50, 20_00, 10_00].map((amount) => [expense.id, amount, 0]),
    [asset.id, 0, 780_50],
  ]);
  finish();
});

test('copies an entry with another amount', async ({ task }) => {
  const { journal, stored } = await openEntry();
  const { expense, asset } = journal;
  await userEvent.fill(field('Description'), 'Rent of June');
  pasteText(field('Description'), `${expense.accountNo}\t500.00\t\n${asset.accountNo}\t\t500.00`);
  await expect.element(addLines).toHaveFocus();
  await userEvent.keyboard('{Enter}{Control>}{Enter}{/Control}');
  const copy = page.getByRole('button', { name: 'Copy to new entry' });
  await expect.element(copy).toBeVisible();
  await expect.element(field('Description')).toHaveValue('');
  const { press, tabTo, finish } = startJob(
    { task },
    { id: 'g5', does: 'Copy the journal entry that was just saved, with another description and amount', limit: 24 },
  );
  await tabTo(copy, { isBack: true });
  await press('{Enter}');
  await expect.element(field('Description')).toHaveFocus();
  await expect.element(line(2).credit).toHaveValue('500.00');
  await press('{Control>}a{/Control}July{Tab}{Tab}520{Enter}');
  await expect.element(line(1).debit).toHaveValue('520.00');
  await press('{ArrowDown}520{Control>}{Enter}{/Control}');
  await expect.element(page.getByText(/^July saved, dated /).first()).toBeVisible();
  expect(await stored(1)).toEqual({
    description: 'July',
    lines: [
      [expense.id, 520_00, 0],
      [asset.id, 0, 520_00],
    ],
  });
  finish();
});
