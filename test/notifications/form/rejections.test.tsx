import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ForbiddenError, NotificationSettingsForm, OutcomeUnknownError } from '../../../src/index.ts';
import {
  choice,
  createNotifiedCompany,
  displayedSettings,
  fetchSettings,
  preference,
  saveSettings,
  storedSettings,
} from '../../support/notifications.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests, type SentRequest } from '../../support/requests.ts';
import { type Company, issueToken } from '../../support/sandbox/company.ts';

const form = <NotificationSettingsForm saveMode="button" />;
const save = page.getByRole('button', { name: 'Save' });
const noAccess = page.getByText('You don’t have permission to change notification settings.');

const writesAmong = (requests: SentRequest[]) => requests.filter(({ method }) => method === 'POST');
const readToken = ({ userId }: Company) => issueToken({ userId, scope: 'read' });

test('with a read-only token, sends the first save at most twice and makes the form read-only', async () => {
  const company = await createNotifiedCompany();
  const requests = recordRequests();
  const fetchToken = vi.fn(() => readToken(company));
  const onError = vi.fn();
  renderWithProvider(<NotificationSettingsForm saveMode="button" onError={onError} />, { company, fetchToken });
  expect(await displayedSettings()).toEqual(['Email', 'Text message', 'Off']);
  expect(noAccess.query()).toBeNull(); // unknown until the first save

  await userEvent.click(choice('conversations', 'Email'));
  await userEvent.click(save);
  await expect.element(noAccess).toBeVisible();
  await expect.element(noAccess).toHaveTextContent('Your changes weren’t saved.');
  const writes = writesAmong(requests);
  expect(writes.map(({ body }) => body)).toEqual([{ conversations: 'EMAIL' }, { conversations: 'EMAIL' }]);
  expect(new Set(writes.map(({ token }) => token)).size).toBe(2);
  expect(fetchToken).toHaveBeenCalledTimes(2);
  expect(onError).toHaveBeenCalledExactlyOnceWith({
    error: expect.any(ForbiddenError),
    component: 'NotificationSettingsForm',
  });

  expect(await displayedSettings()).toEqual(['Email', 'Text message', 'Email']);
  expect(await fetchSettings(company)).toEqual(storedSettings);
  await expect.element(preference('conversations')).toHaveAccessibleDescription(/Not saved\. Still set to Off\.$/);
  await expect.element(preference('financialSummaries')).not.toHaveAccessibleDescription(/Not saved/);
  expect(page.getByRole('button').query()).toBeNull();
  expect(page.getByRole('alert').query()).toBeNull();
});

test('a read-only form is focusable with the keyboard but not editable', async () => {
  const company = await createNotifiedCompany();
  const requests = recordRequests();
  renderWithProvider(form, { company, fetchToken: () => readToken(company) });
  await displayedSettings();
  await userEvent.click(choice('conversations', 'Email'));
  await userEvent.tab();
  await expect.element(save).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(noAccess).toBeVisible();
  // The button is gone, and keyboard navigation continues from its place, not from the top of the page.
  expect(document.activeElement?.contains(noAccess.element())).toBe(true);

  const sent = requests.length;
  await userEvent.tab({ shift: true });
  await expect.element(choice('conversations', 'Email')).toHaveFocus();
  await expect.element(choice('conversations', 'Email')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await userEvent.click(choice('financialSummaries', 'Off'), { force: true });
  expect(await displayedSettings()).toEqual(['Email', 'Text message', 'Email']);
  expect(requests).toHaveLength(sent);
});

test('another user gets an editable form without the choices of the previous user', async () => {
  const [reader, writer] = [await createNotifiedCompany(), await createNotifiedCompany()];
  const fetchToken = ({ identity }: { identity: string }) =>
    issueToken({ userId: identity, scope: identity === reader.userId ? 'read' : 'write' });
  const { rerender } = renderWithProvider(form, { company: reader, fetchToken });
  await displayedSettings();
  await userEvent.click(choice('conversations', 'Email'));
  await userEvent.click(save);
  await expect.element(noAccess).toBeVisible();

  rerender(form, { company: writer, identity: writer.userId });
  expect(noAccess.query()).toBeNull();
  expect(await displayedSettings()).toEqual(['Email', 'Text message', 'Off']);
  await userEvent.click(choice('financialSummaries', 'Off'));
  await userEvent.click(save);
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await fetchSettings(writer)).toEqual({ ...storedSettings, financialSummaries: 'OFF' });
  expect(await fetchSettings(reader)).toEqual(storedSettings);
});

test('shows a rejection on its preference and keeps every choice', async () => {
  const company = await createNotifiedCompany();
  const send = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const isSave = init?.method === 'POST' && String(input).endsWith('/v6/notifications/settings');
    return send(input, isSave ? { ...init, body: String(init.body).replace('"OFF"', '"PIGEON"') } : init);
  });
  renderWithProvider(form, { company });
  await displayedSettings();
  await userEvent.click(choice('financialSummaries', 'Off'));
  await userEvent.click(choice('conversations', 'Email'));
  await userEvent.click(save);
  await expect.element(page.getByText('Not saved.')).toBeVisible();
  await expect
    .element(preference('financialSummaries'))
    .toHaveAccessibleDescription(/financialSummaries must be SMS, EMAIL or OFF\.$/);
  await expect.element(preference('conversations')).not.toHaveAccessibleDescription(/is SMS/);
  expect(await displayedSettings()).toEqual(['Off', 'Text message', 'Email']);
  await expect.element(save).toHaveFocus();

  vi.mocked(window.fetch).mockRestore();
  await userEvent.click(save);
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(page.getByText('Not saved.').query()).toBeNull();
  expect(await fetchSettings(company)).toEqual({
    ...storedSettings,
    financialSummaries: 'OFF',
    conversations: 'EMAIL',
  });
});

test('shows a rejection without a preference above the form', async () => {
  const company = await createNotifiedCompany();
  renderWithProvider(form, { company, fault: 'status=400,after=1,times=1' });
  await displayedSettings();
  await userEvent.click(choice('conversations', 'Email'));
  await userEvent.click(save);
  const rejection = page.getByText('Not saved. A fault on demand: 400.');
  await expect.element(rejection).toBeVisible();
  const isAbove = rejection.element().compareDocumentPosition(preference('financialSummaries').element());
  expect(isAbove & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('after a server error, says the outcome is unknown and never resends, whatever the host’s retry settings', async () => {
  const company = await createNotifiedCompany();
  const requests = recordRequests();
  const queryClient = new QueryClient({ defaultOptions: { mutations: { retry: 3, retryDelay: 1 } } });
  const onError = vi.fn();
  const observedForm = <NotificationSettingsForm saveMode="button" onError={onError} />;
  renderWithProvider(observedForm, { company, queryClient, fault: 'status=500,after=1,times=1' });
  await displayedSettings();
  await userEvent.click(choice('conversations', 'Email'));
  await userEvent.click(save);
  await expect.element(page.getByText('We couldn’t confirm this was saved')).toBeVisible();
  expect(onError.mock.calls.map(([{ error }]) => error)).toEqual([expect.any(OutcomeUnknownError)]);
  // It's refetched, not sent again.
  await expect.poll(() => requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
  await expect.element(preference('conversations')).toHaveAccessibleDescription(/Currently: Off\.$/);
  expect(await displayedSettings()).toEqual(['Email', 'Text message', 'Email']);
});

test('after a lost response, Check reads the settings again, and finds what was saved since', async () => {
  const company = await createNotifiedCompany();
  const requests = recordRequests();
  renderWithProvider(form, { company, fault: 'status=502,after=1,times=1' });
  await displayedSettings();
  await userEvent.click(choice('conversations', 'Email'));
  await userEvent.click(save);
  await expect.element(preference('conversations')).toHaveAccessibleDescription(/Currently: Off\.$/);
  await expect.poll(() => requests.at(-1)?.method === 'GET' && requests.at(-1)?.status).toBe(200);
  await saveSettings(company, { conversations: 'EMAIL' }); // the service commits late
  await userEvent.click(page.getByRole('button', { name: 'Check' }));
  await expect.element(page.getByText('Your changes were saved.')).toBeVisible();
  expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET', 'GET']);
});
