import { inject, vi } from 'vitest';
import { plainRequests, type Served } from '../plainRequests.ts';
import { fetchBeneath } from '../requests.ts';
import type { Company } from '../sandbox/company.ts';

/** A company's books by plain requests, as another program uses them. */
export async function openBooks(company: Company) {
  const send = await plainRequests(company);
  const listed = async (path: string) => (await send('POST', path, { limit: 250 })).data as Served[];
  const [bankAccounts, vendors, customers, segments, { data: categories }] = await Promise.all([
    listed('/v6/banks/accounts/query'),
    listed('/v6/vendors/query'),
    listed('/v6/customers/query'),
    listed('/v6/classes/segments/query'),
    send('GET', '/v6/categories'),
  ]);
  const required = segments.find(({ label }) => label.requiredness === 'REQUIRED');
  /** Saves one, changed from a payment of 120.00 that has what every transaction needs. */
  const save = async (item: object = {}): Promise<Served> => {
    const whole = {
      date: '2026-05-12',
      amount: -120_00,
      description: 'CARD 4411 PAPER MILL',
      apiName: 'BANK_FEED',
      bankAccountId: bankAccounts[0].id,
      classSegmentIds: [required.id],
      ...item,
    };
    const { data } = await send('POST', '/v6/banks/transactions', { data: [whole] });
    if (data[0].result !== 'SUCCESS') throw new Error(JSON.stringify(data[0].error));
    return data[0].data;
  };
  return {
    bankAccounts,
    vendors,
    customers,
    categories,
    segments,
    required,
    save,
    update: async (item: object) => send('POST', '/v6/banks/transactions', { data: [item] }),
    stored: async (id: string): Promise<Served> => (await send('GET', `/v6/banks/transactions/${id}`)).data,
    remove: (id: string) => send('DELETE', `/v6/banks/transactions/${id}`),
    close: (date: string, modifications: string) => send('POST', '/v6/closing', { date, modifications }),
    query: async (filter: object): Promise<Served[]> =>
      (await send('POST', '/v6/banks/transactions/query', { filter, limit: 250 })).data,
  };
}

/**
 * Has requests of the page meet a fault of the sandbox, in its words: `lose=answer,times=1`. The others are untouched.
 * @param isMeant which.
 */
export function withFault(fault: string, isMeant: (request: { method: string; path: string }) => boolean): void {
  const send = fetchBeneath();
  const faulty = `${inject('sandboxUrl')}/sandbox/faults/${fault},key=${crypto.randomUUID()}`;
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const [, path] = /(\/v6\/(?!auth\/).*)$/.exec(String(input)) ?? [];
    const isHit = path !== undefined && isMeant({ method: init?.method ?? 'GET', path });
    return send(isHit ? faulty + path : input, init);
  });
}

export const isSave = ({ method, path }: { method: string; path: string }) =>
  method === 'POST' && path === '/v6/banks/transactions';

/** Answers the page's next save as a service that refuses its one item, for these reasons. */
export function answerSave(status: number, error: readonly object[]): void {
  const send = fetchBeneath();
  let isAnswered = false;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input).replace(/^.*(?=\/v6\/)/, '');
    if (isAnswered || !isSave({ method: init?.method ?? 'GET', path })) return send(input, init);
    isAnswered = true;
    const item = { result: 'FAILURE', statusCode: 400, data: null, error };
    return Response.json({ result: status === 400 ? 'FAILURE' : 'SUCCESS', data: [item] }, { status });
  });
}
