import * as v from 'valibot';
import type { ErrorType } from './errors.ts';

/** One thing that is wrong, as a failure says it. */
export const errorItem = v.strictObject({
  type: v.picklist([
    'UNKNOWN_ERROR',
    'INVALID_TOKEN',
    'EXPIRED_TOKEN',
    'FORBIDDEN',
    'BAD_REQUEST',
    'JSON_ERROR',
    'DUPLICATE',
    'REQUIRED',
    'INVALID_VALUE',
    'NOT_MODIFIABLE',
    'INVALID_FORMAT',
    'NOT_FOUND',
  ] satisfies ErrorType[]),
  message: v.string(),
  param: v.optional(v.string()),
});

/** The answer to every request that fails. */
export const failureAnswer = v.strictObject({
  result: v.literal('FAILURE'),
  data: v.null(),
  error: v.pipe(v.array(errorItem), v.minLength(1)),
});

const succeeded = v.literal('SUCCESS');

/** An answer with one object. */
export const answerOf = <Data extends v.GenericSchema>(data: Data) => v.strictObject({ result: succeeded, data });

/** Where a list goes on, `after` this page and `before` it. */
export const cursorAnswer = v.strictObject({ after: v.string(), before: v.optional(v.string()) });

/** A page of a list. The cursor is absent on the last page. */
export const pageOf = <Item extends v.GenericSchema, Extra extends v.ObjectEntries = Record<never, never>>(
  item: Item,
  extra = {} as Extra,
) => v.strictObject({ result: succeeded, data: v.array(item), cursor: v.optional(cursorAnswer), ...extra });

/** What became of each item of a batch, in their order. */
export const batchOf = <Item extends v.GenericSchema>(item: Item) =>
  v.strictObject({
    result: v.picklist(['SUCCESS', 'FAILURE']),
    data: v.array(
      v.union([
        v.strictObject({ result: succeeded, statusCode: v.number(), data: item }),
        v.strictObject({
          result: v.literal('FAILURE'),
          statusCode: v.number(),
          data: v.null(),
          error: v.pipe(v.array(errorItem), v.minLength(1)),
        }),
      ]),
    ),
    /** If no item was saved: everything that is wrong, by its place such as `data[1].amount`. */
    error: v.optional(v.pipe(v.array(errorItem), v.minLength(1))),
  });
