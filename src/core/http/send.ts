import { ConfigurationError, HttpError, NetworkError, TimeoutError } from '../errors.ts';
import { type Clock, onAbort, systemClock } from '../session/clock.ts';
import type { Answer } from './envelope.ts';

/** One request, ready to go. */
export interface OutgoingRequest {
  method: 'GET' | 'POST' | 'DELETE';
  /** Absolute, or relative to the page. */
  url: string;
  headers: Record<string, string>;
  body?: string;
  signal?: AbortSignal;
}

/** An answer with the headers that matter. */
export interface ReceivedAnswer extends Answer {
  retryAfter?: string;
}

const timeLimit = 30_000;

/**
 * Sends one request, once; the only place from which Daybook reaches the network.
 * @throws {NetworkError | TimeoutError} without a whole answer; `HttpError` on a redirect, which would carry the token
 * elsewhere; the signal's reason if the caller aborts.
 */
export async function send(request: OutgoingRequest, clock: Clock = systemClock): Promise<ReceivedAnswer> {
  const { method, url, headers, body, signal } = request;
  signal?.throwIfAborted();
  const endpoint = `${method} ${pathOf(url)}`;
  const limited = new AbortController();
  const stopListening = onAbort(signal, () => limited.abort(signal?.reason));
  const timeout = new TimeoutError(`${endpoint} was not answered within ${timeLimit / 1000} s.`);
  const cancel = clock.after(timeLimit, () => limited.abort(timeout));
  try {
    const init: RequestInit = { method, headers, body, signal: limited.signal, cache: 'no-store', redirect: 'manual' };
    const response = await fetch(url, init);
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
      await response.body?.cancel(); // or the connection stays taken
      throw new HttpError(`${endpoint} was redirected. Give the base URL that answers by itself.`, {
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
    throw new NetworkError(
      `${endpoint} could not be reached: the network or the service is down, or CORS forbids it.`,
      { cause: new Error(wordsOf(error)) },
    );
  } finally {
    cancel();
    stopListening();
  }
}

/**
 * The base URL without a slash at its end.
 * @throws {ConfigurationError} if it is neither http(s) nor relative to the page.
 */
export function checkedBaseUrl(baseUrl: unknown): string {
  if (typeof baseUrl === 'string' && isBaseUrl(baseUrl)) return baseUrl.replace(/\/+$/, '');
  const given =
    typeof baseUrl === 'string' ? `"${baseUrl.replace(/\/\/[^/]*@/, '//…@')}"` : `of type ${typeof baseUrl}`;
  throw new ConfigurationError(
    `baseUrl is ${given}. Give where the service is: "https://books.example.com", ` +
      'or a path of the page\'s own server that leads there, such as "/books-api".',
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

/** A failure in words alone: an engine may have hung the raw answer onto its error. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const own = error.message || error.name;
  return error.cause instanceof Error ? `${own}: ${wordsOf(error.cause)}` : own;
}

/** The body as JSON; undefined for an empty body or one that is no JSON, of whose text only the kind is kept. */
function contentOf(text: string): Pick<Answer, 'body' | 'isHtml'> {
  try {
    return { body: JSON.parse(text) };
  } catch {
    return { body: undefined, isHtml: /^\s*<(!doctype html|html|head|body)\b/i.test(text) };
  }
}
