import { issueToken, type Json } from '../sandbox/company.ts';

/** The studio's books by API requests, like another client. */
export async function openBooks(serviceUrl: string) {
  const { access_token } = await issueToken({ userId: 'usr_owner' }, serviceUrl);
  const headers = { Authorization: `Bearer ${access_token}`, 'Content-Type': 'application/json' };
  const send = async (method: string, path: string, body?: object): Promise<Json> => {
    const response = await fetch(serviceUrl + path, { method, headers, body: body && JSON.stringify(body) });
    return (await response.json()).data;
  };
  const [bankAccount] = await send('POST', '/v6/banks/accounts/query', { limit: 1 });
  const segments: Json[] = await send('POST', '/v6/classes/segments/query', { limit: 250 });
  const required = segments.find(({ label }) => label.requiredness === 'REQUIRED');
  const today = new Date().toISOString().slice(0, 10);
  return {
    /** Saves a payment of 120.00, overridden by `item`. */
    save: async (item: object): Promise<Json> => {
      const payment = { date: today, amount: -120_00, apiName: 'BANK_FEED', bankAccountId: bankAccount.id };
      const data = [{ ...payment, classSegmentIds: [required.id], ...item }];
      const [saved] = await send('POST', '/v6/banks/transactions', { data });
      if (saved.result !== 'SUCCESS') throw new Error(JSON.stringify(saved.error));
      return saved.data;
    },
    stored: (id: string): Promise<Json> => send('GET', `/v6/banks/transactions/${id}`),
    /** The lines posted to an account. */
    posted: (glAccountId: string): Promise<Json[]> =>
      send('POST', `/v6/accounting/glAccounts/${glAccountId}/generalLedger`, { limit: 250 }),
  };
}
