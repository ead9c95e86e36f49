import { ConfigurationError, HttpError, NetworkError, TimeoutError } from '../errors.ts';
import { type Clock, onAbort, systemClock, untilAborted } from '../session/clock.ts';
import type { ServiceResponse } from './envelope.ts';

/** A complete request. */
export interface OutgoingRequest {
  method: 'GET' | 'POST' | 'DELETE';
  /** Absolute, or relative to the page. */
  url: string;
  headers: Record<string, string>;
  body?: string;
  /** Whether the browser completes it after the page is left. */
  keepalive?: boolean | undefined;
  signal?: AbortSignal;
  /** The host's function; default the global `fetch`. */
  fetch?: typeof fetch;
}

/** Of the bodies that browsers send after a page is left, in bytes. A longer one rejects the request. */
const keepaliveLimit = 64 * 1024;

const timeLimit = 30_000;

/**
 * Sends one request, once. Daybook's only access to the network.
 * @throws {NetworkError | TimeoutError} without a complete response; `HttpError` on a redirect, which would send the token
 * elsewhere; `ConfigurationError` if the host's `fetch` returns no response; the signal's reason if the caller aborts.
 */
export async function send(request: OutgoingRequest, clock: Clock = systemClock): Promise<ServiceResponse> {
  const { method, url, headers, body, signal, fetch: hostFetch } = request;
  const keepalive = request.keepalive && new Blob([body ?? '']).size <= keepaliveLimit;
  signal?.throwIfAborted();
  const endpoint = `${method} ${pathOf(url)}`;
  const limited = new AbortController();
  const stopListening = onAbort(signal, () => limited.abort(signal?.reason));
  const timeout = new TimeoutError(`${endpoint} did not respond within ${timeLimit / 1000} s.`);
  const cancel = clock.after(timeLimit, () => limited.abort(timeout));
  try {
    const init: RequestInit = { method, headers, body, signal: limited.signal, cache: 'no-store', redirect: 'manual' };
    // A host's function may ignore the signal.
    const response = await untilAborted(
      Promise.resolve((hostFetch ?? fetch)(url, { ...init, ...(keepalive && { keepalive }) })),
      limited.signal,
    );
    if (!isResponse(response)) {
      throw new ConfigurationError(
        `fetch returned a value of type ${typeof response} for ${endpoint}: expected a Response, directly or as a promise.`,
      );
    }
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
      await response.body?.cancel(); // or the connection stays in use
      throw new HttpError(`${endpoint} was redirected. Use a baseUrl without redirects.`, {
        status: response.status || undefined,
      });
    }
    return {
      endpoint,
      status: response.status,
      ...contentOf(await untilAborted(response.text(), limited.signal)),
      requestId: response.headers.get('x-request-id') ?? undefined,
      authenticate: response.headers.get('www-authenticate') ?? undefined,
      retryAfter: response.headers.get('retry-after') ?? undefined,
    };
  } catch (error) {
    signal?.throwIfAborted();
    if (limited.signal.aborted) throw timeout;
    if (error instanceof HttpError || error instanceof ConfigurationError) throw error;
    throw new NetworkError(`Couldn't reach ${endpoint}${reasonsOf(request)}.`, {
      cause: new Error(messageOf(error)),
    });
  } finally {
    cancel();
    stopListening();
  }
}

/** Where it was sent, and what may be wrong. Servers have no CORS. */
function reasonsOf({ url, fetch: hostFetch }: OutgoingRequest): string {
  const [origin = ''] = /^https?:\/\/[^/]*/.exec(url) ?? [];
  const reasons = [
    'the network or the service is down',
    ...(typeof window === 'undefined' ? [] : ['CORS blocks it']),
    ...(hostFetch ? ['your fetch function failed'] : []),
  ];
  return `${origin && ` at ${origin}`}: ${reasons.join(', or ')}`;
}

/**
 * The base URL without a trailing slash.
 * @throws {ConfigurationError} if it is neither http(s) nor relative to the page.
 */
export function checkedBaseUrl(baseUrl: unknown): string {
  if (typeof baseUrl === 'string' && isBaseUrl(baseUrl)) return baseUrl.replace(/\/+$/, '');
  const given =
    typeof baseUrl === 'string' ? `"${baseUrl.replace(/\/\/[^/]*@/, '//…@')}"` : `of type ${typeof baseUrl}`;
  throw new ConfigurationError(
    `baseUrl is ${given}: expected the URL of the service, such as "https://books.example.com", or the path of a proxy ` +
      'on your server, such as "/books-api".',
  );
}

function isBaseUrl(text: string): boolean {
  // A backslash is a slash to browsers: "/\evil.example" would be another origin.
  if (!/^(https?:\/\/(?!\/)|\/(?!\/)|\.{1,2}\/)[^\s?#\\]*$/i.test(text)) return false;
  try {
    const { username, password } = new URL(text, 'http://page.invalid');
    return username === '' && password === '';
  } catch {
    return false;
  }
}

/** Not by class: a host's response may be of another window or from a package. */
function isResponse(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('status' in value) || !('text' in value)) return false;
  return typeof value.status === 'number' && typeof value.text === 'function' && 'headers' in value;
}

function pathOf(url: string): string {
  return url.replace(/^https?:\/\/[^/]*/, '').replace(/[?#].*$/, '');
}

/** Only the messages of an error: the error itself may contain the raw response. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const message = error.message || error.name;
  return error.cause instanceof Error ? `${message}: ${messageOf(error.cause)}` : message;
}

/** The body as JSON; undefined if it is empty or not JSON. Nothing else of its text is kept. */
function contentOf(text: string): Pick<ServiceResponse, 'body' | 'isHtml'> {
  try {
    return { body: JSON.parse(text) };
  } catch {
    return { body: undefined, isHtml: /^\s*<(!doctype html|html|head|body)\b/i.test(text) };
  }
}
