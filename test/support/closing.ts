import { vi } from 'vitest';
import { currentFetch } from './requests.ts';
import type { Company } from './sandbox/company.ts';
import { callApi } from './sandbox/company.ts';

const path = '/v6/closing';

/** The closing in the API. */
interface ApiClosing {
  date: string | null;
  modifications: string;
}

/** Fetches a company's closing. */
export async function fetchClosing(company: Company): Promise<ApiClosing> {
  return (await callApi(company, 'GET', path)).data;
}

/** Saves a company's closing, like another client. */
export async function saveClosing(company: Company, changes: Partial<ApiClosing>): Promise<ApiClosing> {
  return (await callApi(company, 'POST', path, changes)).data;
}

/** Modifies the closing that the page receives. @param change returns the body's `data`. */
export function mockClosing(change: (data: ApiClosing) => unknown): void {
  const send = currentFetch();
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const response = await send(input, init);
    if (!String(input).endsWith(path) || !response.ok) return response;
    const body = await response.json();
    return Response.json({ ...body, data: change(body.data) });
  });
}

/** Makes the page's closing requests fail with a sandbox fault, such as `status=503`. */
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

/** Closes the books for the service, while the page keeps receiving open ones. */
export async function closeBooksUnnoticed(company: Company, date: string): Promise<void> {
  mockClosing((data) => ({ ...(data as ApiClosing), date: null }));
  await closeBooks(company, date);
}
