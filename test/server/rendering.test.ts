import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createElement, Fragment, lazy, Suspense } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { internals } from '../../src/core/daybookContext.ts';
import {
  createSession,
  type Daybook,
  DaybookProvider,
  type DaybookProviderProps,
  type FetchToken,
  GeneralLedger,
  NotificationSettingsForm,
  useDaybook,
} from '../../src/index.ts';

const secret = 'token-4711';
const onServer = { baseUrl: 'https://books.example.com', identity: 'user-7:company-42' };

test('40: on a server no token is fetched, nothing is sent, no timer is set, and the loading state is rendered', async () => {
  expect(typeof window).toBe('undefined');
  const fetchToken = vi.fn<FetchToken>(async () => secret);
  const sent = vi.spyOn(globalThis, 'fetch');
  const timers = [vi.spyOn(globalThis, 'setTimeout'), vi.spyOn(globalThis, 'setInterval')];
  const html = renderToString(books({ ...onServer, fetchToken }));
  await new Promise((resolve) => setImmediate(resolve)); // a request for a token begins a moment later
  expect(loadingStates(html)).toEqual(['the general ledger', 'notification settings']);
  expect(html).toContain('daybook-skeleton');
  expect(html).not.toContain(secret);
  expect(fetchToken).not.toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
  for (const timer of timers) expect(timer).not.toHaveBeenCalled();
});

test('40: a session that already has a token and data puts no token into the page', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ result: 'SUCCESS', data: {} }));
  const session = createSession({ identity: onServer.identity, fetchToken: async () => secret });
  session.retry();
  await expect.poll(() => session.status).toBe('ready');
  expect(renderToString(books({ baseUrl: onServer.baseUrl, session }))).not.toContain(secret);
});

test('40: two pages rendered at once on a server share no session, client or cache', async () => {
  const supplied: Daybook[] = [];
  const fetchToken = vi.fn<FetchToken>(async () => secret);
  const pages = await Promise.all(
    ['user-1', 'user-2'].map((identity) => {
      const probe = createElement(Probe, { onRender: (daybook) => supplied.push(daybook) });
      return streamed(books({ ...onServer, identity, fetchToken }, probe));
    }),
  );
  const loading = ['the general ledger', 'notification settings'];
  expect(pages.map(loadingStates)).toEqual([loading, loading]);
  expect(supplied.map(({ session }) => session.identity).sort()).toEqual(['user-1', 'user-2']);
  const [one, other] = supplied;
  expect(one?.session.id).not.toBe(other?.session.id);
  expect(one?.[internals].http).not.toBe(other?.[internals].http);
  expect(Object.keys({ ...one }).sort()).toEqual(['currency', 'locale', 'queryClient', 'session']);
  expect(one?.queryClient).not.toBe(other?.queryClient);
  expect(fetchToken).not.toHaveBeenCalled();
});

/** What a page announces as loading. */
function loadingStates(html: string) {
  return [...html.matchAll(/role="status">Loading ([^<]+)</g)].map(([, what]) => what);
}

/** A page with one of each component. */
function books(props: DaybookProviderProps, more?: React.ReactNode) {
  return createElement(
    DaybookProvider,
    props,
    createElement(GeneralLedger, { glAccountId: 'gla_1' }),
    createElement(NotificationSettingsForm),
    more,
  );
}

/** Renders a stream as a server does: waits for suspended parts while other pages render. */
function streamed(page: React.ReactNode): Promise<string> {
  const Late = lazy(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return { default: () => createElement(Fragment, null, page) };
  });
  const stream = renderToPipeableStream(createElement(Suspense, null, createElement(Late)));
  return text(stream.pipe(new PassThrough()));
}

function Probe({ onRender }: { onRender: (daybook: Daybook) => void }) {
  onRender(useDaybook());
  return null;
}
