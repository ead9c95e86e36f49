import * as v from 'valibot';

/** Optional, where null counts as left out. */
export const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.nullish(schema),
    v.transform((value) => value ?? undefined),
  );

/** An object with the members named; others are ignored. */
export const members = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.custom<Record<string, unknown>>(
      (input) => typeof input === 'object' && input !== null && !Array.isArray(input),
      'This must be an object.',
    ),
    v.object(entries),
  );

/** A text that the database can hold: without U+0000 and without halves of surrogate pairs, which are no characters. */
export const text = v.pipe(
  v.string('This must be a text.'),
  v.check((value) => !/[\0\p{Surrogate}]/u.test(value), 'This text holds a character that cannot be stored.'),
);

/** A word of a set that is open: partners have kinds of their own. */
export const openWord = v.pipe(
  v.string('This must be a word in capitals, such as EXPENSE.'),
  v.regex(/^[A-Z][A-Z0-9_]{0,49}$/, 'This must be a word in capitals of at most 50 letters, such as EXPENSE.'),
);

/** Undefined for what is left out, null for what is cleared. */
export const clearable = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema));

/** A list of ids, at most a thousand. */
export const ids = v.pipe(
  v.array(text, 'This must be a list of ids.'),
  v.maxLength(1000, 'This list may hold at most 1000 ids.'),
);

/** Where a list goes on, and how much of it to answer. */
export const paging = {
  cursor: optional(v.string('The cursor must be a text.')),
  limit: v.nullish(wholeNumber(1, 250, 'The limit is a whole number from 1 to 250.'), 100),
};

/** From `least` to `most`, both included. Whatever is wrong with it is said once. */
export function wholeNumber(least: number, most: number, message: string) {
  const inBounds = v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message));
  return v.config(inBounds, { abortPipeEarly: true });
}
