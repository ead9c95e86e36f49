import { ConfigurationError, HttpError, NetworkError, TimeoutError } from '../errors.ts';
import { type Clock, onAbort, systemClock } from '../session/clock.ts';
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
}

/** Of the bodies that browsers send after a page is left, in bytes. A longer one rejects the request. */
const keepaliveLimit = 64 * 1024;

const timeLimit = 30_000;

/**
 * Sends one request, once. Daybook's only access to the network.
 * @throws {NetworkError | TimeoutError} without a complete response; `HttpError` on a redirect, which would send the token
 * elsewhere; the signal's reason if the caller aborts.
 */
export async function send(request: OutgoingRequest, clock: Clock = systemClock): Promise<ServiceResponse> {
  const { method, url, headers, body, signal } = request;
  const keepalive = request.keepalive && new Blob([body ?? '']).size <= keepaliveLimit;
  signal?.throwIfAborted();
  const endpoint = `${method} ${pathOf(url)}`;
  const limited = new AbortController();
  const stopListening = onAbort(signal, () => limited.abort(signal?.reason));
  const timeout = new TimeoutError(`${endpoint} did not respond within ${timeLimit / 1000} s.`);
  const cancel = clock.after(timeLimit, () => limited.abort(timeout));
  try {
    const init: RequestInit = { method, headers, body, signal: limited.signal, cache: 'no-store', redirect: 'manual' };
    const response = await fetch(url, { ...init, ...(keepalive && { keepalive }) });
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
      await response.body?.cancel(); // or the connection stays in use
      throw new HttpError(`${endpoint} was redirected. Use a baseUrl without redirects.`, {
        status: response.status || undefined,
      });
    }
    return {
      endpoint,
      status: response.status,
      ...contentOf(await response.text()),
      requestId: response.headers.get('x-request-id') ?? undefined,
      authenticate: response.headers.get('www-authenticate') ?? undefined,
      retryAfter: response.headers.get('retry-after') ?? undefined,
    };
  } catch (error) {
    signal?.throwIfAborted();
    if (limited.signal.aborted) throw timeout;
    if (error instanceof HttpError) throw error;
    throw new NetworkError(`Couldn't reach ${endpoint}: the network or the service is down, or CORS blocks it.`, {
      cause: new Error(messageOf(error)),
    });
  } finally {
    cancel();
    stopListening();
  }
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
