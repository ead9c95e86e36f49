import * as v from 'valibot';
import { isRecord } from './parameters.ts';

const maxFields = 50;
const maxCharacters = 2000;

/** A host's own data on a document, as a JSON object. */
export const customDataInput = v.pipe(
  v.custom<Record<string, unknown>>(isRecord, 'Custom data must be an object.'),
  v.check((data) => Object.keys(data).length <= maxFields, `Custom data can have at most ${maxFields} fields.`),
  v.check(isShort, `Custom data can have at most ${maxCharacters} characters as JSON.`),
  v.metadata({ type: 'object', maxProperties: maxFields }),
);

/** As submitted; `{}` if there is none. */
export const customDataSchema = v.record(v.string(), v.unknown());

function isShort(data: Record<string, unknown>): boolean {
  try {
    return JSON.stringify(data).length <= maxCharacters;
  } catch {
    return false; // nested too deeply to serialize, and therefore far too long
  }
}
