import { vi } from 'vitest';
import { currentFetch } from './requests.ts';

/** Whether a request reads a page of a list. */
export const isQuery = ({ path }: { path: string }) => /\/(query|generalLedger)$/.test(path);

/** Has the service return shorter pages, so that a few hundred rows fill many. */
export function limitPages(most: number): void {
  const send = currentFetch();
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    if (typeof init?.body !== 'string' || !isQuery({ path: String(input) })) return send(input, init);
    const body = JSON.parse(init.body);
    return send(input, { ...init, body: JSON.stringify({ ...body, limit: Math.min(body.limit ?? most, most) }) });
  });
}
