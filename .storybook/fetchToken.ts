import type { FetchToken } from '../src/index.ts';
import { tokenPath } from './books/addresses.ts';

/** Calls the host's token route, as a host's page does. A story's identity is the service's user id. */
export const fetchToken: FetchToken = async ({ identity, signal }) => {
  const response = await fetch(`${tokenPath}?user=${encodeURIComponent(identity)}`, { method: 'POST', signal });
  if (response.ok) return response.json();
  throw Object.assign(new Error(`The token route responded with ${response.status}.`), {
    retryable: response.status !== 401,
  });
};
