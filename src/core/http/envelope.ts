import * as v from 'valibot';
import {
  type DaybookError,
  ForbiddenError,
  HttpError,
  NotFoundError,
  type Problem,
  RateLimitedError,
  RejectedError,
  ResponseShapeError,
  ServiceError,
} from './errors.ts';
import type { TokenRefusal } from './session/tokenSession.ts';

/** What came back for one request. */
export interface Answer {
  /** Method and path, such as `GET /v6/closing`. */
  endpoint: string;
  status: number;
  /** The parsed body; undefined if it is empty or no JSON. */
  body: unknown;
  requestId?: string;
}

/** How the body of an answer becomes a value. */
export interface ResponseShape<T> {
  schema: v.GenericSchema<unknown, T>;
  /** A batch carries the fate of each item in one body, whatever the HTTP status is. */
  isBatch?: boolean;
}

export const errorItemSchema = v.pipe(
  v.object({ type: v.string(), message: v.nullish(v.string()), param: v.nullish(v.string()) }),
  v.transform(({ type, message, param }): Problem => ({ type, message: message ?? type, ...(param ? { param } : {}) })),
);

const failureSchema = v.object({ error: v.array(errorItemSchema) });
const resultSchema = v.object({ result: v.nullish(v.string()) });

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
  const isFailure = v.is(resultSchema, answer.body) && answer.body.result === 'FAILURE';
  if (isFailure || answer.status < 200 || answer.status > 299) throw errorOf(answer);

  const parsed = v.safeParse(schema, answer.body);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue) ?? '(body)';
  throw new ResponseShapeError(answer.endpoint, path, issue.message, answer);
}

/**
 * What an answer says of the token that it was asked with. Only the service's own words count: a bare or HTML 403 of
 * a proxy says nothing of the token.
 */
export function refusalOf({ status, body }: Answer): TokenRefusal | undefined {
  if ((status !== 401 && status !== 403) || !v.is(failureSchema, body)) return undefined;
  return status === 401 ? 'invalid' : 'forbidden';
}

/** What a failed answer means. */
export function errorOf({ endpoint, status, body, requestId }: Answer): DaybookError {
  const failure = v.safeParse(failureSchema, body);
  const problems = failure.success ? failure.output.error : [];
  const details = { status, problems, requestId };
  const told = problems.map((problem) => problem.message).join(' ');

  if (status === 429) return new RateLimitedError(told || 'Too many requests in a short time.', details);
  if (status >= 500) return new ServiceError(told || `The service failed (${status}).`, details);
  if (!failure.success) return new HttpError(`${endpoint} was answered with ${status}, not by the service.`, details);
  if (status === 401 || status === 403) return new ForbiddenError(told || `The service refused (${status}).`, details);
  if (status === 404) return new NotFoundError(told || 'There is no such record.', details);
  return new RejectedError(told || `The service refused (${status}).`, details);
}
