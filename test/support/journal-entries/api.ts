import { vi } from 'vitest';
import { currentFetch } from '../requests.ts';
import type { Company } from '../sandbox/company.ts';
import { createApiClient, type Json } from '../sandbox/company.ts';

const path = '/v6/accounting/manualJournalEntries';

/** Access to a company's journal by API requests, like another client. */
export async function createJournalApi(company: Company) {
  const send = await createApiClient(company);
  const { checking, rent } = company.glAccountIds;
  const { data: accounts } = await send('POST', '/v6/accounting/glAccounts/query', { limit: 250 });
  /** The active accounts. */
  const active = accounts.filter(({ status }: Json) => status === 'ACTIVE');
  const expense = active.find(({ id, type }: Json) => id === rent || type === 'EXPENSE');
  const asset = active.find(({ id }: Json) => id === checking) ?? active.find(({ type }: Json) => type === 'ASSET');
  return {
    expense,
    asset,
    /** Saves an entry of 120.00, overridden by `item`. */
    save: async (item: object = {}): Promise<Json> => {
      const complete = {
        description: 'Accrued rent',
        children: [
          { glAccountId: expense.id, drAmount: 120_00, crAmount: 0 },
          { glAccountId: asset.id, drAmount: 0, crAmount: 120_00 },
        ],
        ...item,
      };
      const { data } = await send('POST', path, { data: [complete] });
      if (data[0].result !== 'SUCCESS') throw new Error(JSON.stringify(data[0].error));
      return data[0].data;
    },
    stored: async (id: string): Promise<Json> => (await send('GET', `${path}/${id}`)).data,
    close: (date: string, modifications: string) => send('POST', '/v6/closing', { date, modifications }),
    segments: async (): Promise<Json[]> => (await send('POST', '/v6/classes/segments/query', { limit: 250 })).data,
    bankAccounts: async (): Promise<Json[]> => (await send('POST', '/v6/banks/accounts/query', { limit: 250 })).data,
    /** The lines posted to an account. */
    posted: async (glAccountId: string): Promise<Json[]> =>
      (await send('POST', `/v6/accounting/glAccounts/${glAccountId}/generalLedger`, { limit: 250 })).data,
  };
}

export const isJournalSave = (request: { method: string; path: string }) =>
  request.method === 'POST' && request.path === path;

/** Rejects the page's next save with the problems of each item. */
export function mockJournalSaveResponse(items: readonly (readonly object[])[], status = 400): void {
  const send = currentFetch();
  let isDone = false;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (isDone || init?.method !== 'POST' || !String(input).endsWith(path)) return send(input, init);
    isDone = true;
    const data = items.map((error) => ({ result: 'FAILURE', statusCode: 400, data: null, error }));
    return Response.json({ result: status === 400 ? 'FAILURE' : 'SUCCESS', data }, { status });
  });
}
