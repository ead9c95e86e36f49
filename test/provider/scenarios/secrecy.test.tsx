import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  type Daybook,
  DaybookProvider,
  type FetchToken,
  GeneralLedger,
  NotificationSettingsForm,
  TokenError,
  useDaybook,
} from '../../../src/index.ts';
import { ledgerTable } from '../../support/ledger.ts';
import { choice, displayedSettings } from '../../support/notifications.ts';
import { providerProps } from '../../support/renderWithProvider.tsx';
import { issueToken, sharedCompany } from '../../support/sandbox/company.ts';
import { sessionOnClock } from '../../support/session/sessionOnClock.ts';
import { VirtualClock } from '../../support/session/virtualClock.ts';

const company = await sharedCompany();
const { '1020': savings = '' } = company.glAccountIds;
const levels = ['log', 'info', 'debug', 'warn', 'error', 'trace', 'dir', 'table', 'group'] as const;
const patiently = { timeout: 10_000 };

test('40: after loading, refreshes, refusals and errors, no token is found anywhere, and none was sent elsewhere', async () => {
  const written = levels.map((level) => vi.spyOn(console, level).mock.calls);
  const sent = recordEverythingSent();
  const clock = new VirtualClock();
  const tokens: string[] = [];
  let isHostDown = false;
  const fetchToken: FetchToken = async () => {
    if (isHostDown) throw new Error('The host is down.');
    const response = await issueToken({ userId: company.userId, scope: 'read' });
    tokens.push(response.access_token);
    return response;
  };
  const session = sessionOnClock(clock, { identity: company.userId, fetchToken });
  const queryClient = new QueryClient();
  const errors: unknown[] = [];
  let daybook: Daybook | undefined;
  const view = (fault?: string) => (
    <main>
      <h1>Books</h1>
      <DaybookProvider
        baseUrl={providerProps({ company, fault }).baseUrl}
        session={session}
        queryClient={queryClient}
        onError={({ error }) => errors.push(error)}
      >
        <Supplied onRender={(now) => (daybook = now)} />
        <GeneralLedger glAccountId={savings} />
        <NotificationSettingsForm saveMode="button" />
      </DaybookProvider>
    </main>
  );
  const expectNowhere = async () => {
    const places: Record<string, unknown> = {
      ...(await pagePlaces()),
      'the console': written,
      'what useDaybook supplies': [daybook, { ...daybook?.session }],
      'the cache': [...queryClient.getQueryCache().getAll(), ...queryClient.getMutationCache().getAll()],
      errors,
      'what was sent, but for one header': sent.map(({ authorization, ...others }) => others),
    };
    for (const [place, value] of Object.entries(places)) {
      const found = [...everyText(value)].filter((text) => tokens.some((token) => text.includes(token)));
      expect(found, place).toEqual([]);
    }
  };
  const { rerender } = render(view());
  await ledgerTable();
  await displayedSettings();
  expect(tokens).toHaveLength(1);

  await clock.advance(55 * 60_000);
  await expect.poll(() => tokens.length, patiently).toBe(2);
  await userEvent.click(choice('conversations', 'Email'));
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByText(/You don’t have permission to change/), patiently).toBeVisible();
  expect(tokens).toHaveLength(3);

  await expectNowhere();

  const kinds = () => errors.map((error) => (error instanceof Error ? error.name : 'none'));
  for (const [fault, name] of [
    ['body=shape', 'UnreadableRowError'],
    ['body=html', 'HttpError'],
    ['status=400', 'RejectedError'],
    ['drop', 'NetworkError'],
    ['status=401', 'TokenError'],
  ] as const) {
    const before = errors.length;
    rerender(view(fault));
    const reported = async () => {
      await clock.advance(1000); // failed reads are retried by the session's clock
      return kinds().slice(before);
    };
    await expect.poll(reported, { timeout: 10_000 }).toContain(name);
  }
  expect(tokens.length).toBeGreaterThan(3);
  isHostDown = true;
  session.retry();
  await expect.poll(() => session.isRefreshing, patiently).toBe(true);
  session.logout();
  await expect.poll(() => errors.at(-1), patiently).toMatchObject({ code: 'SIGNED_OUT' });
  expect(errors.some((error) => error instanceof TokenError)).toBe(true);

  await expectNowhere();

  const { origin } = new URL(providerProps({ company }).baseUrl);
  const bearing = sent.filter(({ authorization }) => authorization?.startsWith('Bearer '));
  expect(new Set(bearing.map(({ url }) => new URL(url).origin))).toEqual(new Set([origin]));
  expect(new Set(bearing.map(({ authorization }) => authorization))).toEqual(
    new Set(tokens.map((token) => `Bearer ${token}`)),
  );
});

/** Every place of a page that other code can read. */
async function pagePlaces() {
  return {
    elements: [document.documentElement.outerHTML, [...document.querySelectorAll('input')].map(({ value }) => value)],
    'React’s state': [...document.querySelectorAll('*')], // reachable through its properties on the elements
    storage: [{ ...localStorage }, { ...sessionStorage }, document.cookie, await indexedDB.databases()],
    addresses: [location.href, document.title, history.state, performance.getEntries().map(({ name }) => name)],
  };
}

interface SentAnywhere {
  url: string;
  authorization: string | null;
  otherHeaders: [string, string][];
  body: unknown;
}

/** Records everything that leaves the page, and its destination. */
function recordEverythingSent(): SentAnywhere[] {
  const sent: SentAnywhere[] = [];
  const send = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const { url, headers } = new Request(input, { ...init, signal: null });
    const otherHeaders = [...headers].filter(([name]) => name !== 'authorization');
    sent.push({ url, authorization: headers.get('authorization'), otherHeaders, body: init?.body });
    return send(input, init);
  });
  return sent;
}

function Supplied({ onRender }: { onRender: (daybook: Daybook) => void }) {
  const daybook = useDaybook();
  onRender(daybook);
  return <p>{daybook.session.status}</p>;
}

/**
 * Every string reachable from a value through its own properties, hidden ones and all causes included: through
 * objects, arrays, maps, sets and functions, but not through closures or getters.
 */
function everyText(from: unknown): Set<string> {
  const texts = new Set<string>();
  const seen = new Set<unknown>();
  const waiting: unknown[] = [from];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string') texts.add(value);
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) continue;
    if (value === window || value === document) continue;
    seen.add(value);
    waiting.push(...membersOf(value));
  }
  return texts;
}

function* membersOf(value: object): Generator<unknown> {
  if (value instanceof Map) for (const [key, member] of value) yield* [key, member];
  if (value instanceof Set) yield* value;
  if (value instanceof Error) yield* [value.message, value.stack, value.cause, String(value)];
  for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(value))) {
    yield name;
    yield descriptor.value; // no getters: some of React's warn when read
  }
}
