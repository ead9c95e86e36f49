/** One thing that the service found wrong. */
export interface ServiceProblem {
  /** The service's own word for it, such as `REQUIRED`; an unknown one is kept as it came. */
  type: string;
  /** A sentence that may be shown to people. */
  message: string;
  /** The parameter that it is about, as the service names it. */
  param?: string;
}

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
  /** The HTTP status, if the service answered. */
  status?: number;
  problems?: readonly ServiceProblem[];
  /** The service's `X-Request-Id`, for its support. */
  requestId?: string;
  cause?: unknown;
}

/** What every failure of Daybook is. It holds no token, and of an answer no more than the problems that the service names. */
export abstract class DaybookError extends Error {
  abstract readonly kind: DaybookErrorKind;
  readonly status?: number;
  readonly problems: readonly ServiceProblem[];
  readonly requestId?: string;
  /** Whether the same request may well succeed a little later. */
  readonly isRetryable: boolean = false;

  constructor(message: string, { status, problems = [], requestId, cause }: DaybookErrorDetails = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.status = status;
    this.problems = problems;
    this.requestId = requestId;
  }
}

/**
 * The device has no network connection, as the browser says. A write was not sent; a read starts again by itself when the
 * connection is back.
 */
export class OfflineError extends DaybookError {
  override readonly name = 'OfflineError';
  readonly kind = 'offline';
  override readonly isRetryable = true;

  constructor() {
    super('The device is offline.');
  }
}

/** No answer: the service is unreachable, or the browser refused the answer (CORS). */
export class NetworkError extends DaybookError {
  override readonly name = 'NetworkError';
  readonly kind = 'network';
  override readonly isRetryable = true;
}

/** No answer in time. */
export class TimeoutError extends DaybookError {
  override readonly name = 'TimeoutError';
  readonly kind = 'timeout';
  override readonly isRetryable = true;
}

/** A write was sent and nothing tells whether it was done. It is not sent again: look first, then decide. */
export class OutcomeUnknownError extends DaybookError {
  override readonly name = 'OutcomeUnknownError';
  readonly kind = 'outcomeUnknown';
}

/** The service read the request and said no; nothing was saved. `problems` says why. */
export class RejectedError extends DaybookError {
  override readonly name = 'RejectedError';
  readonly kind = 'rejected';
}

/** The signed-in user may not do this. */
export class ForbiddenError extends DaybookError {
  override readonly name = 'ForbiddenError';
  readonly kind = 'forbidden';
}

/** There is no such record or endpoint, as far as this user may see. */
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

/** An answer that is not the service's own, such as a proxy's page or a redirect, or a 401 or 403 that is not about the token. */
export class HttpError extends DaybookError {
  override readonly name = 'HttpError';
  readonly kind = 'http';
}

/** The service, or a loader of the host's, gave something else than is expected. No part of it is shown. */
export class ResponseShapeError extends DaybookError {
  override readonly name = 'ResponseShapeError';
  readonly kind = 'responseShape';

  constructor(
    /** Method and path, such as `GET /v6/closing`; of what a host supplies itself its name, such as `loaders.glAccounts`. */
    readonly endpoint: string,
    /** Where the first bad value stands in the answer, such as `data.3.drAmount`; `(body)` is the whole answer. */
    readonly path: string,
    reason: string,
    details?: DaybookErrorDetails,
  ) {
    super(`${endpoint} answered something unexpected at ${path}: ${reason}`, details);
  }
}

/** A row of a list could not be read and is left out; the rest of the list is shown. */
export class UnreadableRowError extends DaybookError {
  override readonly name = 'UnreadableRowError';
  readonly kind = 'unreadableRow';

  constructor(
    /** The row's `id`; undefined if it has none that is a string. */
    readonly id: string | undefined,
    /** Where its first invalid value is, such as `totals.total`. */
    readonly path: string,
    reason: string,
    /** The row's place in its list, from 1. */
    place: number,
  ) {
    // By its id if it has one, as the same row stands elsewhere in another list.
    super(
      `The row ${id === undefined ? `in place ${place}, without an id,` : id} can't be shown. At ${path}: ${reason}`,
    );
  }
}

/** The service handed out a cursor for the second time: following it would never end. */
export class PagingError extends DaybookError {
  override readonly name = 'PagingError';
  readonly kind = 'paging';
}

export type TokenErrorCode =
  | 'TOKEN_UNAVAILABLE'
  | 'TOKEN_TIMEOUT'
  | 'TOKEN_INVALID_RESPONSE'
  | 'INVALID_TOKEN'
  | 'SESSION_CHANGED'
  | 'SIGNED_OUT';

/** There is no token, or the service does not accept it (`INVALID_TOKEN`). Nothing was done. */
export class TokenError extends DaybookError {
  override readonly name = 'TokenError';
  readonly kind = 'token';
  override readonly isRetryable: boolean;

  constructor(
    readonly code: TokenErrorCode,
    message: string,
    details?: DaybookErrorDetails,
  ) {
    super(message, details);
    this.isRetryable = code === 'TOKEN_TIMEOUT' || (code === 'TOKEN_UNAVAILABLE' && !isFinal(details?.cause));
  }
}

/** Whether a host's error says that another call would fail, too. */
function isFinal(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'retryable' in error && error.retryable === false;
}

/** Daybook was set up wrongly; the message says what came, what was expected and how to mend it. */
export class ConfigurationError extends DaybookError {
  override readonly name = 'ConfigurationError';
  readonly kind = 'configuration';
}
