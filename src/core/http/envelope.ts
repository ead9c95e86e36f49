import * as v from 'valibot';
import {
  type DaybookError,
  ForbiddenError,
  HttpError,
  NotFoundError,
  RateLimitedError,
  RejectedError,
  ResponseShapeError,
  ServiceError,
  type ServiceProblem,
  TokenError,
} from '../errors.ts';
import type { TokenVerdict } from '../session/tokenSession.ts';

/** The response to one request. */
export interface ServiceResponse {
  /** Method and path, such as `GET /v6/closing`. */
  endpoint: string;
  status: number;
  /** The parsed body; undefined if it is empty or not JSON. */
  body: unknown;
  /** Whether the body is HTML instead of JSON. */
  isHtml?: boolean;
  requestId?: string;
  /** The `WWW-Authenticate` header. */
  authenticate?: string;
  retryAfter?: string;
}

/** How to read the body of a response. */
export interface ResponseShape<T> {
  schema: v.GenericSchema<unknown, T>;
  /** Whether the body has a result for each item of a batch, whatever the HTTP status. */
  isBatch?: boolean;
}

/** One item of `error`. A failure is always reported, so an unreadable item is replaced by an unknown one. */
export const problemSchema = v.fallback(
  v.pipe(
    v.object({ type: v.string(), message: v.nullish(v.string()), param: v.nullish(v.string()) }),
    v.transform(
      ({ type, message, param }): ServiceProblem => ({ type, message: message || type, param: param || undefined }),
    ),
  ),
  { type: 'UNKNOWN_ERROR', message: 'The service gave no reason.' },
);

const tokenProblems: readonly string[] = ['INVALID_TOKEN', 'EXPIRED_TOKEN', 'FORBIDDEN'];

const envelopeSchema = v.object({
  result: v.nullish(v.string()),
  data: v.nullish(v.unknown()),
  error: v.fallback(v.nullish(v.array(problemSchema)), undefined),
});

/** A response with one value in `data`. */
export function dataOf<T>(schema: v.GenericSchema<unknown, T>): ResponseShape<T> {
  return {
    schema: v.pipe(
      v.object({ data: schema }),
      v.transform(({ data }) => data),
    ),
  };
}

/**
 * The value of a response.
 * @throws {DaybookError} the failure that the response reports, or `ResponseShapeError` for the first invalid value.
 */
export function readResponse<T>(response: ServiceResponse, { schema, isBatch = false }: ResponseShape<T>): T {
  if (isBatch && response.status < 500) {
    const batch = v.safeParse(schema, response.body);
    if (batch.success) return batch.output;
  }
  if (response.status < 200 || response.status > 299 || reportsFailure(response.body)) throw errorOf(response);

  if (response.isHtml) throw htmlError(response);
  return readValue(response.endpoint, schema, response.body, response);
}

/**
 * Validates an external value.
 * @param source for error messages, such as `GET /v6/closing`.
 * @throws {ResponseShapeError} for the first invalid value.
 */
export function readValue<T>(
  source: string,
  schema: v.GenericSchema<unknown, T>,
  value: unknown,
  details?: Pick<ServiceResponse, 'status' | 'requestId'>,
): T {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const { path, reason } = firstMismatch(parsed.issues, '(body)');
  throw new ResponseShapeError(source, path, reason, details);
}

/** Whether a body reports a failure, whatever the status: by its `result`, or without one, by errors instead of data. */
export function reportsFailure(body: unknown): boolean {
  const envelope = v.safeParse(envelopeSchema, body);
  if (!envelope.success) return false;
  const { result, data, error } = envelope.output;
  return result ? result === 'FAILURE' : Boolean(error?.length) && (data === undefined || data === null);
}

/**
 * What a response says about the token of its request. Only the service's own error codes count: a proxy's 403 is not evidence
 * about the token. A plain `FORBIDDEN` can mean an expired token or a missing permission.
 */
export function verdictOf({ status, body, authenticate = '' }: ServiceResponse): TokenVerdict {
  if (status >= 200 && status < 300) return 'accepted';
  if (status !== 401 && status !== 403) return undefined;
  const problems = problemsOf(body) ?? [];
  if (!isAboutToken(problems)) return undefined;
  const types = problems.map(({ type }) => type);
  if (authenticate.includes('insufficient_scope')) return 'denied';
  if (types.includes('EXPIRED_TOKEN')) return 'expired';
  if (status === 401 || authenticate.includes('invalid_token')) return 'invalid';
  return 'refused';
}

/** The error for a failed response. */
export function errorOf({ endpoint, status, body, requestId }: ServiceResponse): DaybookError {
  const problems = problemsOf(body);
  const details = { status, problems, requestId };
  const messages = problems?.map(({ message }) => message).join(' ');

  if (status === 429) return new RateLimitedError(messages || 'Too many requests.', details);
  if (status >= 500) return new ServiceError(messages || `The service failed (${status}).`, details);
  const hint = status === 404 ? addressHint(endpoint, !problems) : '';
  if (!problems) {
    const origin = "the response isn't from the service (a proxy or firewall?)";
    return new HttpError(`${endpoint} returned ${status}, but ${origin}.${hint}`, details);
  }
  if ((status === 401 || status === 403) && !isAboutToken(problems)) {
    return new HttpError(`${endpoint} returned ${status}: ${messages || 'no reason given.'}`, details);
  }
  if (status === 401) {
    return new TokenError(
      'INVALID_TOKEN',
      `The service rejected the access token. Check that it is for the environment of baseUrl. ${messages}`,
      details,
    );
  }
  if (status === 403) return new ForbiddenError(messages || `The service denied access (${status}).`, details);
  if (status === 404) return new NotFoundError(`${messages || 'Not found.'}${hint}`, details);
  return new RejectedError(messages || `The service rejected the request (${status}).`, details);
}

/** What to change about `baseUrl`; empty if a record may be missing instead. */
function addressHint(endpoint: string, isForeign: boolean): string {
  if (endpoint.includes('/v6/v6/')) return ` Leave "/v6" out of baseUrl: ${endpoint} has it twice.`;
  return isForeign ? ` ${checkBaseUrl}` : '';
}

const checkBaseUrl = 'Check that baseUrl is the service or your proxy for it.';

/** For HTML instead of data: usually a single-page app's own `index.html`, which its server returns for unknown paths. */
function htmlError({ endpoint, status, requestId }: ServiceResponse): HttpError {
  return new HttpError(`${endpoint} returned an HTML page (${status}). ${checkBaseUrl}`, { status, requestId });
}

/** The problems that the service reports; undefined for a response that isn't from the service. */
function problemsOf(body: unknown): ServiceProblem[] | undefined {
  const envelope = v.safeParse(envelopeSchema, body);
  if (!envelope.success) return undefined;
  const { result, error } = envelope.output;
  return error ?? (result === 'FAILURE' ? [] : undefined);
}

/** Whether the service itself reports a token problem. Any other 401 or 403 is not evidence about the token. */
function isAboutToken(problems: readonly ServiceProblem[]): boolean {
  return problems.some(({ type }) => tokenProblems.includes(type));
}

/**
 * Path of the first invalid value and what is wrong with it. The schema library's own message would quote the value.
 * @param root the path to report for the entire value.
 */
export function firstMismatch(
  [issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]],
  root: string,
): { path: string; reason: string } {
  return { path: v.getDotPath(issue) ?? root, reason: mismatch(issue) };
}

function mismatch({ expected, type, input }: v.BaseIssue<unknown>): string {
  const kind = Array.isArray(input) ? 'array' : typeof input;
  const found = input === undefined ? 'nothing' : input === null ? 'null' : kind;
  return `expected ${expected ?? type.replaceAll('_', ' ')}, found ${found}.`;
}
