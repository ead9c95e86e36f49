import { servicePath } from '../../.storybook/books/addresses.ts';

/** Requests of one kind that go wrong, in the words of the sandbox: `{ 'POST /v6/banks/transactions': 'lose=response,times=1' }`. */
export type BrokenRequests = Readonly<Record<string, string>>;

/** Has requests of the page go by the address where they go wrong. @returns what ends that. */
export function breakRequests(broken: BrokenRequests): () => void {
  const send = globalThis.fetch;
  const key = crypto.randomUUID(); // the service counts by key: a story that is opened again meets its fault again
  globalThis.fetch = (input, init) => {
    const address = String(input);
    const [, path = ''] = /(\/v6\/[^?]*)/.exec(address) ?? [];
    const fault = broken[`${init?.method ?? 'GET'} ${path}`];
    if (fault === undefined) return send(input, init);
    return send(address.replace(servicePath, `${servicePath}/sandbox/faults/${fault},key=${key}`), init);
  };
  return () => {
    globalThis.fetch = send;
  };
}
