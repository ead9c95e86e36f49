import { ConfigurationError } from '../errors.ts';

/** How a host takes part in each request to the service, such as for a gateway or for tracing. */
export interface RequestHooks {
  /** Replaces the global `fetch`. May be an inline function: the latest one is called. */
  fetch?: typeof fetch | undefined;
  /** Headers to add to each request, or a function that returns them right before it. `Authorization` can't be replaced. */
  headers?: RequestHeaders | (() => RequestHeaders) | undefined;
}

type RequestHeaders = Readonly<Record<string, string>>;

/** Headers that a host can't set, in lowercase: the token's, the body's and the parameters of the API. */
const reserved = ['authorization', 'content-type', 'cursor', 'limit', 'lastupdateddate'];

/**
 * The host's function and headers for one request.
 * @throws {ConfigurationError} if they can't be used. Nothing was sent.
 */
export function checkedHooks({ fetch: hostFetch, headers }: RequestHooks): {
  fetch?: typeof fetch;
  headers: RequestHeaders;
} {
  if (hostFetch !== undefined && typeof hostFetch !== 'function') {
    throw new ConfigurationError(`fetch is of type ${typeof hostFetch}: expected a function like the global fetch.`);
  }
  return { ...(hostFetch && { fetch: hostFetch }), headers: headers === undefined ? {} : checkedHeaders(headers) };
}

function checkedHeaders(given: NonNullable<RequestHooks['headers']>): RequestHeaders {
  let headers: unknown = given;
  try {
    if (typeof given === 'function') headers = given();
  } catch (cause) {
    throw new ConfigurationError('headers threw an error, so the request was not sent.', { cause });
  }
  if (typeof headers !== 'object' || headers === null || Symbol.iterator in headers || 'then' in headers) {
    const source = typeof given === 'function' ? 'headers returned a value' : 'headers is';
    throw new ConfigurationError(
      `${source} of type ${typeof headers}: expected a plain object of strings, such as { 'X-Trace-Id': '7' }.`,
    );
  }
  for (const [name, value] of Object.entries(headers)) {
    if (reserved.includes(name.toLowerCase())) {
      throw new ConfigurationError(`headers contains "${name}", which Daybook sets itself. Remove it.`);
    }
    if (!isHeader(name, value)) {
      throw new ConfigurationError(
        `headers contains "${name}", which isn't a valid header: its value must be a string without line breaks.`,
      );
    }
  }
  return headers as RequestHeaders; // every value is a string
}

function isHeader(name: string, value: unknown): boolean {
  try {
    return typeof value === 'string' && new Headers([[name, value]]).has(name);
  } catch {
    return false;
  }
}
