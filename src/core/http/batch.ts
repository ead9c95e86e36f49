import * as v from 'valibot';
import { problemSchema, type ResponseShape, reportsFailure } from './envelope.ts';
import type { Problem } from './errors.ts';

/** What became of one item of a batch, in the order sent. */
export type BatchItem<T> =
  | { isSaved: true; data: T }
  | { isSaved: false; statusCode: number | undefined; problems: Problem[] };

/** An answer that tells each item's fate; the same body comes with 200, 207 and 400. */
export function batchOf<T>(itemSchema: v.GenericSchema<unknown, T>): ResponseShape<BatchItem<T>[]> {
  const saved = v.pipe(
    v.object({ result: v.nullish(v.literal('SUCCESS')), data: itemSchema }),
    v.transform(({ data }): BatchItem<T> => ({ isSaved: true, data })),
  );
  const refused = v.pipe(
    v.object({ statusCode: v.nullish(v.number()), error: v.nullish(v.array(problemSchema), []) }),
    v.transform(
      ({ statusCode, error }): BatchItem<T> => ({
        isSaved: false,
        statusCode: statusCode ?? undefined,
        problems: error,
      }),
    ),
  );
  const item = v.lazy((input) => (reportsFailure(input) ? refused : saved));
  const items = v.array(item);
  // A failure without items is one of the whole request, and its errors must not pass for an empty batch.
  const batch = v.lazy((body) => v.object({ data: reportsFailure(body) ? v.pipe(items, v.nonEmpty()) : items }));
  return {
    isBatch: true,
    schema: v.pipe(
      batch,
      v.transform(({ data }) => data),
    ),
  };
}
