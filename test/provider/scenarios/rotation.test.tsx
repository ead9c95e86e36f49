import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DaybookProvider, type FetchToken, type Session, useDaybook } from '../../../src/index.ts';
import { AccountNames, countNames } from '../../support/provider/AccountNames.tsx';
import { createHostServer } from '../../support/provider/hostServer.ts';
import { providerProps } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
import { sharedCompany } from '../../support/sandbox/company.ts';
import { sessionOnClock } from '../../support/session/sessionOnClock.ts';
import { VirtualClock } from '../../support/session/virtualClock.ts';

const company = await sharedCompany();
const { baseUrl } = providerProps({ company });
/** When a token of an hour is refreshed ahead: five minutes before its end. */
const untilRenewal = 55 * 60_000;
const untilEnd = 60 * 60_000;
const patiently = { timeout: 10_000 };

test('39: a new token rerenders none of twenty components, and refetches nothing', async () => {
  const { clock, host, session, release } = openProvider();
  const requests = recordRequests();
  const queryClient = new QueryClient();
  let renders = 0;
  const count = () => renders++;
  render(
    <main>
      <h1>Books</h1>
      <DaybookProvider baseUrl={baseUrl} session={session} queryClient={queryClient}>
        <AccountNames company={company} count={20} onRender={count} />
        <Bystander onRender={count} />
      </DaybookProvider>
    </main>,
  );
  await expect.poll(countNames, patiently).toBe(20);
  expect(requests).toHaveLength(20);

  const before = renders;
  await clock.advance(untilRenewal);
  expect(session).toMatchObject({ status: 'ready', isRefreshing: true });
  release();
  await expect.poll(() => session.isRefreshing, patiently).toBe(false);
  await someTime();
  expect(host.calls.map(({ reason }) => reason)).toEqual(['initial', 'scheduled']);
  expect(renders - before).toBe(0);
  expect(requests).toHaveLength(20);

  // It is used nevertheless.
  await queryClient.invalidateQueries();
  const [first, second] = host.tokens.keys();
  expect(requests.map(({ token }) => token)).toEqual([...Array(20).fill(first), ...Array(20).fill(second)]);
});

test('39: components that unmount during a refresh and mount again fetch one token in total, and leave nothing behind', async () => {
  const listeners = watchListeners();
  const { clock, host, session, release } = openProvider();
  const requests = recordRequests();
  const { unmount } = render(<Books session={session} />);
  await expect.poll(countNames, patiently).toBe(20);
  expect(clock.timers).toEqual([untilRenewal, untilEnd]);
  expect(listeners()).toEqual(
    expect.arrayContaining(['document visibilitychange', 'window online', 'window pageshow']),
  );

  await clock.advance(untilRenewal);
  expect(session).toMatchObject({ status: 'ready', isRefreshing: true });
  unmount();
  expect(listeners()).toEqual([]);
  release();
  await expect.poll(() => session.isRefreshing, patiently).toBe(false);
  expect(clock.timers).toEqual([]);

  render(<Books session={session} />);
  await expect.poll(countNames, patiently).toBe(20);
  expect(host.calls.map(({ reason }) => reason)).toEqual(['initial', 'scheduled']);
  const [first, second] = host.tokens.keys();
  expect(requests.map(({ token }) => token)).toEqual([...Array(20).fill(first), ...Array(20).fill(second)]);
});

test('39: components that unmount during the first fetch and mount again fetch one token in total', async () => {
  const listeners = watchListeners();
  const host = createHostServer({ latency: () => 300 });
  const requests = recordRequests();
  const books = (isShown: boolean) => (
    <main>
      <h1>Books</h1>
      <DaybookProvider {...providerProps({ company, fetchToken: host.fetchToken })}>
        {isShown && <AccountNames company={company} count={20} />}
      </DaybookProvider>
    </main>
  );
  const { rerender, unmount } = render(books(true));
  await expect.poll(() => host.calls.length, patiently).toBe(1);
  rerender(books(false));
  rerender(books(true));
  await expect.poll(countNames, patiently).toBe(20);
  expect(host.calls).toHaveLength(1);
  expect(requests).toHaveLength(20);
  unmount();
  expect(listeners()).toEqual([]);
  render(<Heading />);
});

test('39: a page that unmounts during its first token fetch sends nothing when it arrives', async () => {
  const listeners = watchListeners();
  const host = createHostServer({ latency: () => 200 });
  const requests = recordRequests();
  const { unmount } = render(
    <DaybookProvider {...providerProps({ company, fetchToken: host.fetchToken })}>
      <AccountNames company={company} count={20} />
    </DaybookProvider>,
  );
  await expect.poll(() => host.calls.length, patiently).toBe(1);
  unmount();
  expect(listeners()).toEqual([]);
  await expect.poll(() => host.tokens.size, patiently).toBe(1);
  await someTime();
  expect(host.calls).toHaveLength(1);
  expect(requests).toEqual([]);
  render(<Heading />);
});

/** A session in virtual time, whose refreshes wait for a signal. */
function openProvider() {
  const clock = new VirtualClock();
  const host = createHostServer();
  let release = () => {};
  const fetchToken: FetchToken = async (request) => {
    if (request.reason === 'scheduled') await new Promise<void>((resolve) => (release = resolve));
    return host.fetchToken(request);
  };
  const session = sessionOnClock(clock, { identity: company.userId, fetchToken });
  return { clock, host, session, release: () => release() };
}

function Books({ session }: { session: Session }) {
  return (
    <main>
      <h1>Books</h1>
      <DaybookProvider baseUrl={baseUrl} session={session}>
        <AccountNames company={company} count={20} />
      </DaybookProvider>
    </main>
  );
}

/** A page without Daybook's components. */
function Heading() {
  return (
    <main>
      <h1>Books</h1>
    </main>
  );
}

/** Uses the session, but reads neither its status nor its error. */
function Bystander({ onRender }: { onRender: () => void }) {
  useDaybook();
  onRender();
  return null;
}

/** Long enough for every effect of a new token. */
function someTime(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 200));
}

/** Events by which a session notices that the user is back. */
const wakeEvents = ['visibilitychange', 'pageshow', 'online'];

/** Watches the page's listeners for these events. @returns the current ones, such as `window online`. */
function watchListeners(): () => string[] {
  const present: { name: string; listener: unknown }[] = [];
  for (const [owner, target] of Object.entries({ document, window })) {
    const { addEventListener: add, removeEventListener: remove } = target;
    vi.spyOn(target, 'addEventListener').mockImplementation((...args: Parameters<typeof add>) => {
      const [type, listener] = args;
      if (wakeEvents.includes(type)) present.push({ name: `${owner} ${type}`, listener });
      add.apply(target, args);
    });
    vi.spyOn(target, 'removeEventListener').mockImplementation((...args: Parameters<typeof remove>) => {
      const [type, listener] = args;
      const index = present.findIndex((one) => one.name === `${owner} ${type}` && one.listener === listener);
      if (index >= 0) present.splice(index, 1);
      remove.apply(target, args);
    });
  }
  return () => present.map(({ name }) => name).sort();
}
