import * as v from 'valibot';

/** Optional; null counts as omitted. */
export const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.nullish(schema),
    v.transform((value) => value ?? undefined),
  );

/** An object with these members; others are ignored. */
export const members = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.custom<Record<string, unknown>>(isRecord, 'This must be an object.'), v.object(entries));

/** Whether the value is an object and not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A string that Postgres can store: without U+0000 and unpaired surrogates. */
export const text = v.pipe(
  v.string('This must be a string.'),
  v.check((value) => !/[\0\p{Surrogate}]/u.test(value), 'This text contains a character that can’t be stored.'),
);

/** A value of an open enum: partners define their own values. */
export const openWord = v.pipe(
  v.string('This must be an uppercase word, such as EXPENSE.'),
  v.regex(/^[A-Z][A-Z0-9_]{0,49}$/, 'This must be an uppercase word of at most 50 characters, such as EXPENSE.'),
);

/** Undefined if omitted, null to clear. */
export const clearable = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema));

/** A list of ids, at most a thousand. */
export const ids = v.pipe(
  v.array(text, 'This must be a list of ids.'),
  v.maxLength(1000, 'This list can have at most 1000 ids.'),
);

/** Paging parameters. */
export const paging = {
  cursor: optional(v.string('The cursor must be a string.')),
  limit: v.nullish(wholeNumber(1, 250, 'The limit must be a whole number from 1 to 250.'), 100),
};

/** From `min` to `max`, inclusive. Reports at most one problem. */
export function wholeNumber(min: number, max: number, message: string) {
  const inBounds = v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message));
  return v.config(inBounds, { abortPipeEarly: true });
}
