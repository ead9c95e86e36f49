import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NotificationSettingsForm } from '../../../src/index.ts';
import { ar } from '../../../src/locales/ar.ts';
import { displayedSettings, saveSettings } from '../../support/notifications.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, recordRequests } from '../../support/requests.ts';
import { createCompany, issueToken } from '../../support/sandbox/company.ts';

const company = await createCompany({ seed: 'none' });
await saveSettings(company, { financialSummaries: 'EMAIL', bankConnectionErrors: 'SMS', conversations: 'OFF' });
const form = <NotificationSettingsForm />;
const retry = page.getByRole('button', { name: 'Try again' });

test('shows a failure instead of the settings, and the settings after a retry', async () => {
  renderWithProvider(form, { company, fault: 'status=500,times=4' });
  await expect
    .element(page.getByRole('alert'), { timeout: 8000 })
    .toHaveTextContent('We couldn’t load notification settings. Try again in a moment.');
  expect(page.getByRole('radio').query()).toBeNull();
  await userEvent.click(retry);
  expect(await displayedSettings()).toEqual(['Email', 'Text message', 'Off']);
  expect(page.getByRole('alert').query()).toBeNull();
});

test('says that the user has no access, without showing settings', async () => {
  renderWithProvider(form, { company, fault: 'status=403' });
  await expect.element(page.getByText('You don’t have access to notification settings.')).toBeVisible();
  expect(page.getByRole('radio').query()).toBeNull();
  expect(retry.query()).toBeNull();
});

test('says that a partner-level token has no user, without showing settings', async () => {
  renderWithProvider(form, { company, identity: 'the partner', fetchToken: () => issueToken({}) });
  await expect
    .element(page.getByText(/^Notification settings belong to a user, and no user is signed in\.$/))
    .toBeVisible();
  expect(page.getByRole('radio').query()).toBeNull();
  expect(retry.query()).toBeNull();
});

test('shows a loading state, and calls onReady when the settings are loaded', async () => {
  const onReady = vi.fn();
  const gate = createGate();
  recordRequests({ until: () => gate.opened });
  renderWithProvider(<NotificationSettingsForm onReady={onReady} />, { company });
  await expect.element(page.getByText(/^Loading [^m]/)).toBeInTheDocument();
  expect(page.getByRole('radio').query()).toBeNull();
  expect(onReady).not.toHaveBeenCalled();
  gate.open();
  await displayedSettings();
  expect(onReady).toHaveBeenCalledOnce();
});

test('a host can override texts on the provider and on the component', async () => {
  const messages = { notifications: { title: 'Benachrichtigungen', channelOFF: 'Nie' } };
  renderWithProvider(<NotificationSettingsForm messages={{ channelEMAIL: 'E-Mail' }} />, { company, messages });
  expect(await displayedSettings()).toEqual(['E-Mail', 'Text message', 'Nie']);
  await expect.element(page.getByRole('heading', { name: 'Benachrichtigungen' })).toBeVisible();
});

test.each([560, 1200])('the Arabic names of the channels stand on one line each in %i px', async (width) => {
  await page.viewport(width, 800);
  renderWithProvider(<div dir="rtl">{form}</div>, { company, locale: 'ar-EG', translation: ar });
  await expect.element(page.getByRole('radio', { name: 'SMS' }).first()).toBeInTheDocument();
  const names = [...document.querySelectorAll('[aria-hidden] > .daybook-radio-options > span')];
  expect(names.map(({ textContent }) => textContent)).toEqual(['SMS', 'بريد إلكتروني', 'إيقاف']);
  const boxes = names.map((name) => {
    const text = document.createRange();
    text.selectNodeContents(name);
    return text.getBoundingClientRect();
  });
  for (const [index, { left, height }] of boxes.entries()) {
    expect(height).toBeLessThan(24);
    expect(left).toBeGreaterThanOrEqual(boxes[index + 1]?.right ?? 0);
  }
  expect(page.getByRole('radio', { name: 'SMS' }).elements()).toHaveLength(3);
});
