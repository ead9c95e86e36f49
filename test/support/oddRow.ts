import { vi } from 'vitest';
import { fetchBeneath } from './requests.ts';

/** Has a list of the service answer with one row changed, as an odd record would be. Other endpoints answer as they are. */
export function changeRow(path: RegExp, index: number, change: (row: Record<string, unknown>) => unknown): void {
  const send = fetchBeneath();
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const response = await send(input, init);
    if (!path.test(String(input)) || !response.ok) return response;
    const body = await response.json();
    if (body.data[index]) body.data[index] = change(body.data[index]);
    return Response.json(body);
  });
}
