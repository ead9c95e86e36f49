import * as v from 'valibot';
import { type ErrorItem, HttpError } from './errors.ts';
import { readBody } from './readBody.ts';

/**
 * Reads a request's JSON body. An empty body counts as `{}`.
 * @throws {HttpError} 400 with all problems; 413 if it is too large.
 */
export async function readJson<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = await readBody(request, 'application/json');
  return validate(text.trim() === '' ? {} : parse(text), schema);
}

/**
 * Reads a request's optional JSON body.
 * @param onBody called before a body is parsed; may throw to reject it.
 * @returns undefined for an empty body.
 * @throws {HttpError} as {@link readJson} does.
 */
export async function readOptionalJson<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
  onBody: () => void,
): Promise<v.InferOutput<Schema> | undefined> {
  const text = await readBody(request, 'application/json');
  if (text.trim() === '') return undefined;
  onBody();
  return validate(parse(text), schema);
}

/**
 * Reads a request's form.
 * @throws {HttpError} as {@link readJson} does.
 */
export async function readForm<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = await readBody(request, 'application/x-www-form-urlencoded');
  return readNamed([...new URLSearchParams(text)], schema);
}

/**
 * Validates the parameters of a form, a query or headers.
 * @throws {HttpError} 400, also for a repeated parameter.
 */
export function readNamed<Schema extends v.GenericSchema>(
  pairs: readonly (readonly [string, string])[],
  schema: Schema,
): v.InferOutput<Schema> {
  const values: Record<string, string> = {};
  const repeated: ErrorItem[] = [];
  for (const [name, value] of pairs) {
    if (Object.hasOwn(values, name)) {
      repeated.push({ type: 'BAD_REQUEST', message: `${name} must not be repeated.`, param: name });
    }
    values[name] = value;
  }
  if (repeated.length > 0) throw new HttpError(400, repeated);
  return validate(values, schema);
}

/**
 * Validates parameters.
 * @throws {HttpError} 400, with one item per problem.
 */
export function validate<Schema extends v.GenericSchema>(input: unknown, schema: Schema): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input);
  if (!result.success) throw new HttpError(400, result.issues.map(problemOf));
  return result.output;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, [{ type: 'JSON_ERROR', message: 'The body is not valid JSON.' }]);
  }
}

/** Converts a schema issue to an error item. */
export function problemOf(issue: v.BaseIssue<unknown>): ErrorItem {
  const param = paramOf(issue);
  const location = param === '' ? {} : { param };
  if (issue.input === undefined) return { type: 'REQUIRED', message: `${param} is required.`, ...location };
  const isOneOf = issue.type === 'picklist' || issue.type === 'literal';
  const isOfRightType = issue.kind === 'validation' || (isOneOf && typeof issue.input === 'string');
  return { type: isOfRightType ? 'INVALID_VALUE' : 'INVALID_FORMAT', message: issue.message, ...location };
}

/** `filter.customer.id.in[0]` */
function paramOf({ path }: v.BaseIssue<unknown>): string {
  return (path ?? [])
    .map(({ key }, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${String(key)}`))
    .join('');
}
