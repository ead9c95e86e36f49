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

test('a host can build a form of its own: the answer shows at once, and the settings are fetched again', async () => {
  const company = await createCompany({ seed: 'none' });
  const requests = recordRequests();
  renderWithProvider(<OwnForm />, { company });
  await expect.element(state).toHaveTextContent('not set');
  await choose('SMS');
  await expect.element(state).toHaveTextContent('SMS, saved');
  await expect.poll(() => requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
});

test('a refused write is read-only until the service answers a later one otherwise', async () => {
  const company = await createCompany({ seed: 'none' });
  // The first write is sent twice, the second time with a new token; the second is not, as a new token did not help.
  renderWithProvider(<OwnForm />, { company, fault: 'status=403,after=1,times=3' });
  await expect.element(state).toHaveTextContent('not set');
  for (const channel of ['SMS', 'EMAIL'] as const) {
    await choose(channel);
    await expect.element(state).toHaveTextContent(/^not set, read-only: A fault on demand: 403\.$/);
  }
  await choose('SMS');
  await expect.element(state).toHaveTextContent(/^SMS, saved$/);
});

test('a host can begin anew after a refusal', async () => {
  const company = await createCompany({ seed: 'none' });
  const fetchToken = () => issueToken({ userId: company.userId, scope: 'read' });
  renderWithProvider(<OwnForm />, { company, fetchToken });
  await expect.element(state).toHaveTextContent('not set');
  await choose('SMS');
  await expect.element(state).toHaveTextContent('not set, read-only: The access token is read-only.');
  await userEvent.click(page.getByRole('button', { name: 'Reset' }));
  await expect.element(state).toHaveTextContent(/^not set$/);
});

test('the next user begins anew: nothing is read-only, and nothing of the refusal shows', async () => {
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

test('a write that is clicked offline is tried at once, not some time later', async () => {
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

test('what the last user was refused does not reach the next one, though it is answered after the change', async () => {
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
  const words = [
    settings.data && (settings.data.conversations ?? 'not set'),
    save.isPending && 'saving',
    save.isSuccess && 'saved',
    save.isReadOnly && `read-only: ${save.formErrors.rest.join(' ')}`,
  ];
  return (
    <>
      <p data-testid="state">{words.filter(Boolean).join(', ')}</p>
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
