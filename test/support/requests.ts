import { vi } from 'vitest';

/** A request that the page sent to the service. */
export interface SentRequest {
  method: string;
  /** Below the service's address, without a fault's part of it: `/v6/…`. */
  path: string;
  token: string | undefined;
  body: ReturnType<typeof JSON.parse>;
}

/**
 * Notes each request of the page to the service, in the order sent. Token requests, which stand for those of a host's own
 * server, are not among them.
 */
export function recordRequests(): SentRequest[] {
  const requests: SentRequest[] = [];
  const send = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const [, path] = /(\/v6\/(?!auth\/).*)$/.exec(String(input)) ?? [];
    if (path) {
      const authorization = new Headers(init?.headers).get('Authorization');
      requests.push({
        method: init?.method ?? 'GET',
        path,
        token: authorization?.replace('Bearer ', ''),
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      });
    }
    return send(input, init);
  });
  return requests;
}
