import { servicePath } from '../../.storybook/books/addresses.ts';

/**
 * Faults by request, in the sandbox's syntax: `{ 'POST /v6/banks/transactions': 'lose=response,times=1' }`. A word after the
 * path selects the requests whose body contains it.
 */
export type BrokenRequests = Readonly<Record<string, string>>;

/** Redirects the page's requests to URLs that inject faults. @returns a function that restores them. */
export function breakRequests(broken: BrokenRequests): () => void {
  const send = globalThis.fetch;
  const key = crypto.randomUUID(); // the sandbox counts by key, so that a story opened again gets its fault again
  globalThis.fetch = (input, init) => {
    const address = String(input);
    const [, path = ''] = /(\/v6\/[^?]*)/.exec(address) ?? [];
    const isBroken = (request: string) => {
      const [method, brokenPath, word = ''] = request.split(' ');
      return method === (init?.method ?? 'GET') && brokenPath === path && String(init?.body).includes(word);
    };
    const [, fault] = Object.entries(broken).find(([request]) => isBroken(request)) ?? [];
    if (fault === undefined) return send(input, init);
    return send(address.replace(servicePath, `${servicePath}/sandbox/faults/${fault},key=${key}`), init);
  };
  return () => {
    globalThis.fetch = send;
  };
}
