import { vi } from 'vitest';
import { currentFetch } from './requests.ts';
import type { Company } from './sandbox/company.ts';
import { callApi } from './sandbox/company.ts';

const path = '/v6/closing';

/** The closing as it comes over the wire. */
interface ApiClosing {
  date: string | null;
  modifications: string;
}

/** Until when a company's books are closed, as the service has it. */
export async function fetchClosing(company: Company): Promise<ApiClosing> {
  return (await callApi(company, 'GET', path)).data;
}

/** Closes a company's books, as from somewhere else. */
export async function saveClosing(company: Company, changes: Partial<ApiClosing>): Promise<ApiClosing> {
  return (await callApi(company, 'POST', path, changes)).data;
}

/** Changes what the page reads of the closing on its way from the service. @param change gives the body's `data`. */
export function mockClosing(change: (data: ApiClosing) => unknown): void {
  const send = currentFetch();
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const response = await send(input, init);
    if (!String(input).endsWith(path) || !response.ok) return response;
    const body = await response.json();
    return Response.json({ ...body, data: change(body.data) });
  });
}

/** Has the page's reads of the closing fail as the sandbox's faults do, such as `status=503`. */
export function failClosing(fault: string): void {
  const send = currentFetch();
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const url = String(input);
    return send(url.endsWith(path) ? url.replace('/v6/', `/sandbox/faults/${fault}/v6/`) : input, init);
  });
}

/** Closes the books through a date, by default without exceptions. */
export async function closeBooks(
  company: Company,
  date: string | null,
  modifications: 'DISABLED' | 'ENABLED_WITH_WARNING' = 'DISABLED',
): Promise<void> {
  await saveClosing(company, { date, modifications });
}
