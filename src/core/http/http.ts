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
import type { TokenSession } from '../session/tokenSession.ts';
import { errorOf, type ResponseShape, readAnswer, verdictOf } from './envelope.ts';
import { resolveUrl } from './resolveUrl.ts';
import { isRetriedStatus, mostRetries, retryDelay } from './retry.ts';
import { type OutgoingRequest, type ReceivedAnswer, send } from './send.ts';

/** One call of an endpoint. */
export interface HttpRequest<T> {
  method: 'GET' | 'POST' | 'DELETE';
  /** Below the base URL, with a leading slash; ids in it are encoded with `encodeURIComponent`. */
  path: string;
  /** Sent as JSON; members that are undefined are left out. */
  body?: unknown;
  /** Parameters that an endpoint takes as headers. A browser asks a service on another origin beforehand whether it may send them. */
  headers?: Readonly<Record<string, string>>;
  response: ResponseShape<T>;
  signal?: AbortSignal;
}

/** The service, with tokens, time limits, repetition and failures taken care of. */
export interface HttpClient {
  /**
   * Asks for something, and again if the network or the service fails in passing.
   * @throws {DaybookError}; the signal's reason if the caller aborts.
   */
  read<T>(request: HttpRequest<T>): Promise<T>;
  /**
   * Changes something; never repeated by itself.
   * @throws {DaybookError}; `OfflineError` if it was not sent because the device is offline; `OutcomeUnknownError` if it was sent and
   * nothing tells whether it was done.
   */
  write<T>(request: HttpRequest<T>): Promise<T>;
}

export interface HttpClientOptions {
  /** Where the service is: absolute, or relative to the page for a proxy of the host's own. */
  baseUrl: string;
  /** The session as it is when a request begins. */
  session: () => TokenSession;
}

/** Makes a client. It does nothing before the first request. */
export function createHttp(options: HttpClientOptions): HttpClient {
  const { baseUrl, session: currentSession } = options;

  function outgoing<T>({ method, path, body, headers = {}, signal }: HttpRequest<T>): UnauthorizedRequest {
    return { method, url: resolveUrl(baseUrl, path), body: textOf(body), headers, signal };
  }

  function sendWith(token: string, request: UnauthorizedRequest, clock: Clock): Promise<ReceivedAnswer> {
    return send({ ...request, headers: { ...request.headers, ...headersOf(token, request.body) } }, clock);
  }

  let offline: OfflineError | undefined;
  /** Why nothing is sent now. One error for as long as the device stays offline, so that it is reported once. */
  function offlineError(): OfflineError | undefined {
    offline = isDeviceOffline() ? (offline ?? new OfflineError()) : undefined;
    return offline;
  }
  function requireConnection(): void {
    const error = offlineError();
    if (error) throw error;
  }
  /** The root cause of a request that was not sent or may be repeated: an invalid set-up, no connection, or what was thrown. */
  function withReason(error: unknown): unknown {
    if (error instanceof TokenError && error.cause instanceof ConfigurationError) return error.cause;
    const mayBeOffline = error instanceof NetworkError || (error instanceof TokenError && error.isRetryable);
    return (mayBeOffline && offlineError()) || error;
  }

  return {
    async read(request) {
      const ready = outgoing(request);
      const session = currentSession();
      for (let retry = 0; ; retry++) {
        requireConnection();
        const sending = session.withToken({
          ...operationOf(request),
          isWrite: false,
          send: (token) => sendWith(token, ready, session.clock),
          verdictOf,
        });
        const outcome = await sending.catch((failure) => {
          const error = withReason(failure);
          if (error instanceof NetworkError && retry < mostRetries) return undefined;
          throw error;
        });
        if (outcome && !isRetriedStatus(outcome.status)) return readAnswer(outcome, request.response);
        const delay = retryDelay(retry, outcome?.retryAfter, session.clock);
        if (outcome && (retry === mostRetries || delay === undefined)) throw errorOf(outcome);
        await wait(session.clock, delay ?? 0, request.signal, session.ended);
      }
    },

    async write(request) {
      const ready = outgoing(request);
      const session = currentSession();
      let isUnanswered = false;
      requireConnection();
      const sendOnce = async (token: string) => {
        requireConnection();
        isUnanswered = true;
        const answer = await sendWith(token, ready, session.clock);
        isUnanswered = false;
        return answer;
      };
      const answer = await session
        .withToken({
          ...operationOf(request),
          isWrite: true,
          send: sendOnce,
          verdictOf,
        })
        .catch((error) => {
          // A redirect is an answer, and the service gives none: the request did not reach it.
          throw isUnanswered && !(error instanceof HttpError) ? outcomeUnknown(error) : withReason(error);
        });
      if (answer.status >= 500) throw outcomeUnknown(errorOf(answer));
      try {
        return readAnswer(answer, request.response);
      } catch (error) {
        // Done, as the status says, but what was done cannot be read.
        throw answer.status < 300 && isUnreadable(error) ? outcomeUnknown(error) : error;
      }
    },
  };
}

/** Whether the browser is sure that there is no connection; elsewhere nobody says so. */
function isDeviceOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}

function operationOf<T>({ method, path, signal }: HttpRequest<T>) {
  return { operation: `${method} ${path}`, signal };
}

/** A request whose headers lack the token. */
type UnauthorizedRequest = OutgoingRequest;

/** @throws {ConfigurationError} for what JSON cannot hold: cycles and BigInt. */
function textOf(body: unknown): string | undefined {
  try {
    return JSON.stringify(body);
  } catch (cause) {
    throw new ConfigurationError('The body cannot be written as JSON: it holds a BigInt or itself.', { cause });
  }
}

function headersOf(token: string, body: string | undefined): Record<string, string> {
  const authorization = { Authorization: `Bearer ${token}` };
  return body === undefined ? authorization : { ...authorization, 'Content-Type': 'application/json' };
}

function isUnreadable(error: unknown): boolean {
  return error instanceof DaybookError && (error.kind === 'responseShape' || error.kind === 'http');
}

function outcomeUnknown(cause: unknown): OutcomeUnknownError {
  const details = cause instanceof DaybookError ? { status: cause.status, requestId: cause.requestId } : {};
  return new OutcomeUnknownError(
    'The change was sent, but it is not known whether it was saved. Look before you repeat it.',
    { ...details, cause },
  );
}
