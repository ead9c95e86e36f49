import * as v from 'valibot';
import { type Minor, minor } from '../money/minor.ts';

/** An amount in minor units: a whole number, exact. */
export const minorSchema: v.GenericSchema<number, Minor> = v.pipe(v.number(), v.safeInteger(), v.transform(minor));

/** One of the known values, or one that the service learned since, which is kept as it came. */
export type OpenEnum<Known extends string> = Known | (string & {});

/** A text that is shown to people by its value, such as a status. `known` serves the type alone: any text is taken. */
export function openEnum<const Known extends string>(
  _known: readonly Known[],
): v.GenericSchema<string, OpenEnum<Known>> {
  return v.string();
}
