import { inject, vi } from 'vitest';
import type { Served } from './plainRequests.ts';
import { fetchBeneath } from './requests.ts';
import { type Company, tokenOf } from './sandbox/company.ts';

/** All invoices of a company as the service answers them, the newest first. */
export async function servedInvoices(company: Company): Promise<Served[]> {
  const { access_token } = await tokenOf(company);
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${access_token}` };
  const all: Served[] = [];
  let cursor: string | undefined;
  do {
    const body = JSON.stringify({ limit: 250, cursor });
    const response = await fetch(`${inject('sandboxUrl')}/v6/invoicing/invoices/query`, {
      method: 'POST',
      headers,
      body,
    });
    const page = await response.json();
    all.push(...page.data);
    cursor = page.cursor?.after;
  } while (cursor);
  return all;
}

/** Has the service answer an invoice with other members than its own. */
export function answerInvoiceWith(members: Record<string, unknown>): void {
  const send = fetchBeneath();
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const response = await send(input, init);
    if (!/\/v6\/invoicing\/invoices\/inv_/.test(String(input))) return response;
    const body = await response.json();
    return Response.json({ ...body, data: { ...body.data, ...members } });
  });
}
