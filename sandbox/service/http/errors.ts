import { isConnectionLoss } from '../database/connectionLoss.ts';

/** One thing that is wrong with a request, as the service says it. */
export interface ErrorItem {
  type: ErrorType;
  /** May be shown to a person. */
  message: string;
  /** The parameter it is about, such as `filter.customer.id.in[0]`. */
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

/** A request that is answered with a failure: thrown anywhere below a route, told to the client as it stands. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 413 | 429 | 500 | 503,
    readonly items: readonly ErrorItem[],
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(items.map((item) => item.message).join(' '));
  }
}

/** 400 for one parameter. */
export function badParameter(param: string, message: string, type: ErrorType = 'INVALID_VALUE'): Refusal {
  return new Refusal(400, [{ type, message, param }]);
}

/** 404 for what is not there, or is another company's: the client cannot tell which. */
export function notFound(message: string): Refusal {
  return new Refusal(404, [{ type: 'BAD_REQUEST', message }]);
}

/**
 * What a client is told of an error.
 * @param onError told of what the client did not cause; the client learns no details of it.
 */
export function refusalOf(error: unknown, onError: (error: unknown) => void): Refusal {
  if (error instanceof Refusal) return error;
  onError(error);
  if (!isConnectionLoss(error)) return unknownError(500, 'Something went wrong in the service.');
  const message = 'The service lost the connection to its database. Try again in a moment.';
  return unknownError(503, message, { 'Retry-After': '1' });
}

function unknownError(status: 500 | 503, message: string, headers = {}): Refusal {
  return new Refusal(status, [{ type: 'UNKNOWN_ERROR', message }], headers);
}
