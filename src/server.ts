import { ConfigurationError, ResponseShapeError } from './core/errors.ts';
import { errorOf, type ServiceResponse } from './core/http/envelope.ts';
import { corsHeaders, isCrossOrigin } from './core/http/requestOrigin.ts';
import { checkedBaseUrl, send } from './core/http/send.ts';
import type { ServiceOptions } from './core/http/serviceOptions.ts';
import type { DaybookReader } from './core/internals.ts';
import type { PrefetchedData } from './core/query/prefetch.ts';
import { readTokenResponse } from './core/session/readTokenResponse.ts';

export type { DaybookReader, PrefetchedData };

interface ServiceCredentials {
  /** Absolute URL of the service, such as `https://books.example.com`. */
  baseUrl: string | undefined;
  clientId: string | undefined;
  clientSecret: string | undefined;
}

export interface TokenRouteOptions extends ServiceCredentials {
  /**
   * The service's ID of the signed-in user. Without one, the route responds with 401. Errors that it throws are passed on to
   * the host's framework.
   */
  userId: (request: Request) => string | null | undefined | Promise<string | null | undefined>;
  /**
   * The `identity` of the signed-in user's pages, from which `fetchTokenFrom` sends it; default the user's ID. A page of another
   * identity gets no token: someone else has signed in since, in another tab.
   */
  identity?: ((request: Request, userId: string) => string | Promise<string>) | undefined;
  /** Permission of the token; `write` includes reading. Default `write`, like the service's. */
  scope?: 'read' | 'write' | undefined;
  /**
   * Other origins whose pages may request a token with the user's cookies, such as `capacitor://localhost`. They get CORS
   * headers, and a preflight response if the handler is also mounted for `OPTIONS`. Default none.
   */
  allowedOrigins?: readonly string[] | undefined;
  /** Called with the error if there is no token. The browser never receives it. Default: logs to the console. */
  onError?: ((error: unknown) => void) | undefined;
}

export interface PrefetchOptions extends ServiceCredentials {
  /** The service's ID of the signed-in user. */
  userId: string;
  /** The `identity` of the page's provider. */
  identity: string;
  /** IANA time zone, that of the page's provider; default UTC. */
  timeZone?: string | undefined;
  /** Those of the page's provider. */
  serviceOptions?: ServiceOptions | undefined;
  /** Ends the prefetch, for example `AbortSignal.timeout(2000)`. What was read by then is returned. */
  signal?: AbortSignal | undefined;
  /** Called with each failure, which the page never receives: it reads again by itself. Default: logs to the console. */
  onError?: ((error: unknown) => void) | undefined;
}

/** Below the 15 s that a page waits for its token, so that `onError` is still called. */
const timeLimit = 10_000;

/**
 * Creates the host's token route: it requests a token for the signed-in user from the service and responds with
 * `{ access_token, expires_in, token_type }`. Only for servers; the client secret stays there.
 *
 * It never requests a token without a user: that would be a partner-level token with access to every company.
 *
 * Options are validated by the first request: a build also loads the module, but may not have the secrets.
 *
 * @returns a handler for `POST`. It responds with 200; 401 if no user is signed in; 403 for a page of another origin; 405 for
 * another method; 409 if the page is of another identity than the signed-in user; 502 if the service returns no token. It rejects
 * with a `ConfigurationError` if an option is invalid; the message never contains the secret.
 * @throws {ConfigurationError} in a browser.
 * @see `POST /v6/auth/token`
 */
export function createTokenRoute(options: TokenRouteOptions): (request: Request) => Promise<Response> {
  const { userId, identity = (_request, userId) => userId, scope = 'write', allowedOrigins = [] } = options;
  const { onError = (error) => console.error(error) } = options;
  requireServer('createTokenRoute', 'pass DaybookProvider a fetchToken that posts to that route.');
  let fetchToken: TokenFetcher | undefined;

  return async (request) => {
    fetchToken ??= checkedTokenFetcher(options);
    const cors = corsHeaders(request, allowedOrigins);
    const respond = (status: number, body: object, headers?: Record<string, string>) =>
      Response.json(body, { status, headers: { ...headers, ...cors, 'Cache-Control': 'no-store' } });

    const isAllowed = 'Access-Control-Allow-Origin' in cors;
    if (request.method === 'OPTIONS' && isAllowed) return new Response(null, { status: 204, headers: cors });
    if (request.method !== 'POST') return respond(405, { error: 'method_not_allowed' }, { Allow: 'POST' });
    if (isCrossOrigin(request, allowedOrigins)) return respond(403, { error: 'cross_site' });
    const user = await userId(request);
    if (user === null || user === undefined || user === '') return respond(401, { error: 'not_signed_in' });
    requireUserId(user);
    const expected = new URL(request.url).searchParams.get('identity');
    if (expected !== null && expected !== checkedIdentity(await identity(request, user)))
      return respond(409, { error: 'other_identity' });
    try {
      return respond(200, await fetchToken(user, scope, request.signal));
    } catch (error) {
      if (!request.signal.aborted) onError(error);
      return respond(502, { error: 'token_unavailable' });
    }
  };
}

/**
 * Reads data for a page on the server, so that its first HTML has rows. The page passes the result to `PrefetchBoundary`. It uses a
 * token for this alone, which may only read and is in no page. A query that fails is left out.
 *
 * @param read prefetches with `books.queryClient`, such as
 * `books.queryClient.prefetchInfiniteQuery(invoicesOptions(books))`.
 * @throws {ConfigurationError} for an invalid option, and in a browser.
 */
export async function prefetchBooks(
  options: PrefetchOptions,
  read: (books: DaybookReader) => Promise<unknown>,
): Promise<PrefetchedData> {
  requireServer('prefetchBooks', 'pass PrefetchBoundary what it returns.');
  const { baseUrl, userId, onError = (error: unknown) => console.error(error) } = options;
  const fetchToken = tokenFetcher(options);
  requireUserId(userId);
  if (userId === '') throw new ConfigurationError('userId is empty. Prefetch only for a signed-in user.');
  // Only here: a server that has just the token route needs no React Query.
  const { prefetch } = await import('./core/query/prefetch.ts');
  return prefetch(
    { ...options, baseUrl: absolute(baseUrl), fetchToken: ({ signal }) => fetchToken(userId, 'read', signal), onError },
    read,
  );
}

type TokenFetcher = (
  userId: string,
  scope: 'read' | 'write',
  signal: AbortSignal,
) => Promise<ReturnType<typeof tokenOf>>;

/** @throws {ConfigurationError} naming the first invalid option. */
function tokenFetcher({ baseUrl, clientId, clientSecret }: ServiceCredentials): TokenFetcher {
  const url = `${absolute(baseUrl)}/v6/auth/token`;
  const authorization = basicCredentials(clientId, clientSecret);
  return async (userId, scope, signal) => {
    const response = await send({
      method: 'POST',
      url,
      headers: { Authorization: authorization, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ userId, scope }).toString(),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeLimit)]),
    });
    return tokenOf(response);
  };
}

/** @throws {ConfigurationError} naming the first invalid option. */
function checkedTokenFetcher(options: TokenRouteOptions): TokenFetcher {
  const { userId, identity, scope = 'write', allowedOrigins = [] } = options;
  const fetchToken = tokenFetcher(options);
  if (typeof userId !== 'function') {
    throw new ConfigurationError(`userId is of type ${typeof userId}: expected a function, such as (request) => ….`);
  }
  if (identity !== undefined && typeof identity !== 'function') {
    throw new ConfigurationError(
      `identity is of type ${typeof identity}: expected a function, such as (request, userId) => userId.`,
    );
  }
  if (scope !== 'read' && scope !== 'write') {
    throw new ConfigurationError(`scope is ${JSON.stringify(scope)}: expected "read" or "write".`);
  }
  const malformed = allowedOrigins.find((origin) => !isOrigin(origin));
  if (malformed !== undefined) {
    throw new ConfigurationError(
      `allowedOrigins contains ${JSON.stringify(malformed)}: expected an origin, such as "https://app.example.com".`,
    );
  }
  return fetchToken;
}

/** Whether it has the form that browsers send: never `https://App.example.com:443`. Apps have their own schemes. */
function isOrigin(text: string): boolean {
  if (!/^[a-z][a-z\d+.-]*:\/\/[^/?#\s]+$/.test(text)) return false;
  return !/^https?:/.test(text) || (URL.canParse(text) && new URL(text).origin === text);
}

function tokenOf(response: ServiceResponse) {
  const { endpoint, status, body, requestId } = response;
  if (status === 401) {
    throw new ConfigurationError(
      'The service rejected clientId and clientSecret. Check that both are for the environment of baseUrl.',
      { status, requestId },
    );
  }
  if (status !== 200) throw errorOf(response);
  try {
    // Always an object: a bare string is not a valid response of this endpoint.
    const { text, expiresIn } = readTokenResponse(Object(body));
    return { access_token: text, expires_in: expiresIn, token_type: 'Bearer' };
  } catch {
    throw new ResponseShapeError(endpoint, 'access_token', 'expected a bearer token.', { status, requestId });
  }
}

function requireServer(name: string, then: string): void {
  if (typeof document === 'undefined') return;
  throw new ConfigurationError(
    `${name} was called in a browser. It needs the client secret: call it on your server, and ${then}`,
  );
}

function requireUserId(user: unknown): void {
  if (typeof user === 'string' && user.trim() === user) return;
  throw new ConfigurationError(
    `userId is ${typeof user === 'string' ? 'a string with spaces around it' : `of type ${typeof user}`}. ` +
      'Return the service\'s ID of the user, such as "usr_42", or nothing if no user is signed in.',
  );
}

/** Only a string can match a page's identity. */
function checkedIdentity(identity: unknown): string {
  if (typeof identity === 'string' && identity !== '') return identity;
  throw new ConfigurationError(
    `identity returned ${identity === '' ? 'an empty string' : `a value of type ${typeof identity}`}: expected the identity of the ` +
      'signed-in user\'s pages, such as "usr_42:7".',
  );
}

function absolute(baseUrl: unknown): string {
  const checked = typeof baseUrl === 'string' ? checkedBaseUrl(baseUrl) : '';
  if (checked.startsWith('http')) return checked;
  throw new ConfigurationError(
    `baseUrl is ${JSON.stringify(baseUrl)}: on a server, expected the absolute URL of the service, such as ` +
      '"https://books.example.com".',
  );
}

/**
 * The credentials for HTTP Basic, in UTF-8. Unlike in OAuth, they are not percent-encoded: the API requires
 * `<CLIENT_ID>:<CLIENT_SECRET>`, so a secret with `/` or `+` must be sent unchanged.
 * @see RFC 7617
 */
function basicCredentials(clientId: unknown, clientSecret: unknown): string {
  const pair = `${credential('clientId', clientId)}:${credential('clientSecret', clientSecret)}`;
  if (String(clientId).includes(':'))
    throw new ConfigurationError("clientId contains a colon, which HTTP Basic doesn't support.");
  return `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(pair)))}`;
}

function credential(name: string, value: unknown): string {
  const hint = 'Check its environment variable or secret.';
  if (typeof value !== 'string' || value === '') throw new ConfigurationError(`${name} is missing. ${hint}`);
  if (/^\s|\s$|\p{Cc}/u.test(value)) {
    throw new ConfigurationError(`${name} contains a line break, or spaces around it. ${hint}`);
  }
  return value;
}
