import * as v from 'valibot';
import type { ErrorType } from './errors.ts';

/** A problem in a failure response. */
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

/** The response to every failed request. */
export const failureSchema = v.strictObject({
  result: v.literal('FAILURE'),
  data: v.null(),
  error: v.pipe(v.array(errorItem), v.minLength(1)),
});

const succeeded = v.literal('SUCCESS');

/** A response with one object. */
export const responseOf = <Data extends v.GenericSchema>(data: Data) => v.strictObject({ result: succeeded, data });

/** The cursors of the next and the previous page. */
export const cursorSchema = v.strictObject({ after: v.string(), before: v.optional(v.string()) });

/** A page of a list. The cursor is absent on the last page. */
export const pageOf = <Item extends v.GenericSchema, Extra extends v.ObjectEntries = Record<never, never>>(
  item: Item,
  extra = {} as Extra,
) => v.strictObject({ result: succeeded, data: v.array(item), cursor: v.optional(cursorSchema), ...extra });

/** The outcome of each item in a batch, in order. */
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
    /** If no item was saved: all problems, with params such as `data[1].amount`. */
    error: v.optional(v.pipe(v.array(errorItem), v.minLength(1))),
  });
