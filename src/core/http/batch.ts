import * as v from 'valibot';
import { errorItemSchema, type ResponseShape } from './envelope.ts';
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
    v.object({ result: v.literal('FAILURE'), statusCode: v.nullish(v.number()), error: v.array(errorItemSchema) }),
    v.transform(
      ({ statusCode, error }): BatchItem<T> => ({
        isSaved: false,
        statusCode: statusCode ?? undefined,
        problems: error,
      }),
    ),
  );
  const item = v.lazy((input) => (isRefused(input) ? refused : saved));
  return {
    isBatch: true,
    schema: v.pipe(
      v.object({ data: v.array(item) }),
      v.transform(({ data }) => data),
    ),
  };
}

function isRefused(input: unknown): boolean {
  return v.is(v.object({ result: v.literal('FAILURE') }), input);
}
