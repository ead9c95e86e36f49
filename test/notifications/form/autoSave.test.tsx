import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NotificationSettingsForm } from '../../../src/index.ts';
import { choice, displayedSettings, fetchSettings, preference, saveSettings } from '../../support/notifications.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, currentFetch, recordRequests, type SentRequest } from '../../support/requests.ts';
import { createCompany, issueToken } from '../../support/sandbox/company.ts';

const form = <NotificationSettingsForm />;
const saved = page.getByText('Saved', { exact: true });
const stored = { financialSummaries: 'EMAIL', bankConnectionErrors: 'SMS', conversations: 'OFF' };
const bodiesOf = (requests: SentRequest[]) => requests.flatMap(({ method, body }) => (method === 'POST' ? [body] : []));

/** Notes the requests, and holds the answer to the first save back until it is let go. */
function holdFirstSave() {
  const gate = createGate();
  const requests = recordRequests({ until: ({ method }) => (method === 'POST' ? gate.opened : undefined) });
  return { requests, answer: gate.open };
}

async function openSettled() {
  const company = await createCompany({ seed: 'none' });
  await saveSettings(company, stored);
  return company;
}

test('each change is saved by itself, shown at once, and told politely; there is no button', async () => {
  const company = await openSettled();
  const { requests, answer } = holdFirstSave();
  renderWithProvider(form, { company });
  await displayedSettings();
  expect(page.getByRole('button').query()).toBeNull();
  await userEvent.click(choice('conversations', 'Email'));
  expect(await displayedSettings()).toEqual(['Email', 'Text message', 'Email']);
  expect(saved.query()).toBeNull();
  answer();
  await expect.element(saved).toBeVisible();
  expect(saved.element().closest('[role="status"]')).not.toBeNull();
  await expect.element(choice('conversations', 'Email')).toHaveFocus();
  expect(bodiesOf(requests)).toEqual([{ conversations: 'EMAIL' }]);
  expect(await fetchSettings(company)).toEqual({ ...stored, conversations: 'EMAIL' });
});

test('rapid changes end in the last one: one request at a time, in order, with the newest choice', async () => {
  const company = await openSettled();
  const { requests, answer } = holdFirstSave();
  renderWithProvider(form, { company });
  await displayedSettings();
  await userEvent.click(choice('conversations', 'Email'));
  await userEvent.click(choice('conversations', 'Text message'));
  await userEvent.click(choice('financialSummaries', 'Off'));
  await userEvent.click(choice('conversations', 'Off')); // as it was before the first, which is under way
  expect(bodiesOf(requests)).toEqual([{ conversations: 'EMAIL' }]);
  answer();
  await expect.element(saved).toBeVisible();
  expect(bodiesOf(requests)).toEqual([{ conversations: 'EMAIL' }, { conversations: 'OFF', financialSummaries: 'OFF' }]);
  expect(await displayedSettings()).toEqual(['Off', 'Text message', 'Off']);
  expect(await fetchSettings(company)).toEqual({ ...stored, financialSummaries: 'OFF', conversations: 'OFF' });
});

test('what was changed and taken back while another change was under way is not sent', async () => {
  const company = await openSettled();
  const { requests, answer } = holdFirstSave();
  renderWithProvider(form, { company });
  await displayedSettings();
  await userEvent.click(choice('conversations', 'Email'));
  await userEvent.click(choice('financialSummaries', 'Off'));
  await userEvent.click(choice('financialSummaries', 'Email')); // as it is stored
  await userEvent.click(choice('conversations', 'Off'));
  await userEvent.click(choice('conversations', 'Email')); // as it is being sent
  answer();
  await expect.element(saved).toBeVisible();
  await userEvent.click(choice('bankConnectionErrors', 'Off'));
  await expect.poll(() => fetchSettings(company)).toMatchObject({ bankConnectionErrors: 'OFF' });
  expect(bodiesOf(requests)).toEqual([{ conversations: 'EMAIL' }, { bankConnectionErrors: 'OFF' }]);
  expect(await displayedSettings()).toEqual(['Email', 'Off', 'Email']);
});

test('a refusal rolls back and says why; the next change is saved', async () => {
  const company = await openSettled();
  renderWithProvider(form, { company, fault: 'status=400,after=1,times=1' });
  await displayedSettings();
  await userEvent.click(choice('conversations', 'Email'));
  const refusal = page.getByText('Not saved. A fault on demand: 400.');
  await expect.element(refusal).toBeVisible();
  expect(await displayedSettings()).toEqual(['Email', 'Text message', 'Off']);
  await userEvent.click(choice('conversations', 'Email'));
  await expect.element(saved).toBeVisible();
  expect(refusal.query()).toBeNull();
  expect(await fetchSettings(company)).toEqual({ ...stored, conversations: 'EMAIL' });
});

test('what was chosen while a refused change was under way is saved all the same, and the refusal still stands there', async () => {
  const company = await openSettled();
  const { answer } = holdFirstSave();
  renderWithProvider(form, { company, fault: 'status=400,after=1,times=1' });
  await displayedSettings();
  await userEvent.click(choice('conversations', 'Email'));
  await userEvent.click(choice('financialSummaries', 'Off'));
  answer();
  await expect.poll(() => fetchSettings(company)).toEqual({ ...stored, financialSummaries: 'OFF' });
  await expect.element(page.getByText('Saving…')).not.toBeInTheDocument();
  expect(await displayedSettings()).toEqual(['Off', 'Text message', 'Off']);
  await expect.element(page.getByText('Not saved. A fault on demand: 400.')).toBeVisible();
  expect(saved.query()).toBeNull();
  await userEvent.click(choice('conversations', 'Email'));
  await expect.element(saved).toBeVisible();
});

test('with a token for reading the change is refused, kept in sight and marked, and nothing more can be changed', async () => {
  const company = await openSettled();
  const requests = recordRequests();
  const fetchToken = vi.fn(() => issueToken({ userId: company.userId, scope: 'read' }));
  renderWithProvider(form, { company, fetchToken });
  await displayedSettings();
  await userEvent.click(choice('conversations', 'Email'));
  await expect.element(page.getByText('You don’t have permission to change notification settings.')).toBeVisible();
  await expect.element(choice('conversations', 'Email')).toHaveFocus();
  await expect.element(preference('conversations')).toHaveAccessibleDescription(/Still set to Off\.$/);
  await userEvent.click(choice('conversations', 'Text message'), { force: true });
  expect(await displayedSettings()).toEqual(['Email', 'Text message', 'Email']);
  expect(bodiesOf(requests)).toHaveLength(2);
  expect(await fetchSettings(company)).toEqual(stored);
});

test('the newest choice is saved when the device is online again, also where the connection broke during a save', async () => {
  const company = await openSettled();
  const gate = createGate();
  const send = currentFetch();
  let isBroken = true;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (!isBroken || init?.method !== 'POST' || !String(input).endsWith('/v6/notifications/settings')) {
      return send(input, init);
    }
    await gate.opened;
    throw new TypeError('Failed to fetch');
  });
  renderWithProvider(form, { company });
  await displayedSettings();
  await userEvent.click(choice('conversations', 'Email'));
  await userEvent.click(choice('conversations', 'Text message'));
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  gate.open();
  await expect.element(page.getByText(/Your changes will be saved when you’re back online/)).toBeVisible();
  isBroken = false;
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(saved).toBeVisible();
  expect(await fetchSettings(company)).toEqual({ ...stored, conversations: 'SMS' });
});

test('a change that was made just before the form went away is saved', async () => {
  const company = await openSettled();
  const { answer } = holdFirstSave();
  const { rerender } = renderWithProvider(form, { company });
  await displayedSettings();
  await userEvent.click(choice('conversations', 'Email'));
  await userEvent.click(choice('conversations', 'Text message'));
  rerender(<p>Another page</p>);
  answer();
  await expect.poll(() => fetchSettings(company)).toEqual({ ...stored, conversations: 'SMS' });
});
