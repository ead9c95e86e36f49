import * as v from 'valibot';
import { type DaybookError, OutcomeUnknownError, type ServiceProblem } from '../errors.ts';
import { errorOf, problemSchema, type ResponseShape, reportsFailure } from './envelope.ts';

/** The result of one item of a batch. */
export type BatchItem<T> =
  | { isSaved: true; data: T }
  | { isSaved: false; statusCode: number | undefined; problems: ServiceProblem[] };

/** A response with a result for each item, in the order sent. The same body is used for 200, 207 and 400. */
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
  // A failure without items concerns the entire request: its errors must not be read as an empty batch.
  const batch = v.lazy((body) => v.object({ data: reportsFailure(body) ? v.pipe(items, v.nonEmpty()) : items }));
  return {
    isBatch: true,
    schema: v.pipe(
      batch,
      v.transform(({ data }) => data),
    ),
  };
}

/** The result of one item, with a failure as a `DaybookError`. */
export type ItemOutcome<T> = { isSaved: true; data: T } | { isSaved: false; error: DaybookError };

/**
 * The outcome of each item, in the order sent.
 * @param endpoint for error messages. @param count of items sent: items missing from the response have an unknown outcome.
 */
export function outcomesOf<T>(items: readonly BatchItem<T>[], endpoint: string, count: number): ItemOutcome<T>[] {
  return Array.from({ length: count }, (_, index): ItemOutcome<T> => {
    const item = items[index];
    if (!item)
      return { isSaved: false, error: new OutcomeUnknownError(`${endpoint} returned no result for this item.`) };
    if (item.isSaved) return item;
    const { statusCode = 400, problems } = item;
    const body = { result: 'FAILURE', error: problems };
    return { isSaved: false, error: errorOf({ endpoint, status: statusCode, body }) };
  });
}
