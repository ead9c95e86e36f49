import type { Browser } from 'playwright';
import { expect } from 'vitest';
import {
  failure,
  type RecordedRequest,
  type ScriptedResponse,
  ScriptedServer,
  success,
} from '../support/http/scriptedServer.ts';
import { BrowserTab } from './browserTab.ts';

/** What the host's own server does. */
interface Host {
  /** Whether it gives no tokens. */
  isDown: boolean;
  /** Milliseconds, in real time, that it takes for a token. */
  delay: number;
}

interface Surroundings {
  browser: Browser;
  /** Another tab. */
  elsewhere: BrowserTab;
  /** The page's script. */
  script: string;
}

/** What came from the page: tokens asked of the host, requests to the service, and the tokens that these carried. */
interface Arrived {
  fetches: number;
  requests: number;
  tokens: string[];
}

const htmlPage = (body: string): ScriptedResponse => ({ body: `<!doctype html><title>Books</title><body>${body}` });

export type OpenBooks = Awaited<ReturnType<typeof openBooks>>;

/** Opens the page of books in a tab, with a host and a service behind it that count what really arrives. */
export async function openBooks({ browser, elsewhere, script }: Surroundings, state: Partial<Host> = {}) {
  const host: Host = { isDown: false, delay: 0, ...state };
  const server = await ScriptedServer.start(answerTo);
  const arrivedAt = (prefix: string) => server.requests.filter(({ path }) => path.startsWith(prefix));
  let [fetchesBefore, requestsBefore] = [0, 0];

  function answerTo({ path }: RecordedRequest, index: number): ScriptedResponse {
    if (path === '/') return htmlPage('<script type="module" src="/page.js"></script>');
    if (path === '/elsewhere') return htmlPage('Another page');
    if (path === '/page.js') return { body: script, headers: { 'content-type': 'text/javascript' } };
    if (path === '/token') return tokenAnswer();
    const id = /^\/v6\/accounting\/glAccounts\/(\w+)$/.exec(path)?.[1];
    if (!id) return { status: 404 };
    const account = { id, name: 'Checking', accountNo: id.slice(4), type: 'ASSET', displayName: 'Checking' };
    return { ...success(account), delay: (index * 7) % 20 }; // spread, as simultaneous answers hide repeated refreshes
  }

  function tokenAnswer(): ScriptedResponse {
    if (host.isDown) return failure(503);
    const body = { access_token: `token-${arrivedAt('/token').length}`, expires_in: 3600, token_type: 'Bearer' };
    return { body, delay: host.delay };
  }

  const tab = await BrowserTab.open(browser, `${server.url}/`);
  await tab.isLoaded();

  return {
    tab,
    host,
    /** Brings another tab to the front. */
    async hide(): Promise<void> {
      await elsewhere.show();
      await tab.isTold('hidden');
    },
    /** Comes back to this one. */
    async show(): Promise<void> {
      await tab.show();
      await tab.isTold('visible');
    },
    /** What came since the last look, once nothing more comes and nothing on the page waits. */
    async arrived(): Promise<Arrived> {
      for (let before = -1; before !== server.requests.length || (await tab.call('isWaiting')); ) {
        before = server.requests.length;
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
      const fetches = arrivedAt('/token').slice(fetchesBefore);
      const sent = arrivedAt('/v6/').slice(requestsBefore);
      fetchesBefore += fetches.length;
      requestsBefore += sent.length;
      const tokens = new Set(sent.map(({ headers }) => headers.authorization?.replace(/^Bearer /, '') ?? '(none)'));
      return { fetches: fetches.length, requests: sent.length, tokens: [...tokens] };
    },
    /** How many requests the service has had in all. */
    requests: () => arrivedAt('/v6/').length,
    /** Waits until the host was asked so often in all. */
    async fetches(count: number): Promise<void> {
      await expect.poll(() => arrivedAt('/token').length, { interval: 5, timeout: 20_000 }).toBe(count);
    },
    async [Symbol.asyncDispose](): Promise<void> {
      await tab.close();
      await server[Symbol.asyncDispose]();
    },
  };
}
