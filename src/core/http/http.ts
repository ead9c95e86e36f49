import {
  ConfigurationError,
  DaybookError,
  HttpError,
  NetworkError,
  OfflineError,
  OutcomeUnknownError,
  TokenError,
} from '../errors.ts';
import { type Clock, wait } from '../session/clock.ts';
import type { SessionRequest, TokenSession, TokenVerdict } from '../session/tokenSession.ts';
import { errorOf, type ResponseShape, readAnswer, verdictOf } from './envelope.ts';
import { isRetriedStatus, mostRetries, retryDelay } from './retry.ts';
import { checkedBaseUrl, send } from './send.ts';

/** One call of an endpoint. */
export interface HttpRequest<T> {
  method: 'GET' | 'POST' | 'DELETE';
  /** Below the base URL, with a leading slash. Encode IDs in it with `encodeURIComponent`. */
  path: string;
  /** Sent as JSON, without undefined members. */
  body?: unknown;
  /** For parameters that an endpoint takes as headers. They cost a preflight for a service on another origin. */
  headers?: Readonly<Record<string, string>>;
  response: ResponseShape<T>;
  signal?: AbortSignal;
}

/** The service, with tokens, time limits, retries and errors taken care of. */
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
  /** Where the service is: absolute, or relative to the page for a proxy of the host's own. */
  baseUrl: string;
  /** The session at the moment a request begins. */
  session: () => TokenSession;
}

/** Creates a client. It does nothing before the first request. */
export function createHttp({ baseUrl, session: currentSession }: HttpClientOptions): HttpClient {
  /** @throws {ConfigurationError} for a request that cannot be sent. */
  function sender<T>({ method, path, body, headers, signal }: HttpRequest<T>, clock: Clock) {
    const request = { method, url: resolveUrl(baseUrl, path), body: toJson(body), signal };
    const json = request.body === undefined ? undefined : { 'Content-Type': 'application/json' };
    return (token: string) =>
      send({ ...request, headers: { ...headers, Authorization: `Bearer ${token}`, ...json } }, clock);
  }

  let offline: OfflineError | undefined;
  /** Why nothing is sent now: the same error while the device stays offline, so that it is reported once. */
  function offlineError(): OfflineError | undefined {
    const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false;
    offline = isOffline ? (offline ?? new OfflineError()) : undefined;
    return offline;
  }
  function requireConnection(): void {
    const error = offlineError();
    if (error) throw error;
  }
  /** The root cause of a request that was not sent or may be repeated: an invalid set-up, no connection, or the error itself. */
  function rootCause(error: unknown): unknown {
    if (error instanceof TokenError && error.cause instanceof ConfigurationError) return error.cause;
    const mayBeOffline = error instanceof NetworkError || (error instanceof TokenError && error.isRetryable);
    return (mayBeOffline && offlineError()) || error;
  }

  return {
    async read(request) {
      const session = currentSession();
      const sendOnce = sender(request, session.clock);
      for (let retry = 0; ; retry++) {
        requireConnection();
        const sending = sendWithToken(session, sessionRequest(request, false), sendOnce, verdictOf);
        const answer = await sending.catch((failure) => {
          const error = rootCause(failure);
          if (error instanceof NetworkError && retry < mostRetries) return undefined;
          throw error;
        });
        if (answer && !isRetriedStatus(answer.status)) return readAnswer(answer, request.response);
        const delay = retryDelay(retry, answer?.retryAfter, session.clock);
        if (answer && (retry === mostRetries || delay === undefined)) throw errorOf(answer);
        await wait(session.clock, delay ?? 0, request.signal, session.ended);
      }
    },

    async write(request) {
      const session = currentSession();
      const sendOnce = sender(request, session.clock);
      requireConnection();
      let isUnanswered = false;
      const sendOnline = async (token: string) => {
        requireConnection();
        isUnanswered = true;
        const answer = await sendOnce(token);
        isUnanswered = false;
        return answer;
      };
      const sending = sendWithToken(session, sessionRequest(request, true), sendOnline, verdictOf);
      const answer = await sending.catch((error) => {
        // A redirect is an answer, but never the service's: the request did not reach it.
        throw isUnanswered && !(error instanceof HttpError) ? outcomeUnknown(error) : rootCause(error);
      });
      if (answer.status >= 500) throw outcomeUnknown(errorOf(answer));
      try {
        return readAnswer(answer, request.response);
      } catch (error) {
        // Saved, says the status, but the answer is unreadable.
        throw answer.status < 300 && isUnreadable(error) ? outcomeUnknown(error) : error;
      }
    },
  };
}

/** Sends a request with the session's token, and once more if the session returns another token after the response. */
export async function sendWithToken<Answer>(
  session: TokenSession,
  request: SessionRequest,
  send: (token: string) => Promise<Answer>,
  verdictOf: (answer: Answer) => TokenVerdict,
): Promise<Answer> {
  let token = await session.getToken(request);
  for (;;) {
    request.signal?.throwIfAborted();
    session.ended.throwIfAborted();
    const answer = await send(token.text);
    const nextToken = await session.afterResponse(verdictOf(answer), token, request);
    if (!nextToken) return answer;
    token = nextToken;
  }
}

function sessionRequest<T>({ method, path, signal }: HttpRequest<T>, isWrite: boolean): SessionRequest {
  return { operation: `${method} ${path}`, isWrite, signal };
}

/**
 * The URL of a request.
 * @throws {ConfigurationError} for an invalid base URL, for a relative one outside a page, and for a path that leads elsewhere,
 * such as one with an ID of `..`.
 */
function resolveUrl(baseUrl: string, path: string): string {
  const base = checkedBaseUrl(baseUrl);
  if (!/^http/i.test(base) && typeof location === 'undefined') {
    throw new ConfigurationError(`baseUrl "${baseUrl}" is relative, and there is no page here. Use an absolute URL.`);
  }
  // No whitespace: browsers drop tabs and line breaks, and the rest could begin with two slashes.
  if (/^\/(?![/\\])\S*$/.test(path) && !/\/(\.|%2e){1,2}(?![^/?#\\])/i.test(path)) return base + path;
  throw new ConfigurationError(
    `"${path}" is not a path of the service. Begin it with one slash and encode IDs. An ID can't be "." or "..".`,
  );
}

/** @throws {ConfigurationError} for cycles and BigInts, which JSON does not support. */
function toJson(body: unknown): string | undefined {
  try {
    return JSON.stringify(body);
  } catch (cause) {
    throw new ConfigurationError("The body can't be written as JSON: it contains a BigInt or a cycle.", { cause });
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
