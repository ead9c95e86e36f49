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

/** The behavior of the host's server. */
interface Host {
  /** Whether token requests fail. */
  isDown: boolean;
  /** Token requests are answered once this resolves. */
  opened?: Promise<void>;
}

interface Surroundings {
  browser: Browser;
  /** Another tab. */
  elsewhere: BrowserTab;
  /** The page's script. */
  script: string;
}

/** Traffic from the page: token requests to the host, requests to the service, and the tokens of the latter. */
interface Arrived {
  fetches: number;
  requests: number;
  tokens: string[];
}

const htmlPage = (body: string): ScriptedResponse => ({ body: `<!doctype html><title>Books</title><body>${body}` });

export type OpenBooks = Awaited<ReturnType<typeof openBooks>>;

/** Opens the page in a tab, with a host and a service that count the requests they receive. */
export async function openBooks({ browser, elsewhere, script }: Surroundings, state: Partial<Host> = {}) {
  const host: Host = { isDown: false, ...state };
  const server = await ScriptedServer.start(responseTo);
  const arrivedAt = (prefix: string) => server.requests.filter(({ path }) => path.startsWith(prefix));
  let [fetchesBefore, requestsBefore] = [0, 0];

  function responseTo({ path }: RecordedRequest, index: number): ScriptedResponse {
    if (path === '/') return htmlPage('<script type="module" src="/page.js"></script>');
    if (path === '/elsewhere') return htmlPage('Another page');
    if (path === '/page.js') return { body: script, headers: { 'content-type': 'text/javascript' } };
    if (path === '/token') return tokenResponse();
    const id = /^\/v6\/accounting\/glAccounts\/(\w+)$/.exec(path)?.[1];
    if (!id) return { status: 404 };
    const account = { id, name: 'Checking', accountNo: id.slice(4), type: 'ASSET', displayName: 'Checking' };
    return { ...success(account), delay: (index * 7) % 20 }; // staggered, since simultaneous responses would hide repeated refreshes
  }

  function tokenResponse(): ScriptedResponse {
    if (host.isDown) return failure(503);
    const body = { access_token: `token-${arrivedAt('/token').length}`, expires_in: 3600, token_type: 'Bearer' };
    return { body, until: host.opened };
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
    /** Returns to this tab. */
    async show(): Promise<void> {
      await tab.show();
      await tab.isTold('visible');
    },
    /** The traffic since the last call, once the page is idle. */
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
    /** The total number of requests to the service. */
    requests: () => arrivedAt('/v6/').length,
    /** Waits until the host has received this many token requests in total. */
    async fetches(count: number): Promise<void> {
      await expect.poll(() => arrivedAt('/token').length, { interval: 5, timeout: 20_000 }).toBe(count);
    },
    async [Symbol.asyncDispose](): Promise<void> {
      await tab.close();
      await server[Symbol.asyncDispose]();
    },
  };
}
