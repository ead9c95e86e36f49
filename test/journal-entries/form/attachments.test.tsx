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
