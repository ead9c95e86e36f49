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
    readonly status: 400 | 401 | 403 | 404 | 413 | 429,
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
