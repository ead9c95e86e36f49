import * as v from 'valibot';
import { type DaybookError, OutcomeUnknownError, type ServiceProblem } from '../errors.ts';
import { errorOf, problemSchema, type ResponseShape, reportsFailure } from './envelope.ts';

/** What became of one item of a batch, in the order sent. */
export type BatchItem<T> =
  | { isSaved: true; data: T }
  | { isSaved: false; statusCode: number | undefined; problems: ServiceProblem[] };

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

/** What became of one item that was sent, with its failure as other failures are told. */
export type ItemOutcome<T> = { isSaved: true; data: T } | { isSaved: false; error: DaybookError };

/**
 * The fate of each item as an outcome, in the order sent.
 * @param endpoint what was asked. @param count how many items were sent: of those that the answer leaves out nothing is known.
 */
export function outcomesOf<T>(items: readonly BatchItem<T>[], endpoint: string, count: number): ItemOutcome<T>[] {
  return Array.from({ length: count }, (_item, place): ItemOutcome<T> => {
    const item = items[place];
    if (!item)
      return { isSaved: false, error: new OutcomeUnknownError(`${endpoint} did not say what became of this.`) };
    if (item.isSaved) return item;
    const { statusCode = 400, problems } = item;
    const body = { result: 'FAILURE', error: problems };
    return { isSaved: false, error: errorOf({ endpoint, status: statusCode, body }) };
  });
}
