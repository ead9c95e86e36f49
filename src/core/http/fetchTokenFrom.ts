import type { FetchToken } from '../session/requestToken.ts';

/**
 * A `fetchToken` that posts to the token route of your server, with the cookies of the page.
 *
 * It adds the session's `identity` as a URL parameter. `createTokenRoute` responds with 409 if that isn't the signed-in user's:
 * another tab may have signed in someone else.
 * @param url such as `/api/books-token`.
 * @param init adds to the request, such as a header against forged requests, or `credentials` for another origin.
 */
export function fetchTokenFrom(
  url: string,
  init: { [Name in 'credentials' | 'headers' | 'mode']?: RequestInit[Name] | undefined } = {},
): FetchToken {
  return async ({ identity, signal }) => {
    const parameter = `identity=${encodeURIComponent(identity)}`;
    const response = await fetch(`${url}${url.includes('?') ? '&' : '?'}${parameter}`, {
      ...init,
      method: 'POST',
      signal,
    });
    if (response.ok) return response.json();
    const { status } = response;
    const hint =
      status === 409
        ? ` The signed-in user is not ${JSON.stringify(identity)}. If it is, return this identity from the route's option of that name.`
        : '';
    // Nobody or someone else is signed in, or the page may not ask: asking again gives the same response.
    const retryable = ![401, 403, 409].includes(status);
    throw Object.assign(new Error(`${url} responded with ${status}.${hint}`), { retryable });
  };
}
