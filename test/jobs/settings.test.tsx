import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ClosingForm, NotificationSettingsForm } from '../../src/index.ts';
import { createBankApi } from '../support/bank-transactions/api.ts';
import { fetchClosing, saveClosing } from '../support/closing.ts';
import { startJob } from '../support/jobs/startJob.ts';
import { choice, displayedSettings, fetchSettings, saveSettings } from '../support/notifications.ts';
import { renderWithProvider } from '../support/renderWithProvider.tsx';
import { currentFetch } from '../support/requests.ts';
import { createCompany } from '../support/sandbox/company.ts';

test('closes the books after the checklist', async ({ task }) => {
  const company = await createCompany({ seed: 'none' });
  const books = await createBankApi(company);
  await books.save({ date: '2026-04-12', reviewStatus: 'PARTNER_REVIEW_REQUIRED' });
  await saveClosing(company, { date: '2026-03-31', modifications: 'DISABLED' });
  const onChecklistSelect = vi.fn();
  renderWithProvider(<ClosingForm onChecklistSelect={onChecklistSelect} />, { company });
  const date = page.getByRole('textbox', { name: 'Books closed through' });
  await expect.element(date).toHaveValue('03/31/2026');
  const { press, tabTo, finish } = startJob(
    { task },
    { id: 'i', does: 'Close a month: read the checklist, open one list, close anyway', limit: 30 },
  );
  await tabTo(date);
  await press('{Control>}a{/Control}04/30/2026{Tab}');
  await tabTo(page.getByRole('button', { name: 'Review 1' }));
  await press('{Enter}');
  expect(onChecklistSelect).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ item: 'toReview' }));
  await tabTo(page.getByRole('button', { name: 'Close through Apr 30, 2026' }));
  await press('{Enter}');
  const question = page.getByRole('alertdialog', { name: /^Close with \d+ items? open\?$/ });
  await expect.element(question).toBeVisible();
  expect((await fetchClosing(company)).date).toBe('2026-03-31');
  await tabTo(question.getByRole('button', { name: 'Close anyway' }));
  await press('{Enter}');
  await expect.element(page.getByText(/^Books closed through Apr 30, 2026/)).toBeVisible();
  expect(await fetchClosing(company)).toMatchObject({ date: '2026-04-30', modifications: 'DISABLED' });
  finish();
});

test('a setting changed without a connection is saved when it is back', async ({ task }) => {
  const company = await createCompany({ seed: 'none' });
  const stored = { financialSummaries: 'EMAIL', bankConnectionErrors: 'SMS', conversations: 'OFF' };
  await saveSettings(company, stored);
  renderWithProvider(<NotificationSettingsForm />, { company });
  await displayedSettings();
  const { press, tabTo, finish } = startJob(
    { task },
    { id: 'j', does: 'Change a notification while the connection is lost', limit: 4 },
  );
  const send = currentFetch();
  const broken = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await tabTo(choice('financialSummaries', 'Email'));
  await press('{ArrowRight}');
  await expect.element(page.getByText(/^You’re offline/)).toBeVisible();
  await expect.element(choice('financialSummaries', 'Off')).toBeChecked();
  expect(await fetchSettings(company)).toEqual(stored);
  broken.mockImplementation(send);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await fetchSettings(company)).toEqual({ ...stored, financialSummaries: 'OFF' });
  finish();
});
