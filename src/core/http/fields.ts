import * as v from 'valibot';
import { parseDatetime } from '../dates/parseDatetime.ts';
import { type PlainDate, toPlainDate } from '../dates/plainDate.ts';
import { type Minor, toMinor } from '../money/minor.ts';

/** An amount in minor units. */
export const minorSchema: v.GenericSchema<number, Minor> = v.pipe(v.number(), v.safeInteger(), v.transform(toMinor));

/** A decimal number as a string, so that no digit is lost. The API doesn't specify a type for some, so a JSON number is valid too. */
export const decimalSchema: v.GenericSchema<unknown, string> = v.union([
  v.string(),
  v.pipe(v.number(), v.finite(), v.transform(String)),
]);

/** A calendar date, `YYYY-MM-DD`. */
export const plainDateSchema: v.GenericSchema<string, PlainDate> = textRead(toPlainDate, 'date as YYYY-MM-DD');

/** A datetime; UTC if it has no time zone. */
export const datetimeSchema: v.GenericSchema<string, Date> = textRead(parseDatetime, 'datetime as ISO 8601 in UTC');

/** A datetime as an unchanged string: its fractions of a second may be finer than a `Date`'s. */
export const datetimeTextSchema: v.GenericSchema<string, string> = textRead((text) => {
  parseDatetime(text);
  return text;
}, 'datetime as ISO 8601 in UTC');

/**
 * Custom data of a document, unchanged: the library's own schemas would drop members with names such as `constructor`, which
 * are valid here.
 */
export const customDataSchema: v.GenericSchema<unknown, Record<string, unknown>> = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>; // JSON
    addIssue({ expected: 'Object' });
    return NEVER;
  }),
);

/** One of the known values, or a newer one that the service added. */
export type OpenEnum<Known extends string> = Known | (string & {});

/** A value of an open set, such as a status. The known values are only for the type: every string is valid. */
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
