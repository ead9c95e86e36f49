import { afterEach, expect, test, vi } from 'vitest';
import { fetchTokenFrom } from '../../../src/core/http/fetchTokenFrom.ts';
import type { TokenRequest } from '../../../src/core/session/requestToken.ts';

afterEach(() => vi.unstubAllGlobals());

const request: TokenRequest = {
  identity: 'usr_7:Söhne & Co',
  reason: 'initial',
  forceRefresh: false,
  attempt: 1,
  signal: new AbortController().signal,
};

/** Responds to the next request. @returns what was sent. */
function respond(response: Response) {
  const send = vi.fn<typeof fetch>(async () => response);
  vi.stubGlobal('fetch', send);
  return send;
}

test.each(['/api/books-token', '/api/books-token?app=books', 'https://app.example/books-token'])(
  '%s gets the identity of the page, and gives a token',
  async (url) => {
    const body = { access_token: 'token', expires_in: 3600 };
    const send = respond(Response.json(body));
    const headers = { 'X-CSRF-Token': 'abc' };
    expect(await fetchTokenFrom(url, { headers })(request)).toEqual(body);
    const [[sent, init] = []] = send.mock.calls;
    const { pathname, searchParams } = new URL(String(sent), 'https://app.example');
    expect(pathname).toMatch(/books-token$/);
    expect(searchParams.get('identity')).toBe(request.identity);
    expect(String(sent)).toContain(url);
    expect(init).toEqual({ method: 'POST', headers, signal: request.signal });
  },
);

test.each([
  [401, false],
  [403, false],
  [409, false],
  [404, true],
  [429, true],
  [500, true],
  [503, true],
])('a response with %i is an error that says so, and retryable: %s', async (status, retryable) => {
  respond(new Response('<!doctype html>', { status }));
  const failure = Promise.resolve(fetchTokenFrom('/api/books-token')(request));
  await expect(failure).rejects.toThrow(`/api/books-token responded with ${status}.`);
  await expect(failure).rejects.toMatchObject({ retryable });
});

test('if someone else is signed in, the error names whose page it is', async () => {
  respond(new Response(null, { status: 409 }));
  const failure = Promise.resolve(fetchTokenFrom('/api/books-token')(request));
  await expect(failure).rejects.toThrow('The signed-in user is not "usr_7:Söhne & Co".');
});
