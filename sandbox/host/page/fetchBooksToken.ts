import type { FetchToken } from '@daybook/react';

/**
 * Gets a token from Atelier's own server, which knows by its cookie who is signed in. The page only says for whom it asks,
 * as another tab may have signed somebody else in.
 */
export const fetchBooksToken: FetchToken = async ({ identity, signal }) => {
  const response = await fetch('/api/books-token', {
    method: 'POST',
    headers: { 'X-Atelier-Person': identity },
    signal,
  });
  if (response.ok) return response.json();
  const isSignedOut = response.status === 401;
  throw Object.assign(new Error(`The token route answered ${response.status}.`), { retryable: !isSignedOut });
};
