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

/** What came back for one request. */
export interface Answer {
  /** Method and path, such as `GET /v6/closing`. */
  endpoint: string;
  status: number;
  /** The parsed body; undefined if it is empty or no JSON. */
  body: unknown;
  /** Whether an HTML page came in place of JSON. */
  isHtml?: boolean;
  requestId?: string;
  /** The `WWW-Authenticate` header. */
  authenticate?: string;
}

/** How the body of an answer becomes a value. */
export interface ResponseShape<T> {
  schema: v.GenericSchema<unknown, T>;
  /** A batch carries the fate of each item in one body, whatever the HTTP status is. */
  isBatch?: boolean;
}

/** One item of `error`. A failure is told in any case, so an item that cannot be read is kept as an unknown one. */
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

/** An answer whose `data` is one value. */
export function dataOf<T>(schema: v.GenericSchema<unknown, T>): ResponseShape<T> {
  return {
    schema: v.pipe(
      v.object({ data: schema }),
      v.transform(({ data }) => data),
    ),
  };
}

/**
 * The value of an answer.
 * @throws {DaybookError} the failure that the answer reports, or `ResponseShapeError` naming the first bad value.
 */
export function readAnswer<T>(answer: Answer, { schema, isBatch = false }: ResponseShape<T>): T {
  if (isBatch && answer.status < 500) {
    const batch = v.safeParse(schema, answer.body);
    if (batch.success) return batch.output;
  }
  if (answer.status < 200 || answer.status > 299 || reportsFailure(answer.body)) throw errorOf(answer);

  if (answer.isHtml) throw htmlError(answer);
  return readValue(answer.endpoint, schema, answer.body, answer);
}

/**
 * A value that came from outside, checked.
 * @param source who gave it, such as `GET /v6/closing`.
 * @throws {ResponseShapeError} naming the first bad value.
 */
export function readValue<T>(
  source: string,
  schema: v.GenericSchema<unknown, T>,
  value: unknown,
  details?: Pick<Answer, 'status' | 'requestId'>,
): T {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const { path, reason } = firstMismatch(parsed.issues, '(body)');
  throw new ResponseShapeError(source, path, reason, details);
}

/** Whether a body reports a failure, whatever the status: by its `result`, or without one by errors in place of data. */
export function reportsFailure(body: unknown): boolean {
  const envelope = v.safeParse(envelopeSchema, body);
  if (!envelope.success) return false;
  const { result, data, error } = envelope.output;
  return result ? result === 'FAILURE' : Boolean(error?.length) && (data === undefined || data === null);
}

/**
 * What an answer says of the token that it was asked with. Only the service's own words for it count: a bare or HTML 403
 * of a proxy says nothing of the token. A plain `FORBIDDEN` leaves open whether the token ended or may not.
 */
export function verdictOf({ status, body, authenticate = '' }: Answer): TokenVerdict {
  if (status >= 200 && status < 300) return 'accepted';
  if (status !== 401 && status !== 403) return undefined;
  const problems = problemsOf(body) ?? [];
  if (!isOfToken(problems)) return undefined;
  const types = problems.map(({ type }) => type);
  if (authenticate.includes('insufficient_scope')) return 'denied';
  if (types.includes('EXPIRED_TOKEN')) return 'expired';
  if (status === 401 || authenticate.includes('invalid_token')) return 'invalid';
  return 'refused';
}

/** What a failed answer means. */
export function errorOf({ endpoint, status, body, requestId }: Answer): DaybookError {
  const problems = problemsOf(body);
  const details = { status, problems, requestId };
  const told = problems?.map((problem) => problem.message).join(' ');

  if (status === 429) return new RateLimitedError(told || 'Too many requests in a short time.', details);
  if (status >= 500) return new ServiceError(told || `The service failed (${status}).`, details);
  if (!problems) return new HttpError(`${endpoint} was answered with ${status}, not by the service.`, details);
  if ((status === 401 || status === 403) && !isOfToken(problems)) {
    return new HttpError(`${endpoint} was answered with ${status}: ${told || 'no reason'}.`, details);
  }
  if (status === 401) {
    const message = `The service does not accept the access token: ${told}. Is it from another environment than baseUrl?`;
    return new TokenError('INVALID_TOKEN', message, details);
  }
  if (status === 403) return new ForbiddenError(told || `The service refused (${status}).`, details);
  if (status === 404) return new NotFoundError(told || 'There is no such record.', details);
  return new RejectedError(told || `The service refused (${status}).`, details);
}

/** A page in place of data: most often a single-page app's own `index.html`, which its server gives for every unknown path. */
function htmlError({ endpoint, status, requestId }: Answer): HttpError {
  return new HttpError(
    `${endpoint} was answered with an HTML page (${status}): baseUrl does not lead to the service or your proxy of it.`,
    { status, requestId },
  );
}

/** What the service itself reports; undefined for an answer that is not its own. */
function problemsOf(body: unknown): ServiceProblem[] | undefined {
  const envelope = v.safeParse(envelopeSchema, body);
  if (!envelope.success) return undefined;
  const { result, error } = envelope.output;
  return error ?? (result === 'FAILURE' ? [] : undefined);
}

/** Whether the service says itself that it is about the token; any other reason for a 401 or 403 says nothing of it. */
function isOfToken(problems: readonly ServiceProblem[]): boolean {
  return problems.some(({ type }) => tokenProblems.includes(type));
}

/**
 * Where the first invalid value is and what is wrong with it, in our own words: the schema library's would quote the value.
 * @param whole the path of the whole value.
 */
export function firstMismatch(
  [issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]],
  whole: string,
): { path: string; reason: string } {
  return { path: v.getDotPath(issue) ?? whole, reason: mismatch(issue) };
}

function mismatch({ expected, type, input }: v.BaseIssue<unknown>): string {
  const kind = Array.isArray(input) ? 'array' : typeof input;
  const found = input === undefined ? 'nothing' : input === null ? 'null' : kind;
  return `expected ${expected ?? type.replaceAll('_', ' ')}, found ${found}.`;
}
