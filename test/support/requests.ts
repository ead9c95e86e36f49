import { vi } from 'vitest';

/** A request that the page sent to the service. */
export interface SentRequest {
  method: string;
  /** Below the service's address, without a fault's part of it: `/v6/…`. */
  path: string;
  token: string | undefined;
  body: ReturnType<typeof JSON.parse>;
  /** What it was answered; undefined until then, and for one that was called off. */
  status: number | undefined;
}

interface RecordOptions {
  /** Milliseconds by which the answer to the nth request is held back. Answers that come all at once hide faults. */
  latency?: (index: number) => number;
  /** Holds the answer to a request back until what this gives is over. */
  until?: (request: SentRequest) => Promise<void> | undefined;
}

/** Something to wait for that a test opens when it has seen what there is to see, however long that takes. */
export function createGate(): { opened: Promise<void>; open(): void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

/**
 * Notes each request of the page to the service, in the order sent. Token requests, which stand for those of a host's own
 * server, are not among them.
 */
export function recordRequests({ latency, until }: RecordOptions = {}): SentRequest[] {
  const requests: SentRequest[] = [];
  const send = currentFetch();
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const [, path] = /(\/v6\/(?!auth\/).*)$/.exec(String(input)) ?? [];
    if (!path) return send(input, init);
    const authorization = new Headers(init?.headers).get('Authorization');
    const request: SentRequest = {
      method: init?.method ?? 'GET',
      path,
      token: authorization?.replace('Bearer ', ''),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      status: undefined,
    };
    const index = requests.push(request) - 1;
    const response = await send(input, init);
    if (latency) await new Promise((resolve) => setTimeout(resolve, latency(index)));
    await Promise.race([until?.(request), aborted(init?.signal)]);
    request.status = response.status;
    return response;
  });
  return requests;
}

/** What the page's requests meet until now: another layer of a test's own, or the browser's. A spy on a spy is one and the same. */
export function currentFetch(): typeof window.fetch {
  const { fetch } = window;
  return (vi.isMockFunction(fetch) ? fetch.getMockImplementation() : undefined) ?? fetch;
}

/** As the browser's own fetch: a request that is called off is over at once. */
function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

/** Has a list of the service answer with one row changed, as an odd record would be. Other endpoints answer as they are. */
export function mockRow(path: RegExp, index: number, change: (row: Record<string, unknown>) => unknown): void {
  const send = currentFetch();
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const response = await send(input, init);
    if (!path.test(String(input)) || !response.ok) return response;
    const body = await response.json();
    if (body.data[index]) body.data[index] = change(body.data[index]);
    return Response.json(body);
  });
}
