import { isConnectionLoss } from '../database/connectionLoss.ts';

/** A problem with a request. */
export interface ErrorItem {
  type: ErrorType;
  /** Suitable for display to the user. */
  message: string;
  /** The affected parameter, such as `filter.customer.id.in[0]`. */
  param?: string;
}

export type ErrorType =
  | 'UNKNOWN_ERROR'
  | 'INVALID_TOKEN'
  | 'EXPIRED_TOKEN'
  | 'FORBIDDEN'
  | 'BAD_REQUEST'
  | 'JSON_ERROR'
  | 'DUPLICATE'
  | 'REQUIRED'
  | 'INVALID_VALUE'
  | 'NOT_MODIFIABLE'
  | 'INVALID_FORMAT'
  | 'NOT_FOUND';

/** A failure response, thrown by any code that handles a request. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 413 | 429 | 500 | 503,
    readonly items: readonly ErrorItem[],
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(items.map((item) => item.message).join(' '));
  }
}

/** 400 for one parameter. */
export function badParameter(param: string, message: string, type: ErrorType = 'INVALID_VALUE'): HttpError {
  return new HttpError(400, [{ type, message, param }]);
}

/** 404 for a missing record or one of another company; the client can't distinguish them. */
export function notFound(message: string): HttpError {
  return new HttpError(404, [{ type: 'BAD_REQUEST', message }]);
}

/**
 * Converts an error to a failure response.
 * @param onError receives errors the client didn't cause; the response has no details of them.
 */
export function toHttpError(error: unknown, onError: (error: unknown) => void): HttpError {
  if (error instanceof HttpError) return error;
  onError(error);
  if (!isConnectionLoss(error)) return unknownError(500, 'Something went wrong in the service.');
  const message = 'The service lost the connection to its database. Try again in a moment.';
  return unknownError(503, message, { 'Retry-After': '1' });
}

function unknownError(status: 500 | 503, message: string, headers = {}): HttpError {
  return new HttpError(status, [{ type: 'UNKNOWN_ERROR', message }], headers);
}
