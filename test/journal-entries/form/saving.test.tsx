import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { JournalEntryForm } from '../../../src/index.ts';
import { button, field, save, saved } from '../../support/bank-transactions/editor.tsx';
import { chooseFile } from '../../support/form/chooseFile.ts';
import { createJournalApi, isJournalSave, mockJournalSaveResponse } from '../../support/journal-entries/api.ts';
import {
  line,
  openNewEntries,
  openStoredEntry,
  pasteInto,
  renderStoredEntry,
} from '../../support/journal-entries/form.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
import { createCompany, issueToken } from '../../support/sandbox/company.ts';

const repeats = (name: string) => page.getByRole('group', { name: 'Repeats' }).getByRole('radio', { name });
const entryButton = (name: RegExp) => page.getByRole('group', { name: 'Entries' }).getByRole('button', { name });

test('changing one field of an entry keeps all its other values', async () => {
  const company = await createCompany({ seed: 'none' });
  const journal = await createJournalApi(company);
  const [bankAccount] = await journal.bankAccounts();
  const [segment] = await journal.segments();
  const before = await journal.save({
    bankAccountId: bankAccount.id,
    dimensionValueIds: [segment.id],
    recurrence: { frequency: 'LUNAR_MONTHLY', interval: 2, endDate: '2030-12-31' },
    apiName: 'IMPORT',
    apiSourceId: 'row-7',
    customData: { batch: 7, note: 'kept' },
  });
  const { onSave } = await renderStoredEntry(company, before.id);
  const requests = recordRequests();
  await expect.element(repeats('Lunar monthly')).toBeChecked();
  await userEvent.fill(field('Description'), 'Rent, corrected');
  await expect.element(page.getByText('Ends Dec 31, 2030. Changes apply to future entries only.')).toBeVisible();
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  expect(requests.find(isJournalSave)?.body.data[0].recurrence).toEqual({
    updateType: 'FUTURE_ONLY',
    frequency: 'LUNAR_MONTHLY',
    interval: 2,
    endDate: '2030-12-31',
  });
  expect(await journal.stored(before.id)).toEqual({ ...before, description: 'Rent, corrected' });
  expect(onSave).toHaveBeenCalledOnce();
});

test('ending a recurrence clears it', async () => {
  const { journal, before } = await openStoredEntry({ recurrence: { frequency: 'MONTHLY', interval: 1 } });
  const requests = recordRequests();
  await userEvent.click(repeats('Never'));
  await userEvent.click(save);
  await expect.element(saved).toBeVisible();
  expect(requests.find(isJournalSave)?.body.data[0].recurrence).toBeNull();
  expect(await journal.stored(before.id)).toEqual({ ...before, recurrence: null });
});

test('a new entry is saved with its recurrence, custom data and uploaded attachments', async () => {
  const uploadAttachments = vi.fn(async () => [{ id: 'att_receipt_01', fileName: 'lease.pdf' }]);
  const { journal } = await openNewEntries({ uploadAttachments });
  const requests = recordRequests();
  pasteInto(line(1).account, `${journal.expense.accountNo}\t100\t\n${journal.asset.accountNo}\t\t100`);
  await expect.element(line(2).credit).toHaveValue('100.00');
  await userEvent.click(repeats('Monthly'));
  await expect.element(field('Every')).toHaveAttribute('inputmode', 'numeric');
  await userEvent.fill(field('Every'), '0');
  await userEvent.click(page.getByText('More details'));
  await userEvent.click(button('Add a field'));
  await expect.element(field('Name')).toHaveFocus();
  await userEvent.keyboard('contract{Tab}L-42');
  await chooseFile('lease.pdf');
  await expect.element(page.getByText('lease.pdf')).toBeVisible();
  await userEvent.click(save);
  await expect.element(page.getByText('Not saved. Check 1 item.')).toBeVisible();
  await expect.element(field('Every')).toHaveFocus();
  await userEvent.fill(field('Every'), '1');
  await expect.element(field('Every')).toHaveAccessibleDescription('month');
  await userEvent.fill(field('Every'), '3');
  await expect.element(field('Every')).toHaveAccessibleDescription('months');
  await userEvent.click(save);
  await expect
    .poll(() => requests.find(isJournalSave)?.body.data[0])
    .toMatchObject({
      recurrence: { frequency: 'MONTHLY', interval: 3 },
      customData: { contract: 'L-42' },
      attachmentIds: ['att_receipt_01'],
      apiName: 'MANUAL_ENTRY',
      apiSourceId: expect.stringMatching(/^daybook-/),
    });
});

test('custom data that exceeds the limits shows an error before anything is sent', async () => {
  await openStoredEntry({ customData: { note: 'x' } });
  const requests = recordRequests();
  await userEvent.fill(field('Value'), 'x'.repeat(2001));
  await userEvent.click(save);
  await expect.element(page.getByText(/The limit is 2,000\./)).toBeVisible();
  expect(requests.filter(isJournalSave)).toEqual([]);
});

test('shows each problem of a rejection at its field until the field changes, and the others above the form', async () => {
  await openStoredEntry({ recurrence: { frequency: 'MONTHLY', interval: 1 } });
  const problem = (param: string | undefined, message: string) => ({ type: 'INVALID_VALUE', message, param });
  mockJournalSaveResponse([
    [
      problem('description', 'Too plain.'),
      problem('children[0].drAmount', 'Too much.'),
      problem('children.1.glAccountId', 'Not this account.'),
      problem('data[0].recurrence.updateType', 'Not for these.'),
      problem('somewhere', 'Something else.'),
    ],
  ]);
  await userEvent.fill(field('Description'), 'Rent');
  await userEvent.click(save);
  await expect.element(page.getByText('Not saved. Something else.')).toBeVisible();
  await expect.element(field('Description')).toHaveFocus();
  await expect.element(line(1).item.getByText('Too much.')).toBeVisible();
  await expect.element(line(2).item.getByText('Not this account.')).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Repeats' })).toHaveAccessibleDescription(/Not for these\./);
  await userEvent.fill(field('Description'), 'Rent of June');
  await expect.element(page.getByText('Too plain.')).not.toBeInTheDocument();
  await expect.element(line(1).item.getByText('Too much.')).toBeVisible();
  await userEvent.fill(line(1).debit, '119');
  await expect.element(line(1).item.getByText('Too much.')).not.toBeInTheDocument();
  await expect.element(line(2).item.getByText('Not this account.')).toBeVisible();
});

test('saving several entries marks the saved ones and keeps the input of a rejected one', async () => {
  const { journal, onSave } = await openNewEntries();
  const requests = recordRequests();
  const { expense, asset } = journal;
  const rows = (amount: number) => `${expense.accountNo}\t${amount}\t\n${asset.accountNo}\t\t${amount}`;
  for (const [place, name] of ['First', 'Second', 'Third'].entries()) {
    if (place > 0) {
      await userEvent.click(button('New entry'));
      await expect.element(field('Description')).toHaveFocus();
    }
    await userEvent.fill(field('Description'), name);
    // The service rejects descriptions of more than 2,000 characters.
    if (name === 'Second') await userEvent.fill(field('Description'), `Second ${'x'.repeat(2000)}`);
    pasteInto(line(1).account, rows(100 + place));
    await expect.element(line(2).credit).toHaveValue(`${100 + place}.00`);
  }
  await userEvent.click(button('Save all 3'));
  await expect.element(page.getByText('2 of 3 entries saved')).toBeVisible();
  expect(requests.filter(isJournalSave).map(({ status, body }) => [status, body.data.length])).toEqual([[207, 3]]);
  await expect.element(entryButton(/^First: saved$/)).toBeVisible();
  await expect.element(entryButton(/^Third: saved$/)).toBeVisible();
  await expect.element(entryButton(/^Second x+: not saved$/)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(field('Description')).toHaveFocus();
  await expect.element(field('Description')).toHaveAccessibleDescription(/at most 2000 characters/);
  await expect.element(line(1).debit).toHaveValue('101.00');

  await userEvent.fill(field('Description'), 'Second');
  await userEvent.click(save);
  await expect.element(page.getByText('3 of 3 entries saved')).toBeVisible();
  expect(requests.filter(isJournalSave).at(-1)?.body.data).toHaveLength(1);
  expect(await journal.posted(expense.id)).toHaveLength(3);
  expect(onSave.mock.calls.map(([{ journalEntries }]) => journalEntries.length)).toEqual([2, 1]);
});

test('an invalid entry prevents saving all entries, and is shown', async () => {
  const { journal } = await openNewEntries();
  const requests = recordRequests();
  await userEvent.fill(field('Description'), 'Unfinished');
  await userEvent.click(button('New entry'));
  pasteInto(line(1).account, `${journal.expense.accountNo}\t5\t\n${journal.asset.accountNo}\t\t5`);
  await expect.element(line(2).credit).toHaveValue('5.00');
  await userEvent.click(button('Save all 2'));
  await expect.element(entryButton(/^Unfinished/)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByText('Add at least two lines.')).toBeVisible();
  expect(requests.filter(isJournalSave)).toEqual([]);
  await userEvent.click(button('Remove this entry'));
  await userEvent.click(button('Discard'));
  await expect.element(line(2).credit).toHaveValue('5.00');
});

test.each([
  ['DISABLED', /^Books are closed through Dec 31, 2030\. This can’t be changed\.$/],
  ['ENABLED_WITH_WARNING', /This changes reports for that period\./],
])(
  'an entry in closed books (%s) is locked, or needs confirmation before anything is sent',
  async (modifications, sentence) => {
    const company = await createCompany({ seed: 'none' });
    const journal = await createJournalApi(company);
    const before = await journal.save();
    await journal.close('2030-12-31', modifications);
    await renderStoredEntry(company, before.id);
    if (modifications === 'DISABLED') {
      await expect.element(page.getByText(sentence)).toBeVisible();
      await expect.element(page.getByRole('definition').filter({ hasText: 'Accrued rent' })).toBeVisible();
      await expect.element(field('Description')).not.toBeInTheDocument();
      await expect.element(save).not.toBeInTheDocument();
      return;
    }
    await userEvent.fill(field('Description'), 'Late');
    await userEvent.click(save);
    await expect.element(page.getByText(sentence)).toBeVisible();
    expect((await journal.stored(before.id)).description).toBe('Accrued rent');
    await userEvent.click(button('Save anyway'));
    await expect.element(saved).toBeVisible();
    expect((await journal.stored(before.id)).description).toBe('Late');
    // Confirmation is needed each time.
    await userEvent.fill(field('Description'), 'Later');
    await userEvent.click(save);
    await expect.element(page.getByText(sentence)).toBeVisible();
    expect((await journal.stored(before.id)).description).toBe('Late');
  },
);

test('explains why the service rejects a new entry that it dates into closed books', async () => {
  const { journal } = await openNewEntries();
  await journal.close('2100-12-31', 'DISABLED'); // after the form loaded the closing
  pasteInto(line(1).account, `${journal.expense.accountNo}\t5\t\n${journal.asset.accountNo}\t\t5`);
  await expect.element(line(2).credit).toHaveValue('5.00');
  await userEvent.click(save);
  await expect.element(page.getByText(/^Not saved\..*The books are closed on the date of this entry\.$/)).toBeVisible();
  await expect.element(line(1).debit).toHaveValue('5.00');
  // From now on, the form warns before saving.
  await expect.element(page.getByText(/New entries may be rejected\./)).toBeVisible();
});

test('a read-only token makes the form read-only and keeps the input', async () => {
  const company = await createCompany({ seed: 'none' });
  const before = await (await createJournalApi(company)).save();
  const fetchToken = () => issueToken({ userId: company.userId, scope: 'read' });
  await renderStoredEntry(company, before.id, { options: { fetchToken } });
  await userEvent.fill(field('Description'), 'Mine');
  await userEvent.click(save);
  await expect.element(page.getByText(/You don’t have permission to change this journal entry/)).toBeVisible();
  await expect.element(field('Description')).toHaveValue('Mine');
  await expect.element(field('Description')).toHaveAttribute('readonly');
  await expect.element(save).not.toBeInTheDocument();
});

test('says that a missing entry was not found', async () => {
  const company = await createCompany({ seed: 'none' });
  renderWithProvider(<JournalEntryForm journalEntryId="mje_of_nobody" />, { company });
  await expect.element(page.getByText('We couldn’t find this journal entry.')).toBeVisible();
});

test('many frequencies are a menu', async () => {
  await openStoredEntry({}, { frequencies: ['WEEKLY', 'MONTHLY', 'YEARLY'] });
  const menu = page.getByRole('combobox', { name: 'Repeats' });
  await userEvent.selectOptions(menu, 'WEEKLY');
  await expect.element(field('Every')).toHaveAccessibleDescription('week');
  expect(menu.getByRole('option').elements()).toHaveLength(4);
});
