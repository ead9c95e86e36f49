import { onlineManager } from '@tanstack/react-query';
import { expect, inject, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type NotificationChannel, useNotificationSettings, useSaveNotificationSettings } from '../../../src/index.ts';
import { fetchSettings } from '../../support/notifications.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate, recordRequests } from '../../support/requests.ts';
import { createCompany, issueToken } from '../../support/sandbox/company.ts';

const state = page.getByTestId('state');
const choose = (channel: NotificationChannel) => userEvent.click(page.getByRole('button', { name: channel }));

test('hooks support a custom form: the response shows at once, and the settings are refetched', async () => {
  const company = await createCompany({ seed: 'none' });
  const requests = recordRequests();
  renderWithProvider(<OwnForm />, { company });
  await expect.element(state).toHaveTextContent('not set');
  await choose('SMS');
  await expect.element(state).toHaveTextContent('SMS, saved');
  await expect.poll(() => requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
});

test('isReadOnly stays true after a rejected write until a later one succeeds', async () => {
  const company = await createCompany({ seed: 'none' });
  // The first write is resent with a new token; the second isn't, because a new token didn't help.
  renderWithProvider(<OwnForm />, { company, fault: 'status=403,after=1,times=3' });
  await expect.element(state).toHaveTextContent('not set');
  for (const channel of ['SMS', 'EMAIL'] as const) {
    await choose(channel);
    await expect.element(state).toHaveTextContent(/^not set, read-only: A fault on demand: 403\.$/);
  }
  await choose('SMS');
  await expect.element(state).toHaveTextContent(/^SMS, saved$/);
});

test('reset() clears a rejection', async () => {
  const company = await createCompany({ seed: 'none' });
  const fetchToken = () => issueToken({ userId: company.userId, scope: 'read' });
  renderWithProvider(<OwnForm />, { company, fetchToken });
  await expect.element(state).toHaveTextContent('not set');
  await choose('SMS');
  await expect.element(state).toHaveTextContent('not set, read-only: The access token is read-only.');
  await userEvent.click(page.getByRole('button', { name: 'Reset' }));
  await expect.element(state).toHaveTextContent(/^not set$/);
});

test('the next user starts clean, without read-only state or the rejection of the previous one', async () => {
  const [reader, writer] = [await createCompany({ seed: 'none' }), await createCompany({ seed: 'none' })];
  const fetchToken = ({ identity }: { identity: string }) =>
    issueToken({ userId: identity, scope: identity === reader.userId ? 'read' : 'write' });
  const { rerender } = renderWithProvider(<OwnForm />, { company: reader, fetchToken });
  await expect.element(state).toHaveTextContent('not set');
  await choose('SMS');
  await expect.element(state).toHaveTextContent('read-only');
  rerender(<OwnForm />, { company: writer, identity: writer.userId });
  expect(state.element().textContent).not.toContain('read');
  await expect.element(state).toHaveTextContent(/^not set$/);
});

test('a write is sent at once while React Query is offline', async () => {
  const company = await createCompany({ seed: 'none' });
  const requests = recordRequests();
  renderWithProvider(<OwnForm />, { company });
  await expect.element(state).toHaveTextContent('not set');
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  await choose('SMS');
  await expect.poll(() => requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
  await expect.element(state).toHaveTextContent(/^SMS, saved$/);
});

test('a rejection that arrives after the user changed does not reach the next user', async () => {
  const [first, second] = [await createCompany({ seed: 'none' }), await createCompany({ seed: 'none' })];
  const gate = createGate();
  const requests = recordRequests({ until: ({ method }) => (method === 'POST' ? gate.opened : undefined) });
  const { rerender } = renderWithProvider(<OwnForm />, { company: first, fault: 'status=403,after=1' });
  await expect.element(state).toHaveTextContent('not set');
  await choose('SMS');
  await expect.element(state).toHaveTextContent('saving');
  rerender(<OwnForm />, { company: second, identity: second.userId, baseUrl: inject('sandboxUrl') });
  gate.open();
  await expect.poll(() => requests.find(({ method }) => method === 'POST')?.status).toBe(403);
  await expect.element(state).toHaveTextContent(/^not set$/);
  await choose('EMAIL');
  await expect.element(state).toHaveTextContent(/^EMAIL, saved$/);
  expect((await fetchSettings(first)).conversations).toBeNull();
});

function OwnForm() {
  const settings = useNotificationSettings();
  const save = useSaveNotificationSettings();
  const parts = [
    settings.data && (settings.data.conversations ?? 'not set'),
    save.isPending && 'saving',
    save.isSuccess && 'saved',
    save.isReadOnly && `read-only: ${save.formErrors.rest.join(' ')}`,
  ];
  return (
    <>
      <p data-testid="state">{parts.filter(Boolean).join(', ')}</p>
      {(['SMS', 'EMAIL'] as const).map((channel) => (
        <button key={channel} type="button" onClick={() => save.mutate({ conversations: channel })}>
          {channel}
        </button>
      ))}
      <button type="button" onClick={save.reset}>
        Reset
      </button>
    </>
  );
}
