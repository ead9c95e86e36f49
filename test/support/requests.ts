import { vi } from 'vitest';

/** A request from the page to the service. */
export interface SentRequest {
  method: string;
  /** The path without the base URL and faults: `/v6/…`. */
  path: string;
  token: string | undefined;
  body: ReturnType<typeof JSON.parse>;
  /** The response status; undefined while pending or if aborted. */
  status: number | undefined;
}

interface RecordOptions {
  /** The delay of the nth response in milliseconds, since simultaneous responses hide bugs. */
  latency?: (index: number) => number;
  /** Delays a response until the returned promise resolves. */
  until?: (request: SentRequest) => Promise<void> | undefined;
}

/** A promise that a test resolves explicitly. */
export function createGate(): { opened: Promise<void>; open(): void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

/**
 * Records the page's requests to the service, in order. Token requests, which a host's server would send, are not included.
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

/** The current implementation of `fetch`, mocked or not. Spying on a spy would return the same spy. */
export function currentFetch(): typeof window.fetch {
  const { fetch } = window;
  return (vi.isMockFunction(fetch) ? fetch.getMockImplementation() : undefined) ?? fetch;
}

/** Rejects as soon as a request is aborted, like the browser's fetch. */
function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

/** Changes one row of a list that the page receives. */
export function mockRow(path: RegExp, index: number, change: (row: Record<string, unknown>) => unknown): void {
  mockRows(path, (row, at) => (at === index ? change(row) : row));
}

/** Changes the rows of a list that the page receives. */
export function mockRows(path: RegExp, change: (row: Record<string, unknown>, index: number) => unknown): void {
  const send = currentFetch();
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const response = await send(input, init);
    if (!path.test(String(input)) || !response.ok) return response;
    const body = await response.json();
    return Response.json({ ...body, data: body.data.map(change) });
  });
}
