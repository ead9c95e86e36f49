import { type Clock, systemClock, untilAborted, wait } from './clock.ts';
import { type Answer, errorOf, type ResponseShape, readAnswer } from './envelope.ts';
import { ConfigurationError, DaybookError, HttpError, NetworkError, OutcomeUnknownError, TimeoutError } from './errors.ts';
import { isRetriedStatus, mostRetries, retryDelay } from './retry.ts';
import { refusalOf } from './session/refusal.ts';
import type { TokenSession } from './session/tokenSession.ts';

/** One call of an endpoint. */
export interface HttpRequest<T> {
  method: 'GET' | 'POST' | 'DELETE';
  /** Below the base URL, with a leading slash. */
  path: string;
  /** Sent as JSON; members that are undefined are left out. */
  body?: unknown;
  response: ResponseShape<T>;
  signal?: AbortSignal;
}

/** The service, with tokens, time limits and failures taken care of. */
export interface HttpClient {
  /**
   * Asks for something, and again if the network or the service fails in passing.
   * @throws {DaybookError}, or the signal's reason if the caller aborts.
   */
  read<T>(request: HttpRequest<T>): Promise<T>;
  /**
   * Changes something; never repeated by itself.
   * @throws {DaybookError}; `OutcomeUnknownError` if it was sent and nothing tells whether it was done.
   */
  write<T>(request: HttpRequest<T>): Promise<T>;
}

export interface HttpClientOptions {
  /** Where the service is: absolute, or relative to the page for a proxy of the host's own. */
  baseUrl: string;
  session: TokenSession;
  clock?: Clock;
}

const timeLimit = 30_000;
