import * as v from 'valibot';

const mostFields = 50;
const mostCharacters = 2000;

/** Whatever a client keeps with a document: a JSON object of at most 50 fields, as JSON at most 2,000 characters long. */
export const customDataSchema = v.pipe(
  v.custom<Record<string, unknown>>(
    (input) => typeof input === 'object' && input !== null && !Array.isArray(input),
    'Custom data is an object.',
  ),
  v.check((data) => Object.keys(data).length <= mostFields, `Custom data has at most ${mostFields} fields.`),
  v.check(
    (data) => lengthOf(data) <= mostCharacters,
    `Custom data, written as JSON, has at most ${mostCharacters} characters.`,
  ),
  v.metadata({ type: 'object', maxProperties: mostFields }),
);

function lengthOf(data: object): number {
  try {
    return JSON.stringify(data).length;
  } catch {
    return Number.POSITIVE_INFINITY; // nested deeper than can be written
  }
}

/**
 * What is answered instead of the submitted data where the service is told so: what holds of it, as the interface shows it.
 * @param data JSON, an object.
 */
export function introspectionFlags(data: string): Record<string, boolean> {
  const isEmpty = Object.keys(JSON.parse(data)).length === 0;
  const others = ['array', 'binary', 'boolean', 'missingNode', 'null', 'number', 'pojo', 'textual', 'valueNode'];
  return {
    empty: isEmpty,
    object: true,
    nodeType: true,
    containerNode: true,
    ...Object.fromEntries(others.map((flag) => [flag, false])),
  };
}
