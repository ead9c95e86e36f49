import { QueryClient } from '@tanstack/react-query';
import { StrictMode, useEffect, version } from 'react';
import { createRoot } from 'react-dom/client';
import { createSession, DaybookProvider, TokenError, useGlAccount } from '../../src/index.ts';
import { until, VirtualClock } from '../support/session/virtualClock.ts';

/** The page that a test drives: thirty accounts of one book, and a session whose hours pass when the test says so. */
const clock = new VirtualClock();
// React Query judges by it whether data are old, so that eight hours are eight hours for it as well.
Date.now = clock.wall;

const session = createSession({ identity: 'user-7:company-42', fetchToken, clock });
const queryClient = new QueryClient();
const accountIds = Array.from({ length: 30 }, (_, n) => `gla_${1000 + n}`);
// Before a test looks at who listens to what: React itself listens as long as the page lives.
const root = createRoot(document.body.appendChild(document.createElement('main')));
let effects = 0;
let isMute = false;
let reported = '';
for (const type of ['visibilitychange', 'pageshow', 'online', 'offline']) window.addEventListener(type, hear, true);

/** What a test can have the page do. */
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
  /** Takes the provider and the accounts away. */
  close(): void {
    root.unmount();
  },
  /** What the accounts show, each text once: the same for all thirty, in most tests. */
  shown: () => [...new Set(accountIds.map((id) => document.getElementById(id)?.textContent ?? '(gone)'))],
  /** Whether an account is being read, or a token fetched. */
  isWaiting: () => queryClient.isFetching() > 0 || session.status === 'loading' || session.isRefreshing,
  /** How often the accounts were mounted in all. */
  mounts: () => effects,
  /** Reads all accounts again, as a person does who presses a button. */
  refresh: () => queryClient.refetchQueries(),
  status: () => session.status,
  /** Milliseconds to each timer of the session. */
  timers: () => clock.timers,
  /** What the browser told the page last: `hidden`, `visible`, `pageshow`, `online` or `offline`. */
  told: () => reported,
  /** Lets so many milliseconds pass. */
  pass: (milliseconds: number) => clock.advance(milliseconds),
  /** Shuts the lid for so many milliseconds. */
  sleep: (milliseconds: number) => clock.sleep(milliseconds),
  /** Lets the pauses pass between the three tries of a flight that fails. */
  async passTries(): Promise<void> {
    for (const longest of [500, 1500]) await clock.advance(await clock.timerWithin(longest));
  },
  /** Goes to another page; on the way back, so many milliseconds have gone by. */
  leave(milliseconds: number): void {
    window.addEventListener('pagehide', () => clock.sleep(milliseconds), { once: true });
    location.assign('/elsewhere');
  },
  /** From now on, nobody else on the page is told that it is shown or hidden. */
  muteVisibility(): void {
    isMute = true;
  },
  /** A part of the host's own that uses React Query, and listens to the browser before Daybook does. */
  openHostQueries(): void {
    new QueryClient().mount();
  },
};
export type PageControls = typeof controls;

Object.assign(window, { controls });

/** The first of all listeners. */
function hear(event: Event): void {
  const isVisibility = event.type === 'visibilitychange';
  reported = isVisibility ? document.visibilityState : event.type;
  if (isVisibility && isMute) event.stopImmediatePropagation();
}

async function fetchToken({ signal }: { signal: AbortSignal }) {
  const response = await fetch('/token', { method: 'POST', signal });
  if (!response.ok) throw new Error(`The host answered ${response.status}.`);
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
