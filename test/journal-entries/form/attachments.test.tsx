import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button } from '../../support/bank-transactions/editor.tsx';
import { chooseFile } from '../../support/form/chooseFile.ts';
import { line, openNewEntries, pasteInto } from '../../support/journal-entries/form.tsx';
import { createGate } from '../../support/requests.ts';

test('an upload that ends once another entry is shown is attached to the entry that it began in', async () => {
  const { opened, open } = createGate();
  const uploadAttachments = vi.fn(() => opened.then(() => [{ id: 'att_1', fileName: 'lease.pdf' }]));
  const { journal } = await openNewEntries({ uploadAttachments });
  await pasteInto(line(1).account, `${journal.expense.accountNo}\t100\t\n${journal.asset.accountNo}\t\t100`);
  await expect.element(line(2).credit).toHaveValue('100.00');
  await chooseFile('lease.pdf');
  await userEvent.click(button('New entry'));
  await expect.element(line(2).credit).toHaveValue('');
  open();
  await vi.waitFor(() => expect(uploadAttachments).toHaveResolved());
  const tabs = page.getByRole('group', { name: 'Entries' }).getByRole('button');
  await userEvent.click(tabs.first());
  await expect.element(button('Remove lease.pdf')).toBeVisible();
  await userEvent.click(tabs.nth(1));
  await expect.element(page.getByText('No attachments.')).toBeVisible();
});

test.each(['another entry', 'its entry again'])(
  'an upload that fails once its entry was left is reported beside %s, also to a save that waits for it',
  async (shown) => {
    const { opened, open } = createGate();
    const uploadAttachments = vi.fn(() => opened.then(() => Promise.reject(new Error('Too large'))));
    const { journal, onSave } = await openNewEntries({ uploadAttachments });
    await pasteInto(line(1).account, `${journal.expense.accountNo}\t100\t\n${journal.asset.accountNo}\t\t100`);
    await chooseFile('lease.pdf');
    await userEvent.click(button('New entry'));
    await expect.element(line(2).credit).toHaveValue('');
    if (shown === 'its entry again')
      await userEvent.click(page.getByRole('group', { name: 'Entries' }).getByRole('button').first());
    const failure = page.getByText('Couldn’t attach the file. Try again.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('Saving…')).toBeVisible();
    expect(failure.query()).toBeNull();
    open();
    await expect.element(failure).toBeVisible();
    await line(1).debit.fill('100');
    await expect.element(failure).toBeVisible();
    expect(onSave).not.toHaveBeenCalled();
  },
);
