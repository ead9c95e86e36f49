import {
  ConfigurationError,
  DaybookError,
  type DaybookErrorKind,
  HttpError,
  NetworkError,
  OfflineError,
  OutcomeUnknownError,
  received,
  TokenError,
} from '../errors.ts';
import type { TelemetryEvent } from '../events.ts';
import { omitEmpty } from '../omitEmpty.ts';
import { wait } from '../session/clock.ts';
import type { SentToken, SessionRequest, TokenSession, TokenVerdict } from '../session/tokenSession.ts';
import { checkedHooks, type RequestHooks } from './checkedHooks.ts';
import { errorOf, type ResponseShape, readResponse, type ServiceResponse, verdictOf } from './envelope.ts';
import { isRetriedStatus, maxRetries, retryDelay } from './retry.ts';
import { checkedBaseUrl, type OutgoingRequest, send } from './send.ts';

/** One call of an endpoint. */
export interface HttpRequest<T> {
  method: 'GET' | 'POST' | 'DELETE';
  /** Below the base URL, with a leading slash. `{id}` stands for the ID. */
  path: string;
  /** Replaces `{id}` in the path, encoded. */
  id?: string;
  /** Sent as JSON, without undefined members. */
  body?: unknown;
  /** For parameters that an endpoint takes as headers. On another origin, they require a preflight. */
  headers?: Readonly<Record<string, string>>;
  response: ResponseShape<T>;
  signal?: AbortSignal;
  /** Whether the browser completes it after the page is left. */
  keepalive?: boolean | undefined;
  /**
   * Whether the page or the session is ending, so that nothing may run later: a write is sent before this call returns, once, with
   * the current token.
   */
  isUnloading?: boolean | undefined;
}

/** Sends requests to the service, with tokens, timeouts, retries and errors. */
export interface HttpClient {
  /**
   * Reads something, and retries when the network or the service fails for a moment.
   * @throws {DaybookError}; the signal's reason if the caller aborts.
   */
  read<T>(request: HttpRequest<T>): Promise<T>;
  /**
   * Changes something. Never retried after a failure.
   * @throws {DaybookError}; `OfflineError` if it was not sent because the device is offline; `OutcomeUnknownError` if it was
   * sent and may or may not be saved.
   */
  write<T>(request: HttpRequest<T>): Promise<T>;
}

export interface HttpClientOptions {
  /** URL of the service: absolute, or relative to the page for the host's own proxy. */
  baseUrl: string;
  /** The session to use for a new request. */
  session: () => TokenSession;
  /** The host's part in each request, read right before it is sent. */
  hooks?: RequestHooks;
  /** Called after each request. */
  measure?: (event: TelemetryEvent) => void;
  /** What is wrong with the host's setup: each request fails with it instead of being sent. */
  problem?: string;
}

/** Creates an HTTP client. It does nothing before the first request. */
export function createHttp(options: HttpClientOptions): HttpClient {
  const { baseUrl, session: currentSession, hooks = {}, measure, problem } = options;

  /** @throws {ConfigurationError} for a request that cannot be sent. */
  function preparer<T>({ method, body, headers, signal, keepalive, ...address }: HttpRequest<T>) {
    if (problem) throw new ConfigurationError(problem);
    const request = { method, url: resolveUrl(baseUrl, pathOf(address)), body: toJson(body), signal, keepalive };
    const json = request.body === undefined ? undefined : { 'Content-Type': 'application/json' };
    return (token: string): OutgoingRequest => {
      const host = checkedHooks(hooks);
      return {
        ...request,
        ...host,
        headers: { ...host.headers, ...headers, Authorization: `Bearer ${token}`, ...json },
      };
    };
  }

  let offline: OfflineError | undefined;
  /** The error if the device is offline. It stays the same object while offline, so that it is reported once. */
  function offlineError(): OfflineError | undefined {
    const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false;
    offline = isOffline ? (offline ?? new OfflineError()) : undefined;
    return offline;
  }
  function requireConnection(): void {
    const error = offlineError();
    if (error) throw error;
  }
  /** The cause to report for a request that was not sent or may be retried: an invalid setup, no connection, or the error itself. */
  function rootCause(error: unknown): unknown {
    if (error instanceof TokenError && error.cause instanceof ConfigurationError) return error.cause;
    const mayBeOffline = error instanceof NetworkError || (error instanceof TokenError && error.isRetryable);
    return (mayBeOffline && offlineError()) || error;
  }

  /** Reports a request once it has ended. */
  async function measured<T>(
    { method, path }: HttpRequest<T>,
    run: (context: RequestContext) => Promise<T>,
  ): Promise<T> {
    const session = currentSession();
    const { clock } = session;
    const startedAt = clock.monotonic();
    let attempts = 0;
    let status: number | undefined;
    let errorKind: DaybookErrorKind | 'aborted' | undefined;
    const sendOnce = async (request: OutgoingRequest) => {
      attempts++;
      status = undefined;
      const response = await send(request, clock);
      status = response.status;
      return response;
    };
    try {
      return await run({ session, sendOnce });
    } catch (error) {
      errorKind = error instanceof DaybookError ? error.kind : 'aborted';
      throw error;
    } finally {
      const durationMs = Math.round(clock.monotonic() - startedAt);
      // React Query cancels what nobody needs before it is sent.
      if (attempts > 0 || errorKind !== 'aborted')
        measure?.({ type: 'request', method, path, durationMs, attempts, ...omitEmpty({ status, errorKind }) });
    }
  }

  const read = <T>(request: HttpRequest<T>) =>
    measured(request, async ({ session, sendOnce }) => {
      const prepare = preparer(request);
      const prepareAndSend = async (token: string) => sendOnce(prepare(token));
      for (let retry = 0; ; retry++) {
        requireConnection();
        const sending = sendWithToken(session, sessionRequest(request, false), prepareAndSend, verdictOf);
        const response = await sending.catch((failure) => {
          const error = rootCause(failure);
          if (error instanceof NetworkError && retry < maxRetries) return undefined;
          throw error;
        });
        if (response && !isRetriedStatus(response.status)) return readResponse(response, request.response);
        const delay = retryDelay(retry, response?.retryAfter, session.clock);
        if (response && (retry === maxRetries || delay === undefined)) throw errorOf(response);
        await wait(session.clock, delay ?? 0, request.signal, session.ended);
      }
    });

  const write = <T>(request: HttpRequest<T>) =>
    measured(request, async ({ session, sendOnce }) => {
      const prepare = preparer(request);
      requireConnection();
      let isInFlight = false;
      const sendOnline = async (token: string) => {
        requireConnection();
        const prepared = prepare(token);
        isInFlight = true;
        const response = await sendOnce(prepared);
        isInFlight = false;
        return response;
      };
      const sending = request.isUnloading
        ? sendOnline(session.currentToken().text)
        : sendWithToken(session, sessionRequest(request, true), sendOnline, verdictOf);
      const response = await sending.catch((error) => {
        // A redirect isn't from the service: the request did not reach it.
        throw isInFlight && !(error instanceof HttpError) ? outcomeUnknown(error) : rootCause(error);
      });
      if (response.status >= 500) throw outcomeUnknown(errorOf(response));
      try {
        return readResponse(response, request.response);
      } catch (error) {
        // The status says that it was saved, but the response is unreadable.
        throw response.status < 300 && isUnreadable(error) ? outcomeUnknown(error) : error;
      }
    });
  return { read, write };
}

/** What one request needs of its session. */
interface RequestContext {
  session: TokenSession;
  sendOnce: (request: OutgoingRequest) => Promise<ServiceResponse>;
}

/** Sends a request with the session's token, and once more if the session returns another token after the response. */
export async function sendWithToken<Received>(
  session: TokenSession,
  request: SessionRequest,
  sendAttempt: (token: string) => Promise<Received>,
  toVerdict: (response: Received) => TokenVerdict,
): Promise<Received> {
  let sent: SentToken = { token: await session.getToken(request) };
  for (;;) {
    request.signal?.throwIfAborted();
    session.ended.throwIfAborted();
    const response = await sendAttempt(sent.token.text);
    const retry = await session.afterResponse(toVerdict(response), sent, request);
    if (!retry) return response;
    sent = retry;
  }
}

function sessionRequest<T>({ method, signal, ...address }: HttpRequest<T>, isWrite: boolean): SessionRequest {
  return { operation: `${method} ${pathOf(address)}`, isWrite, signal };
}

/**
 * The path with its ID.
 * @throws {ConfigurationError} for an ID that is missing: the path would be that of all documents.
 */
function pathOf({ path, id }: { path: string; id?: unknown }): string {
  if (!path.includes('{id}')) return path;
  if (typeof id === 'string' && id.trim() !== '') return path.replace('{id}', encodeURIComponent(id));
  throw new ConfigurationError(`The ID in ${path} is ${received(id)}. Pass the service's ID, such as "inv_42".`);
}

/**
 * The URL of a request.
 * @throws {ConfigurationError} for an invalid base URL, for a relative one without a page, and for an unsafe path, such as one
 * with an ID of `..`.
 */
function resolveUrl(baseUrl: string, path: string): string {
  const base = checkedBaseUrl(baseUrl);
  if (!/^http/i.test(base) && typeof location === 'undefined') {
    throw new ConfigurationError(
      `baseUrl "${baseUrl}" is relative, which only works in a browser. Use an absolute URL.`,
    );
  }
  // No whitespace: browsers drop tabs and line breaks, so that the path could begin with two slashes.
  if (/^\/(?![/\\])\S*$/.test(path) && !/\/(\.|%2e){1,2}(?![^/?#\\])/i.test(path)) return base + path;
  throw new ConfigurationError(
    `"${path}" is not a valid path. Start with one slash and encode IDs. An ID can't be "." or "..".`,
  );
}

/** @throws {ConfigurationError} for cycles and BigInts, which JSON does not support. */
function toJson(body: unknown): string | undefined {
  try {
    return JSON.stringify(body);
  } catch (cause) {
    throw new ConfigurationError("The body can't be sent as JSON: it contains a BigInt or a cycle.", { cause });
  }
}

function isUnreadable(error: unknown): boolean {
  return error instanceof DaybookError && (error.kind === 'responseShape' || error.kind === 'http');
}

function outcomeUnknown(cause: unknown): OutcomeUnknownError {
  const details = cause instanceof DaybookError ? { status: cause.status, requestId: cause.requestId } : {};
  return new OutcomeUnknownError(
    'The change was sent, but may not have been saved. Check the current data before you send it again.',
    { ...details, cause },
  );
}
