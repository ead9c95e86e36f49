import { QueryClient } from '@tanstack/react-query';
import { StrictMode, useEffect, version } from 'react';
import { createRoot } from 'react-dom/client';
import { DaybookProvider, TokenError, useGlAccount } from '../../src/index.ts';
import { sessionOnClock } from '../support/session/sessionOnClock.ts';
import { until, VirtualClock } from '../support/session/virtualClock.ts';

/** The page under test: thirty accounts of one company, and a session with a fake clock. */
const clock = new VirtualClock();
// React Query uses the same clock to decide whether data is stale.
Date.now = clock.wall;

const session = sessionOnClock(clock, { identity: 'user-7:company-42', fetchToken });
const queryClient = new QueryClient();
const accountIds = Array.from({ length: 30 }, (_, n) => `gla_${1000 + n}`);
// Rendered before a test inspects listeners, because React keeps its own as long as the page lives.
const root = createRoot(document.body.appendChild(document.createElement('main')));
let effects = 0;
let isMute = false;
let reported = '';
for (const type of ['visibilitychange', 'pageshow', 'online', 'offline']) window.addEventListener(type, hear, true);

/** The commands that a test can send to the page. */
const controls = {
  /** Shows the accounts, each mounted twice, as StrictMode does. @returns React's version. */
  async open(): Promise<string> {
    root.render(
      <StrictMode>
        <DaybookProvider session={session} baseUrl="/" queryClient={queryClient}>
          {accountIds.map((glAccountId) => (
            <Account key={glAccountId} glAccountId={glAccountId} />
          ))}
        </DaybookProvider>
      </StrictMode>,
    );
    await until(() => effects === 2 * accountIds.length, 'each account to be mounted twice');
    return version;
  },
  /** Unmounts the provider and the accounts. */
  close(): void {
    root.unmount();
  },
  /** The distinct texts of the accounts; in most tests, all thirty show the same. */
  shown: () => [...new Set(accountIds.map((id) => document.getElementById(id)?.textContent ?? '(gone)'))],
  /** Whether an account or a token is being fetched. */
  isWaiting: () => queryClient.isFetching() > 0 || session.status === 'loading' || session.isRefreshing,
  /** The total number of mounts. */
  mounts: () => effects,
  /** Refetches all accounts, like a user who clicks a button. */
  refresh: () => queryClient.refetchQueries(),
  status: () => session.status,
  /** Milliseconds until each timer of the session. */
  timers: () => clock.timers,
  /** The last browser event: `hidden`, `visible`, `pageshow`, `online` or `offline`. */
  reported: () => reported,
  /** Advances the clock by milliseconds. */
  pass: (milliseconds: number) => clock.advance(milliseconds),
  /** Puts the device to sleep for milliseconds. */
  sleep: (milliseconds: number) => clock.sleep(milliseconds),
  /** Advances the clock past the pauses between the three attempts of a failing token request. */
  async passTries(): Promise<void> {
    for (const longest of [500, 1500]) await clock.advance(await clock.timerWithin(longest));
  },
  /** Navigates to another page; on return, the clock has advanced by milliseconds. */
  leave(milliseconds: number): void {
    window.addEventListener('pagehide', () => clock.sleep(milliseconds), { once: true });
    location.assign('/elsewhere');
  },
  /** Suppresses visibility events for all other listeners on the page. */
  muteVisibility(): void {
    isMute = true;
  },
  /** Adds a host component that uses React Query and listens to the browser before Daybook does. */
  openHostQueries(): void {
    new QueryClient().mount();
  },
};
export type PageControls = typeof controls;

Object.assign(window, { controls });

/** The first listener on the page. */
function hear(event: Event): void {
  const isVisibility = event.type === 'visibilitychange';
  reported = isVisibility ? document.visibilityState : event.type;
  if (isVisibility && isMute) event.stopImmediatePropagation();
}

async function fetchToken({ signal }: { signal: AbortSignal }) {
  const response = await fetch('/token', { method: 'POST', signal });
  if (!response.ok) throw new Error(`The host responded with ${response.status}.`);
  return response.json();
}

function Account({ glAccountId }: { glAccountId: string }) {
  const { data, error, isFetching } = useGlAccount(glAccountId);
  useEffect(() => {
    effects++;
  }, []);
  const code = error instanceof TokenError ? error.code : error?.name;
  return <p id={glAccountId}>{isFetching ? 'loading' : (code ?? data?.type)}</p>;
}
