import * as v from 'valibot';
import { parseDatetime } from '../dates/parseDatetime.ts';
import { type PlainDate, toPlainDate } from '../dates/plainDate.ts';
import { type Minor, toMinor } from '../money/minor.ts';

/** An amount in minor units: a whole number, exact. */
export const minorSchema: v.GenericSchema<number, Minor> = v.pipe(v.number(), v.safeInteger(), v.transform(toMinor));

/** A decimal number, as text so that no digit is lost. The interface gives no type for some of them: a JSON number counts, too. */
export const decimalSchema: v.GenericSchema<unknown, string> = v.union([
  v.string(),
  v.pipe(v.number(), v.finite(), v.transform(String)),
]);

/** A day in the books, `YYYY-MM-DD`, that exists. */
export const plainDateSchema: v.GenericSchema<string, PlainDate> = textRead(toPlainDate, 'day as YYYY-MM-DD');

/** A moment; one without a zone is UTC. */
export const datetimeSchema: v.GenericSchema<string, Date> = textRead(parseDatetime, 'datetime as ISO 8601 in UTC');

/** A moment as it was written: its fractions of a second may be finer than those of a `Date`. */
export const datetimeTextSchema: v.GenericSchema<string, string> = textRead((text) => {
  parseDatetime(text);
  return text;
}, 'datetime as ISO 8601 in UTC');

/**
 * What a host keeps with a document, as it came: the library's own schemas leave out members with names such as `constructor`,
 * which are the host's too.
 */
export const customDataSchema: v.GenericSchema<unknown, Record<string, unknown>> = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>; // JSON
    addIssue({ expected: 'Object' });
    return NEVER;
  }),
);

/** One of the known values, or one that the service learned since, which is kept as it came. */
export type OpenEnum<Known extends string> = Known | (string & {});

/** A text that is shown to people by its value, such as a status. `known` serves the type alone: every text is taken. */
export function openEnum<const Known extends string>(
  _known: readonly Known[],
): v.GenericSchema<string, OpenEnum<Known>> {
  return v.string();
}

function textRead<T>(read: (text: string) => T, expected: string): v.GenericSchema<string, T> {
  return v.pipe(
    v.string(),
    v.rawTransform<string, T>(({ dataset, addIssue, NEVER }) => {
      try {
        return read(dataset.value);
      } catch {
        addIssue({ expected });
        return NEVER;
      }
    }),
  );
}
