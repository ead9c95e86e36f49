import type { FetchToken } from '@daybook/react';

/** Gets the access token of the signed-in user from the token route. */
export const fetchToken: FetchToken = async ({ signal }) => {
  const response = await fetch('/api/books-token', { method: 'POST', signal });
  if (response.ok) return response.json();
  const isSignedOut = response.status === 401; // retrying won't help
  throw Object.assign(new Error(`The token route responded with ${response.status}.`), { retryable: !isSignedOut });
};
