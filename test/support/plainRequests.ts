import { inject } from 'vitest';
import { type Company, tokenOf } from './sandbox/company.ts';

/** What comes over the wire. */
export type Served = ReturnType<typeof JSON.parse>;

/** What a test does to the page's requests is not done to its own. */
const ownFetch = globalThis.fetch.bind(globalThis);

/** Asks the service as another program does, in the name of a company's user. @returns the whole answer. */
export async function plainRequests(company: Pick<Company, 'userId'>) {
  const { access_token: token } = await tokenOf(company);
  return async function send(method: string, path: string, body?: object): Promise<Served> {
    const response = await ownFetch(inject('sandboxUrl') + path, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: body && JSON.stringify(body),
    });
    return response.json();
  };
}
