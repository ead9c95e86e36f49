import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ClosingForm, NotificationSettingsForm } from '../../../src/index.ts';
import { createBankApi } from '../../support/bank-transactions/api.ts';
import { save } from '../../support/bank-transactions/editor.tsx';
import { saveClosing } from '../../support/closing.ts';
import { line, openNewEntries } from '../../support/journal-entries/form.tsx';
import { choice } from '../../support/notifications.ts';
import { recordEvents } from '../../support/provider/recordEvents.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createCompany } from '../../support/sandbox/company.ts';

test('the journal reports saved entries, and how many of them are new', async () => {
  const recorded = recordEvents();
  const { journal, onSave } = await openNewEntries({ options: recorded.props });
  await userEvent.fill(page.getByRole('textbox', { name: /^Description/ }), 'Secret supplies');
  await userEvent.fill(line(1).account, journal.asset.name);
  await expect.element(page.getByRole('option').first()).toBeVisible(); // the accounts are loaded
  await userEvent.keyboard('{Enter}');
  await userEvent.fill(line(1).debit, '77.77');
  await userEvent.fill(line(2).account, journal.expense.name);
  await userEvent.keyboard('{Enter}');
  await userEvent.fill(line(2).credit, '77.77');
  await userEvent.click(save);
  await expect.poll(() => onSave.mock.calls.length, { timeout: 10_000 }).toBe(1);
  const { journalEntries } = onSave.mock.calls[0]?.[0] ?? {};
  expect(recorded.events).toEqual([
    { type: 'component.viewed', component: 'JournalEntryForm' },
    {
      type: 'journalEntries.saved',
      component: 'JournalEntryForm',
      journalEntryIds: [journalEntries[0].id],
      created: 1,
    },
  ]);
  expect(JSON.stringify(recorded)).not.toMatch(/Secret|77.77/);
});

test('the closing reports the opened item of its checklist, and the fields that it saved', async () => {
  const company = await createCompany({ seed: 'none' });
  const books = await createBankApi(company);
  await books.save({ date: '2026-04-30', reviewStatus: 'PARTNER_REVIEW_REQUIRED' });
  await saveClosing(company, { date: '2026-03-31', modifications: 'DISABLED' });
  const recorded = recordEvents();
  renderWithProvider(<ClosingForm onChecklistSelect={() => {}} />, { company, ...recorded.props });
  await userEvent.fill(page.getByRole('textbox', { name: 'Books closed through' }), '04/30/2026');
  await userEvent.click(page.getByRole('button', { name: 'Review 1' }));
  await userEvent.click(page.getByRole('button', { name: 'Close through Apr 30, 2026' }));
  await userEvent.click(page.getByRole('button', { name: 'Close anyway' }));
  await expect.element(page.getByText(/^Books closed through Apr 30, 2026/)).toBeVisible();
  expect(recorded.without('component.viewed')).toEqual([
    { type: 'checklistItem.selected', item: 'toReview' },
    { type: 'closing.saved', fields: ['date'], isUndo: false },
  ]);
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect
    .poll(() => recorded.events.at(-1))
    .toMatchObject({ type: 'closing.saved', fields: ['date'], isUndo: true });
});

test('the notification settings report the saved preferences', async () => {
  const company = await createCompany({ seed: 'none' });
  const recorded = recordEvents();
  renderWithProvider(<NotificationSettingsForm saveMode="button" />, { company, ...recorded.props });
  await userEvent.click(choice('conversations', 'Off'));
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => recorded.events)
    .toEqual([
      { type: 'component.viewed', component: 'NotificationSettingsForm' },
      { type: 'notificationSettings.saved', component: 'NotificationSettingsForm', fields: ['conversations'] },
    ]);
});

test('preferences that are saved at once report it, too', async () => {
  const company = await createCompany({ seed: 'none' });
  const recorded = recordEvents();
  renderWithProvider(<NotificationSettingsForm />, { company, ...recorded.props });
  await userEvent.click(choice('conversations', 'Off'));
  await expect
    .poll(() => recorded.without('component.viewed'))
    .toEqual([{ type: 'notificationSettings.saved', fields: ['conversations'] }]);
});
