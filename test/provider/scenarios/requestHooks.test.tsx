import { render } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { expect, inject, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createDaybookClient } from '../../../src/client.ts';
import {
  createSession,
  DaybookProvider,
  useNotificationSettings,
  useSaveNotificationSettings,
} from '../../../src/index.ts';
import { saveSettings } from '../../support/notifications.ts';
import { createHostServer } from '../../support/provider/hostServer.ts';
import { providerProps, renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate } from '../../support/requests.ts';
import { type Company, createCompany, issueToken } from '../../support/sandbox/company.ts';

const [first, second] = await Promise.all([createCompany(), createCompany()]);
await saveSettings(first, { financialSummaries: 'EMAIL' });
await saveSettings(second, { financialSummaries: 'SMS' });
const patiently = { timeout: 10_000 };

interface Sent {
  /** Whose function was called. */
  user: string;
  method: string | undefined;
  token: string | undefined;
  trace: string | null;
}

/** A user's fetch and headers, which record what they see. */
function hooksOf(user: string, sent: Sent[], until?: Promise<void>) {
  return {
    fetch: (async (input, init) => {
      const headers = new Headers(init?.headers);
      const token = headers.get('Authorization')?.replace('Bearer ', '');
      sent.push({ user, method: init?.method, token, trace: headers.get('X-Trace') });
      headers.delete('X-Trace'); // as a gateway of the host would: the service's CORS headers don't allow it
      const response = await fetch(input, { ...init, headers });
      await until;
      return response;
    }) as typeof fetch,
    headers: () => ({ 'X-Trace': user }),
  };
}

function Summaries() {
  const { data } = useNotificationSettings();
  const save = useSaveNotificationSettings();
  return (
    <button type="button" onClick={() => save.mutate({ conversations: 'OFF' })}>
      Summaries: {data?.financialSummaries ?? 'loading'}
    </button>
  );
}

test.each([true, false])(
  'after a switch during a slow request, no user’s functions see the other’s token (strict mode: %s)',
  async (isStrict) => {
    const sent: Sent[] = [];
    const answered = createGate();
    const host = createHostServer({ latency: (identity) => (identity === first.userId ? 40 : 10) });
    let change: (company: Company) => void = () => {};
    function Host() {
      const [company, setCompany] = useState(first);
      change = setCompany;
      const { userId } = company;
      const hooks = hooksOf(userId, sent, userId === first.userId ? answered.opened : undefined);
      return (
        <DaybookProvider {...providerProps({ company, fetchToken: host.fetchToken, ...hooks })}>
          <main>
            <h1>Books</h1>
            <Summaries />
          </main>
        </DaybookProvider>
      );
    }
    render(
      isStrict ? (
        <StrictMode>
          <Host />
        </StrictMode>
      ) : (
        <Host />
      ),
    );
    await expect.poll(() => sent.length, patiently).toBe(1);
    change(second);
    await expect.element(page.getByText('Summaries: SMS'), patiently).toBeVisible();
    await page.getByRole('button').click();
    await expect.poll(() => sent.map(({ method }) => method), patiently).toEqual(['GET', 'GET', 'POST', 'GET']);
    answered.open();
    change(first);
    await expect.element(page.getByText('Summaries: EMAIL'), patiently).toBeVisible();
    for (const { user, token, trace } of sent) expect([host.tokens.get(token ?? ''), trace]).toEqual([user, user]);
  },
);

test('a request that waits for its token at the switch is sent by nobody', async () => {
  const sent: Sent[] = [];
  const host = createHostServer({ latency: (identity) => (identity === first.userId ? 500 : 10) });
  const propsOf = (company: Company) => ({
    company,
    identity: company.userId,
    fetchToken: host.fetchToken,
    ...hooksOf(company.userId, sent),
  });
  const { rerender } = renderWithProvider(<Summaries />, propsOf(first));
  await expect.poll(() => host.calls.length, patiently).toBe(1);
  rerender(<Summaries />, propsOf(second));
  await expect.element(page.getByText('Summaries: SMS'), patiently).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(sent.map(({ user, token = '' }) => [user, host.tokens.get(token)])).toEqual([[second.userId, second.userId]]);
});

test('inline functions cause no request, and the latest ones are called', async () => {
  const sent: Sent[] = [];
  const fetchToken = vi.fn(() => issueToken(first));
  const { rerender } = renderWithProvider(<Summaries />, { company: first, fetchToken, ...hooksOf('render 1', sent) });
  await expect.element(page.getByText('Summaries: EMAIL'), patiently).toBeVisible();
  for (const number of [2, 3]) rerender(<Summaries />, hooksOf(`render ${number}`, sent));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(sent.map(({ user }) => user)).toEqual(['render 1']);
  await page.getByRole('button').click();
  await expect.poll(() => sent.length, patiently).toBe(3);
  expect(sent.slice(1).map(({ user, trace }) => [user, trace])).toEqual(Array(2).fill(['render 3', 'render 3']));
  expect(fetchToken).toHaveBeenCalledOnce();
});

test('providers and clients that share a session use their own functions', async () => {
  const sent: Sent[] = [];
  const session = createSession({ identity: first.userId, fetchToken: () => issueToken(first) });
  const baseUrl = inject('sandboxUrl');
  render(
    <main>
      <h1>Books</h1>
      <DaybookProvider baseUrl={baseUrl} session={session} {...hooksOf('left', sent)}>
        <Summaries />
      </DaybookProvider>
      <DaybookProvider baseUrl={baseUrl} session={session} {...hooksOf('right', sent)}>
        <Summaries />
      </DaybookProvider>
    </main>,
  );
  await expect.poll(() => page.getByText('Summaries: EMAIL').elements(), patiently).toHaveLength(2);
  await createDaybookClient({ baseUrl, session, ...hooksOf('client', sent) }).notifications.get();
  expect(sent.map(({ user, trace }) => [user, trace])).toEqual(['left', 'right', 'client'].map((name) => [name, name]));
});
