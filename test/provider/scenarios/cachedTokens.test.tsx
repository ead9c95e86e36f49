import { render } from '@testing-library/react';
import { startTransition, useEffect, useInsertionEffect, useLayoutEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { internals } from '../../../src/core/daybookContext.ts';
import { type Daybook, DaybookProvider, type FetchToken, glAccountOptions, useDaybook } from '../../../src/index.ts';
import { saveNotificationSettings } from '../../../src/notifications/data/api.ts';
import { providerProps } from '../../support/renderWithProvider.tsx';
import { createGate, currentFetch } from '../../support/requests.ts';
import { type Company, createCompany, issueToken } from '../../support/sandbox/company.ts';

const [first, second] = await Promise.all([createCompany({ seed: 'none' }), createCompany({ seed: 'none' })]);
const patiently = { timeout: 10_000 };

type Phase = 'render' | 'insertion' | 'layout' | 'passive';

const switches = {
  timer: (change: () => void) => void setTimeout(change),
  promise: (change: () => void) => void Promise.resolve().then(change),
  transition: (change: () => void) => void setTimeout(() => startTransition(change)),
  click: async () => page.getByRole('button', { name: 'Switch' }).click(),
};
const ways = Object.keys(switches) as (keyof typeof switches)[];

test.each(ways.flatMap((way) => (['insertion', 'layout', 'passive'] as const).map((phase) => [way, phase] as const)))(
  '22: after a switch by %s, a refusal that arrives with the %s effects is not retried',
  async (way, phase) => {
    const { open, requests, crossed } = await openPage();
    const { save, change } = await open((reached, user) => reached === phase && user === second);
    const saving = save();
    await expect.poll(() => writes(requests).length, patiently).toBe(1);
    switches[way](change);
    expect(await saving).toBe('SESSION_CHANGED');
    await expect
      .poll(() => requests.filter(({ owner }) => owner === second.userId).length, patiently)
      .toBeGreaterThan(0);
    expect(writes(requests)).toHaveLength(1);
    expect(crossed()).toEqual([]);
  },
);

test.each(ways)('24: after a switch by %s, reads from the first render use the new user’s token', async (way) => {
  const { open, requests, crossed } = await openPage();
  const { change } = await open(() => false);
  switches[way](change);
  // In strict mode each phase but the insertion effects runs twice.
  await expect
    .poll(() => requests.filter(({ owner }) => owner === second.userId).length, patiently)
    .toBeGreaterThanOrEqual(4);
  expect(crossed()).toEqual([]);
});

test('22: a refusal after a discarded render is retried with the same user’s next token', async () => {
  const { open, requests, crossed } = await openPage();
  const rendered = vi.fn();
  const { save, change } = await open((reached, user) => {
    if (reached === 'render' && user === second) {
      rendered();
      throw new Promise(() => {}); // suspends: the transition never commits
    }
    return false;
  });
  const saving = save();
  await expect.poll(() => writes(requests).length, patiently).toBe(1);
  switches.transition(change);
  await expect.poll(() => rendered.mock.calls.length, patiently).toBeGreaterThan(0);
  delayedResponse.open();
  expect(await saving).toBe('saved');
  expect(writes(requests)).toHaveLength(2);
  expect(crossed()).toEqual([]);
});

interface Sent {
  method: string;
  /** The ID of the user who made the request, as its path or body says. */
  owner: string | undefined;
  token: string;
}

let delayedResponse = createGate();

/**
 * A page of a host that caches each user's tokens and returns them by closure, whatever the request. The service refuses
 * the first write, whose response is delayed.
 */
async function openPage() {
  const holders = new Map<string, string>();
  const hosts = new Map<Company, FetchToken>();
  for (const company of [first, second]) {
    const cache = await Promise.all(Array.from({ length: 4 }, () => issueToken(company)));
    for (const { access_token } of cache) holders.set(access_token, company.userId);
    hosts.set(company, async () => cache.shift());
  }
  delayedResponse = createGate();
  const requests = recordWithRefusal();

  const open = async (arrivesIn: (reached: Phase, user: Company) => boolean) => {
    let daybook: Daybook | undefined;
    let change = () => {};
    const reached = (phase: Phase, user: Company, now: Daybook) => {
      if (arrivesIn(phase, user)) delayedResponse.open();
      if (user === first && phase === 'passive') daybook = now;
      const [id = ''] = Object.values(user.glAccountIds).slice(
        ['render', 'insertion', 'layout', 'passive'].indexOf(phase),
      );
      if (user === second) now.queryClient.prefetchQuery({ ...glAccountOptions(now, id), staleTime: 0 });
    };
    function Host() {
      const [user, setUser] = useState(first);
      change = () => setUser(second);
      return (
        <main>
          <h1>Books</h1>
          <button type="button" onClick={change}>
            Switch
          </button>
          <DaybookProvider {...providerProps({ company: user, fetchToken: hosts.get(user) })}>
            <Phases user={user} reached={reached} />
          </DaybookProvider>
        </main>
      );
    }
    render(<Host />);
    await expect.poll(() => daybook, patiently).toBeDefined();
    const { http } = (daybook as Daybook)[internals]; // just seen
    const save = () =>
      saveNotificationSettings(http, { financialSummaries: 'EMAIL' }).then(
        () => 'saved',
        (error) => error.code ?? error.name,
      );
    return { save, change: () => change() };
  };
  const crossed = () => requests.filter(({ owner, token }) => owner !== holders.get(token));
  return { open, requests, crossed };
}

/** Reports each phase of the switch as a child, before the provider's own effects. */
function Phases({ user, reached }: { user: Company; reached: (phase: Phase, user: Company, now: Daybook) => void }) {
  const daybook = useDaybook();
  reached('render', user, daybook);
  useInsertionEffect(() => reached('insertion', user, daybook), [user, daybook, reached]);
  useLayoutEffect(() => reached('layout', user, daybook), [user, daybook, reached]);
  useEffect(() => reached('passive', user, daybook), [user, daybook, reached]);
  return <p>{user.userId}</p>;
}

function recordWithRefusal(): Sent[] {
  const requests: Sent[] = [];
  const send = currentFetch();
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const url = String(input);
    if (!url.includes('/v6/') || url.includes('/v6/auth/')) return send(input, init);
    const method = init?.method ?? 'GET';
    const isWrite = method === 'POST';
    const token = new Headers(init?.headers).get('Authorization')?.replace('Bearer ', '') ?? '';
    // Only the first user writes.
    const owner = isWrite ? first.userId : [first, second].find((each) => isAbout(url, each))?.userId;
    const isRefused = isWrite && writes(requests).length === 0;
    requests.push({ method, owner, token });
    if (!isRefused) return send(input, init);
    const fault = `/sandbox/faults/status=403,key=${crypto.randomUUID()}/v6/`;
    const response = await send(url.replace('/v6/', fault), init);
    const text = await response.text();
    await delayedResponse.opened;
    // Its body has arrived too, so that the session gets it without another network event.
    return Object.assign(new Response(text, response), { text: async () => text });
  });
  return requests;
}

function isAbout(url: string, { glAccountIds }: Company): boolean {
  return Object.values(glAccountIds).some((id) => url.endsWith(`/${id}`));
}

function writes(requests: Sent[]): Sent[] {
  return requests.filter(({ method }) => method === 'POST');
}
