import * as v from 'valibot';

const mostFields = 50;
const mostCharacters = 2000;

/** What a host keeps with a document for itself, as a JSON object. */
export const customDataSchema = v.pipe(
  v.custom<Record<string, unknown>>(
    (input) => typeof input === 'object' && input !== null && !Array.isArray(input),
    'Custom data is an object.',
  ),
  v.check((data) => Object.keys(data).length <= mostFields, `Custom data has at most ${mostFields} fields.`),
  v.check(isShort, `Custom data, written as JSON, has at most ${mostCharacters} characters.`),
  v.metadata({ type: 'object', maxProperties: mostFields }),
);

/** As it was submitted; `{}` for none. */
export const customDataAnswer = v.record(v.string(), v.unknown());

function isShort(data: Record<string, unknown>): boolean {
  try {
    return JSON.stringify(data).length <= mostCharacters;
  } catch {
    return false; // nested too deeply to be written, and so far longer
  }
}
