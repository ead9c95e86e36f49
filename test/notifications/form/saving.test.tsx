import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NotificationSettingsForm } from '../../../src/index.ts';
import { choice, displayedSettings, fetchSettings, preference, saveSettings } from '../../support/notifications.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
import { createCompany } from '../../support/sandbox/company.ts';

const form = <NotificationSettingsForm saveMode="button" />;
const save = page.getByRole('button', { name: 'Save' });
const stored = { financialSummaries: 'EMAIL', bankConnectionErrors: 'SMS', conversations: 'OFF' };

async function openSettled() {
  const company = await createCompany({ seed: 'none' });
  await saveSettings(company, stored);
  return company;
}

test('what is stored is chosen, in a group for each preference with an example', async () => {
  renderWithProvider(form, { company: await openSettled() });
  expect(await displayedSettings()).toEqual(['Email', 'Text message', 'Off']);
  await expect.element(preference('bankConnectionErrors')).toHaveAccessibleDescription(/sign in again/);
  expect(page.getByText('Not set').query()).toBeNull();
});

test('a preference that was never set has no choice and says so', async () => {
  const company = await createCompany({ seed: 'none' });
  await saveSettings(company, { conversations: 'SMS' });
  renderWithProvider(form, { company });
  expect(await displayedSettings()).toEqual([null, null, 'Text message']);
  for (const name of ['financialSummaries', 'bankConnectionErrors'] as const) {
    await expect.element(preference(name)).toHaveAccessibleDescription(/Not set/);
  }
  await userEvent.click(choice('financialSummaries', 'Off'));
  await expect.element(preference('financialSummaries')).not.toHaveAccessibleDescription(/Not set/);
});

test('saving sends the changed keys and no others, once, and says that it is saved', async () => {
  const company = await openSettled();
  const requests = recordRequests();
  renderWithProvider(form, { company });
  await displayedSettings();

  await userEvent.click(choice('financialSummaries', 'Off'));
  await userEvent.click(choice('conversations', 'Email'));
  await userEvent.click(choice('bankConnectionErrors', 'Email'));
  await userEvent.click(choice('bankConnectionErrors', 'Text message')); // as it was
  expect(requests.map(({ method }) => method)).toEqual(['GET']);
  await userEvent.click(save);
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();

  const writes = requests.filter(({ method }) => method === 'POST');
  expect(writes.map(({ path, body }) => [path, body])).toEqual([
    ['/v6/notifications/settings', { financialSummaries: 'OFF', conversations: 'EMAIL' }],
  ]);
  const expected = { financialSummaries: 'OFF', bankConnectionErrors: 'SMS', conversations: 'EMAIL' };
  expect(await fetchSettings(company)).toEqual(expected);
  expect(await displayedSettings()).toEqual(['Off', 'Text message', 'Email']);
});

test('without a change there is nothing to save or to lose, and the button keeps the focus after one', async () => {
  const company = await openSettled();
  const requests = recordRequests();
  const onDirtyChange = vi.fn();
  renderWithProvider(<NotificationSettingsForm saveMode="button" onDirtyChange={onDirtyChange} />, { company });
  await displayedSettings();
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(save, { force: true }); // though it says that it does nothing
  await userEvent.click(choice('conversations', 'Email'));
  await expect.element(save).toHaveAttribute('aria-disabled', 'false');
  expect(onDirtyChange.mock.calls).toEqual([[{ isDirty: true }]]);
  await userEvent.click(save);
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect.element(save).toHaveFocus();
  expect(onDirtyChange.mock.calls).toEqual([[{ isDirty: true }], [{ isDirty: false }]]);
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  await userEvent.click(choice('conversations', 'Off'));
  await expect.element(page.getByText('Saved', { exact: true })).not.toBeInTheDocument();
});

test('what is chosen survives an update from the service, which shows where nothing was chosen', async () => {
  const company = await openSettled();
  renderWithProvider(form, { company });
  await displayedSettings();
  await userEvent.click(choice('conversations', 'Email'));
  await saveSettings(company, { financialSummaries: 'SMS', conversations: 'SMS' });
  vi.setSystemTime('2026-06-15T12:01:00Z');
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.element(choice('financialSummaries', 'Text message')).toBeChecked();
  expect(await displayedSettings()).toEqual(['Text message', 'Text message', 'Email']);
});

test('the keyboard alone chooses and saves, and the focus stays where it is', async () => {
  const company = await openSettled();
  renderWithProvider(form, { company });
  await displayedSettings();
  await userEvent.tab();
  await expect.element(choice('financialSummaries', 'Email')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(choice('financialSummaries', 'Off')).toBeChecked();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(save).toHaveFocus();
  expect(getComputedStyle(save.element()).outlineStyle).toBe('solid');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect.element(save).toHaveFocus();
  expect(await fetchSettings(company)).toEqual({ ...stored, financialSummaries: 'OFF' });
});
