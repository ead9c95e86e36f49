import type { FetchToken } from '../src/index.ts';
import { tokenPath } from './books/addresses.ts';

/** Fetches a token from the host's token route. In stories, an identity is a user id of the service. */
export const fetchToken: FetchToken = async ({ identity, signal }) => {
  const response = await fetch(`${tokenPath}?user=${encodeURIComponent(identity)}`, { method: 'POST', signal });
  if (response.ok) return response.json();
  throw Object.assign(new Error(`The token route responded with ${response.status}.`), {
    retryable: response.status !== 401,
  });
};
