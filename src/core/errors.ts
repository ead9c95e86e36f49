/** One problem that the service reports. */
export interface ServiceProblem {
  /** The service's code, such as `REQUIRED`. Unknown codes are passed on unchanged. */
  type: string;
  /** A sentence that may be shown to users. */
  message: string;
  /** The parameter with the problem, by the service's name for it. */
  param?: string;
}

/** Which error it is, one per class: `offline` of an `OfflineError`, `rejected` of a `RejectedError`. */
export type DaybookErrorKind =
  | 'offline'
  | 'network'
  | 'timeout'
  | 'outcomeUnknown'
  | 'rejected'
  | 'forbidden'
  | 'notFound'
  | 'rateLimited'
  | 'service'
  | 'http'
  | 'responseShape'
  | 'unreadableRow'
  | 'paging'
  | 'token'
  | 'configuration';

interface DaybookErrorDetails {
  /** The HTTP status, if the service responded. */
  status?: number;
  problems?: readonly ServiceProblem[];
  /** The service's `X-Request-Id`, for support requests. */
  requestId?: string;
  cause?: unknown;
}

/** Base class of every Daybook error. It contains no token, and nothing of a response but the problems the service reports. */
export abstract class DaybookError extends Error {
  /** Tells the classes apart without `instanceof`. */
  abstract readonly kind: DaybookErrorKind;
  /** The HTTP status; absent if the service didn't respond. */
  readonly status?: number;
  /** What the service rejected, to show at its fields; empty if it gave no reasons. */
  readonly problems: readonly ServiceProblem[];
  /** The service's `X-Request-Id`, for support requests; absent without a response. */
  readonly requestId?: string;
  /** Whether the same request may succeed if it is sent again later. */
  readonly isRetryable: boolean = false;

  constructor(message: string, { status, problems = [], requestId, cause }: DaybookErrorDetails = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.status = status;
    this.problems = problems;
    this.requestId = requestId;
  }
}

/** The browser reports that the device is offline. A write was not sent; a read is retried automatically once it is online. */
export class OfflineError extends DaybookError {
  override readonly name = 'OfflineError';
  readonly kind = 'offline';
  override readonly isRetryable = true;

  constructor() {
    super('The device is offline.');
  }
}

/** No response: the service is unreachable, or the browser blocked the response (CORS). */
export class NetworkError extends DaybookError {
  override readonly name = 'NetworkError';
  readonly kind = 'network';
  override readonly isRetryable = true;
}

/** The request timed out. */
export class TimeoutError extends DaybookError {
  override readonly name = 'TimeoutError';
  readonly kind = 'timeout';
  override readonly isRetryable = true;
}

/** A write was sent, but may or may not be saved. It is not retried: check the current data first. */
export class OutcomeUnknownError extends DaybookError {
  override readonly name = 'OutcomeUnknownError';
  readonly kind = 'outcomeUnknown';
}

/** The service rejected the request; nothing was saved. `problems` has the reasons. */
export class RejectedError extends DaybookError {
  override readonly name = 'RejectedError';
  readonly kind = 'rejected';
}

/** The signed-in user doesn't have permission. */
export class ForbiddenError extends DaybookError {
  override readonly name = 'ForbiddenError';
  readonly kind = 'forbidden';
}

/** The record or endpoint doesn't exist, or this user can't see it. */
export class NotFoundError extends DaybookError {
  override readonly name = 'NotFoundError';
  readonly kind = 'notFound';
}

/** Too many requests. */
export class RateLimitedError extends DaybookError {
  override readonly name = 'RateLimitedError';
  readonly kind = 'rateLimited';
  override readonly isRetryable = true;
}

/** The service failed (5xx). */
export class ServiceError extends DaybookError {
  override readonly name = 'ServiceError';
  readonly kind = 'service';
  override readonly isRetryable = true;
}

/** A response that isn't from the service, such as a proxy's page or a redirect, or a 401 or 403 that isn't about the token. */
export class HttpError extends DaybookError {
  override readonly name = 'HttpError';
  readonly kind = 'http';
}

/** The service or a host's loader returned an unexpected value. None of it is shown. */
export class ResponseShapeError extends DaybookError {
  override readonly name = 'ResponseShapeError';
  readonly kind = 'responseShape';

  constructor(
    /** Method and path, such as `GET /v6/closing`, or the name of the host's loader, such as `loaders.glAccounts`. */
    readonly endpoint: string,
    /** Path of the first invalid value, such as `data.3.drAmount`; `(body)` for the entire body. */
    readonly path: string,
    reason: string,
    details?: DaybookErrorDetails,
  ) {
    super(`${endpoint} returned an unexpected value at ${path}: ${reason}`, details);
  }
}

/** A row of a list can't be read and is left out. The rest of the list is shown. */
export class UnreadableRowError extends DaybookError {
  override readonly name = 'UnreadableRowError';
  readonly kind = 'unreadableRow';

  constructor(
    /** The row's `id`, if it is a string. */
    readonly id: string | undefined,
    /** Path of the row's first invalid value, such as `totals.total`. */
    readonly path: string,
    reason: string,
    /** The row's position in its list, from 1. */
    position: number,
  ) {
    // By its ID if it has one: the same row has another position in another list.
    super(`Row ${id ?? `${position} (no ID)`} can't be shown. At ${path}: ${reason}`);
  }
}

/** The service returned the same cursor twice, so following it would never end. */
export class PagingError extends DaybookError {
  override readonly name = 'PagingError';
  readonly kind = 'paging';
}

/**
 * Why there is no token: `fetchToken` failed, took longer than 15 s or returned something else, the service rejects its tokens, the user or
 * company changed, or the user signed out. `isRetryable` says whether another attempt may help.
 */
export type TokenErrorCode =
  | 'TOKEN_UNAVAILABLE'
  | 'TOKEN_TIMEOUT'
  | 'TOKEN_INVALID_RESPONSE'
  | 'INVALID_TOKEN'
  | 'SESSION_CHANGED'
  | 'SIGNED_OUT';

/** There is no token, or the service rejected it (`INVALID_TOKEN`). Nothing was saved. */
export class TokenError extends DaybookError {
  override readonly name = 'TokenError';
  readonly kind = 'token';
  override readonly isRetryable: boolean;

  constructor(
    /** Why there is no token. */
    readonly code: TokenErrorCode,
    message: string,
    details?: DaybookErrorDetails,
  ) {
    super(message, details);
    this.isRetryable = code === 'TOKEN_TIMEOUT' || (code === 'TOKEN_UNAVAILABLE' && !isFinal(details?.cause));
  }
}

/** Whether a host's error says that another call would fail too. */
function isFinal(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'retryable' in error && error.retryable === false;
}

/** Daybook is not set up correctly. The message says what it received, what it expected and how to fix it. */
export class ConfigurationError extends DaybookError {
  override readonly name = 'ConfigurationError';
  readonly kind = 'configuration';
}

/** Whether the service has no such endpoint. By status alone: a proxy's 404 has no envelope. */
export function isEndpointMissing(error: unknown): boolean {
  return error instanceof DaybookError && error.status === 404;
}

/** What was thrown, as an error; a host's code may throw other values. */
export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown), { cause: thrown });
}

/** What a host gave, for a message: a text as it is, an object by its type. Not for what may be secret. */
export function received(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
  if (value === null || ['undefined', 'number', 'boolean'].includes(typeof value)) return String(value);
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'function' ? 'a function' : 'an object';
}
