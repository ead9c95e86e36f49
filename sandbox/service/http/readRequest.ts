import * as v from 'valibot';
import { type ErrorItem, Refusal } from './errors.ts';
import { readBody } from './readBody.ts';

/**
 * Reads a request's JSON body. No body at all counts as `{}`: where everything is optional it may be left out.
 * @throws {Refusal} 400 with everything that is wrong with it, together; 413 if it is too large.
 */
export async function readJson<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = await readBody(request, 'application/json');
  return validate(text.trim() === '' ? {} : parse(text), schema);
}

/**
 * Reads a request's JSON body, where there is one.
 * @param onBody called before it is looked into; may refuse.
 * @returns undefined for an empty body.
 * @throws {Refusal} as {@link readJson} does.
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
 * @throws {Refusal} as {@link readJson} does.
 */
export async function readForm<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = await readBody(request, 'application/x-www-form-urlencoded');
  return readNamed([...new URLSearchParams(text)], schema);
}

/**
 * Checks parameters of a form, a query or headers.
 * @throws {Refusal} 400; also where one that the schema knows is given twice. Others are ignored.
 */
export function readNamed<Schema extends v.GenericSchema>(
  pairs: readonly (readonly [string, string])[],
  schema: Schema,
): v.InferOutput<Schema> {
  const values: Record<string, string> = {};
  const repeated: ErrorItem[] = [];
  for (const [name, value] of pairs) {
    if (Object.hasOwn(values, name)) {
      repeated.push({ type: 'BAD_REQUEST', message: `${name} is given more than once.`, param: name });
    }
    values[name] = value;
  }
  if (repeated.length > 0) throw new Refusal(400, repeated);
  return validate(values, schema);
}

/**
 * Checks parameters.
 * @throws {Refusal} 400, one item for each thing that is wrong.
 */
export function validate<Schema extends v.GenericSchema>(input: unknown, schema: Schema): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input);
  if (!result.success) throw new Refusal(400, result.issues.map(problemOf));
  return result.output;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, [{ type: 'JSON_ERROR', message: 'The body is not valid JSON.' }]);
  }
}

/** What a schema found, as the service says it. */
export function problemOf(issue: v.BaseIssue<unknown>): ErrorItem {
  const param = paramOf(issue);
  const place = param === '' ? {} : { param };
  if (issue.input === undefined) return { type: 'REQUIRED', message: `${param} is required.`, ...place };
  const isOneOf = issue.type === 'picklist' || issue.type === 'literal';
  const isOfRightType = issue.kind === 'validation' || (isOneOf && typeof issue.input === 'string');
  return { type: isOfRightType ? 'INVALID_VALUE' : 'INVALID_FORMAT', message: issue.message, ...place };
}

/** `filter.customer.id.in[0]` */
function paramOf({ path }: v.BaseIssue<unknown>): string {
  return (path ?? [])
    .map(({ key }, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${String(key)}`))
    .join('');
}
