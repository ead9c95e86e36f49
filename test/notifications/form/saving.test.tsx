import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NotificationSettingsForm } from '../../../src/index.ts';
import { choice, displayedSettings, fetchSettings, preference, saveSettings } from '../../support/notifications.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
import { returnToPage } from '../../support/returnToPage.ts';
import { createCompany } from '../../support/sandbox/company.ts';

const form = <NotificationSettingsForm saveMode="button" />;
const save = page.getByRole('button', { name: 'Save' });
const stored = { financialSummaries: 'EMAIL', bankConnectionErrors: 'SMS', conversations: 'OFF' };

async function openCompany() {
  const company = await createCompany({ seed: 'none' });
  await saveSettings(company, stored);
  return company;
}

test('shows the saved settings, each preference as a group with an example', async () => {
  renderWithProvider(form, { company: await openCompany() });
  expect(await displayedSettings()).toEqual(['Email', 'Text message', 'Off']);
  await expect.element(preference('bankConnectionErrors')).toHaveAccessibleDescription(/stopped sending/);
  expect(page.getByText('Not chosen yet').query()).toBeNull();
});

test('a preference that was never set has no selection and says so', async () => {
  const company = await createCompany({ seed: 'none' });
  await saveSettings(company, { conversations: 'SMS' });
  renderWithProvider(form, { company });
  expect(await displayedSettings()).toEqual([null, null, 'Text message']);
  for (const name of ['financialSummaries', 'bankConnectionErrors'] as const) {
    await expect.element(preference(name)).toHaveAccessibleDescription(/Not chosen yet/);
  }
  await userEvent.click(choice('financialSummaries', 'Off'));
  await expect.element(preference('financialSummaries')).not.toHaveAccessibleDescription(/Not chosen yet/);
});

test('saving sends only the changed keys, once, and confirms the save', async () => {
  const company = await openCompany();
  const requests = recordRequests();
  renderWithProvider(form, { company });
  await displayedSettings();

  await userEvent.click(choice('financialSummaries', 'Off'));
  await userEvent.click(choice('conversations', 'Email'));
  await userEvent.click(choice('bankConnectionErrors', 'Email'));
  await userEvent.click(choice('bankConnectionErrors', 'Text message')); // the saved value
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

test('the Save button is inactive without changes, and keeps the focus after a save', async () => {
  const company = await openCompany();
  const requests = recordRequests();
  const onDirtyChange = vi.fn();
  renderWithProvider(<NotificationSettingsForm saveMode="button" onDirtyChange={onDirtyChange} />, { company });
  await displayedSettings();
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(save, { force: true }); // despite aria-disabled
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

test('choices survive a refetch, which updates only unchanged preferences', async () => {
  const company = await openCompany();
  renderWithProvider(form, { company });
  await displayedSettings();
  await userEvent.click(choice('conversations', 'Email'));
  await saveSettings(company, { financialSummaries: 'SMS', conversations: 'SMS' });
  returnToPage();
  await expect.element(choice('financialSummaries', 'Text message')).toBeChecked();
  expect(await displayedSettings()).toEqual(['Text message', 'Text message', 'Email']);
});

test('the form works with the keyboard alone, and keeps the focus', async () => {
  const company = await openCompany();
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
