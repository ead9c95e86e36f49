import type { FetchToken } from '@daybook/react';

/**
 * Gets a token from Atelier's server, which identifies the user by cookie. The page sends the identity it expects, because
 * another tab may have signed in someone else.
 */
export const fetchBooksToken: FetchToken = async ({ identity, signal }) => {
  const response = await fetch('/api/books-token', {
    method: 'POST',
    headers: { 'X-Atelier-Person': identity },
    signal,
  });
  if (response.ok) return response.json();
  const isSignedOut = response.status === 401;
  throw Object.assign(new Error(`The token route responded with ${response.status}.`), { retryable: !isSignedOut });
};
