import { ConfigurationError, ResponseShapeError } from './core/errors.ts';
import { errorOf } from './core/http/envelope.ts';
import { corsHeaders, isCrossOrigin } from './core/http/requestOrigin.ts';
import { checkedBaseUrl, type ReceivedAnswer, send } from './core/http/send.ts';
import { readTokenResponse } from './core/session/readTokenResponse.ts';

export interface TokenRouteOptions {
  /** The whole address of the service, such as `https://books.example.com`. */
  baseUrl: string | undefined;
  clientId: string | undefined;
  clientSecret: string | undefined;
  /**
   * The service's id of whoever is signed in at the host; nothing if nobody is, which is answered with 401.
   * What it throws goes on to the host's framework.
   */
  userId: (request: Request) => string | null | undefined | Promise<string | null | undefined>;
  /** What the token allows; `write` includes reading. Default `write`, as of the service. */
  scope?: 'read' | 'write' | undefined;
  /**
   * Other origins whose pages may request a token with the user's cookies, such as `capacitor://localhost`. They get CORS
   * headers, and the answer to a preflight where the handler is also mounted for `OPTIONS`. Default none.
   */
  allowedOrigins?: readonly string[] | undefined;
  /** Is told why a token was not to be had; the browser is not. Default: the console. */
  onError?: ((error: unknown) => void) | undefined;
}

/** Below the 15 s that a page waits for its token, so that the host still learns what went wrong. */
const timeLimit = 10_000;

/**
 * Makes the host's token route: it asks the service for a token of the signed-in user and answers `{ access_token,
 * expires_in, token_type }`. Runs on the host's server only; the client secret never leaves it.
 *
 * There is never a token without a user: the service would make it a partner-level one, which opens every company.
 *
 * The first request validates the options: a build loads the module too, and need not have the secrets.
 *
 * @returns a handler of `POST`. It answers 200; 401 if nobody is signed in; 403 to a page of another origin; 405 to
 * another method; 502 if the service gives no token. It rejects with a `ConfigurationError` if an option is invalid; the
 * message never holds the secret.
 * @throws {ConfigurationError} in a browser.
 * @see `POST /v6/auth/token`
 */
export function createTokenRoute(options: TokenRouteOptions): (request: Request) => Promise<Response> {
  const { userId, scope = 'write', allowedOrigins = [], onError = (error) => console.error(error) } = options;
  requireServer();
  let tokenRequest: TokenRequest | undefined;

  return async (request) => {
    tokenRequest ??= checkedTokenRequest(options);
    const cors = corsHeaders(request, allowedOrigins);
    const answer = (status: number, body: object, headers?: Record<string, string>) =>
      Response.json(body, { status, headers: { ...headers, ...cors, 'Cache-Control': 'no-store' } });

    const isAllowed = 'Access-Control-Allow-Origin' in cors;
    if (request.method === 'OPTIONS' && isAllowed) return new Response(null, { status: 204, headers: cors });
    if (request.method !== 'POST') return answer(405, { error: 'method_not_allowed' }, { Allow: 'POST' });
    if (isCrossOrigin(request, allowedOrigins)) return answer(403, { error: 'cross_site' });
    const user = await userId(request);
    if (user === null || user === undefined || user === '') return answer(401, { error: 'not_signed_in' });
    requireUserId(user);
    try {
      const received = await send({
        method: 'POST',
        url: tokenRequest.url,
        headers: { Authorization: tokenRequest.authorization, 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ userId: user, scope }).toString(),
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeLimit)]),
      });
      return answer(200, tokenOf(received));
    } catch (error) {
      if (!request.signal.aborted) onError(error);
      return answer(502, { error: 'token_unavailable' });
    }
  };
}

interface TokenRequest {
  url: string;
  authorization: string;
}

/** @throws {ConfigurationError} that names the first invalid option. */
function checkedTokenRequest(options: TokenRouteOptions): TokenRequest {
  const { userId, scope = 'write', allowedOrigins = [] } = options;
  const url = `${absolute(options.baseUrl)}/v6/auth/token`;
  const authorization = basicCredentials(options.clientId, options.clientSecret);
  if (typeof userId !== 'function') throw new ConfigurationError('userId must be a function of the request.');
  if (scope !== 'read' && scope !== 'write') throw new ConfigurationError('scope must be "read" or "write".');
  const malformed = allowedOrigins.find((origin) => !isOrigin(origin));
  if (malformed !== undefined) {
    throw new ConfigurationError(
      `allowedOrigins holds ${JSON.stringify(malformed)}, which is not an origin such as "https://app.example.com".`,
    );
  }
  return { url, authorization };
}

/** Whether it is written as browsers send it: `https://App.example.com:443` never comes. Apps have schemes of their own. */
function isOrigin(text: string): boolean {
  if (!/^[a-z][a-z\d+.-]*:\/\/[^/?#\s]+$/.test(text)) return false;
  return !/^https?:/.test(text) || (URL.canParse(text) && new URL(text).origin === text);
}

function tokenOf(received: ReceivedAnswer) {
  const { endpoint, status, body, requestId } = received;
  if (status === 401) {
    throw new ConfigurationError(
      'The service refused clientId and clientSecret. Check that both belong to the environment behind baseUrl.',
      { status, requestId },
    );
  }
  if (status !== 200) throw errorOf(received);
  try {
    // An object in any case: a bare text is no answer of this endpoint.
    const { text, expiresIn } = readTokenResponse(Object(body));
    return { access_token: text, expires_in: expiresIn, token_type: 'Bearer' };
  } catch {
    throw new ResponseShapeError(endpoint, 'access_token', 'there is no bearer token.', { status, requestId });
  }
}

function requireServer(): void {
  if (typeof document === 'undefined') return;
  throw new ConfigurationError(
    'createTokenRoute was called in a browser. It holds the client secret: call it on your server, and give ' +
      'DaybookProvider a fetchToken that posts to that route.',
  );
}

function requireUserId(user: unknown): void {
  if (typeof user === 'string' && user.trim() === user) return;
  throw new ConfigurationError(
    `userId gave ${typeof user === 'string' ? 'a text with blanks around it' : `a ${typeof user}`}. ` +
      'Give the service\'s id of the user, such as "usr_42"; nothing if nobody is signed in.',
  );
}

function absolute(baseUrl: unknown): string {
  const checked = typeof baseUrl === 'string' ? checkedBaseUrl(baseUrl) : '';
  if (checked.startsWith('http')) return checked;
  throw new ConfigurationError(
    `baseUrl is ${JSON.stringify(baseUrl)}. A server has no page that it could be relative to: give the whole address ` +
      'of the service, such as "https://books.example.com".',
  );
}

/**
 * The credentials as HTTP Basic sends them, in UTF-8. They are not percent-encoded, as an OAuth client's would be: the
 * interface asks for `<CLIENT_ID>:<CLIENT_SECRET>`, and a secret with `/` or `+` has to arrive as it is.
 * @see RFC 7617
 */
function basicCredentials(clientId: unknown, clientSecret: unknown): string {
  const pair = `${credential('clientId', clientId)}:${credential('clientSecret', clientSecret)}`;
  if (String(clientId).includes(':'))
    throw new ConfigurationError('clientId holds a colon, which HTTP Basic cannot send.');
  return `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(pair)))}`;
}

function credential(name: string, value: unknown): string {
  const hint = 'Check the environment variable or secret that it comes from.';
  if (typeof value !== 'string' || value === '') throw new ConfigurationError(`${name} is missing. ${hint}`);
  if (/^\s|\s$|\p{Cc}/u.test(value)) {
    throw new ConfigurationError(`${name} has blanks around it or a line break in it. ${hint}`);
  }
  return value;
}
