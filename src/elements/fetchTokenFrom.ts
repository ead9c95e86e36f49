import type { FetchToken } from '../core/session/requestToken.ts';

/** Gets tokens from the host's token route, with the cookies of the page. */
export function fetchTokenFrom(url: string): FetchToken {
  return async ({ signal }) => {
    const response = await fetch(url, { method: 'POST', signal });
    if (response.ok) return response.json();
    // Nobody is signed in, or the page may not ask: asking again gives the same answer.
    const retryable = response.status !== 401 && response.status !== 403;
    throw Object.assign(new Error(`${url} responded with ${response.status}.`), { retryable });
  };
}
