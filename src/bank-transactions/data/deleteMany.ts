import { DaybookError, ForbiddenError, NotFoundError, RejectedError } from '../../core/errors.ts';
import type { HttpClient } from '../../core/http/http.ts';
import { mapConcurrent } from '../../core/query/mapConcurrent.ts';
import { deleteBankTransaction } from './api.ts';

export type DeleteOutcome = { isDeleted: true } | { isDeleted: false; error: DaybookError };

interface DeleteOptions {
  onProgress?: ((progress: { done: number; total: number }) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Deletes transactions, one request each and a few at a time: the service has no bulk endpoint.
 * @returns an outcome for each, in their order; undefined for those not sent because the signal was aborted, or because an earlier
 *   one failed for a reason that applies to all. A missing transaction counts as deleted.
 * @throws {ForbiddenError} if the user lacks permission and none was deleted.
 */
export async function deleteMany(
  http: HttpClient,
  ids: readonly string[],
  { onProgress, signal }: DeleteOptions,
): Promise<(DeleteOutcome | undefined)[]> {
  const outcomes: (DeleteOutcome | undefined)[] = ids.map(() => undefined);
  let done = 0;
  let isStopped = false;
  await mapConcurrent(
    ids,
    async (id, place) => {
      const outcome = await deleteOne(http, id);
      outcomes[place] = outcome;
      isStopped ||= !outcome.isDeleted && !(outcome.error instanceof RejectedError);
      done += 1;
      onProgress?.({ done, total: ids.length });
    },
    () => !isStopped && !signal?.aborted,
  );
  const forbidden = outcomes.find(
    (outcome) => outcome && !outcome.isDeleted && outcome.error instanceof ForbiddenError,
  );
  if (forbidden && !forbidden.isDeleted && !outcomes.some((outcome) => outcome?.isDeleted)) throw forbidden.error;
  return outcomes;
}

async function deleteOne(http: HttpClient, id: string): Promise<DeleteOutcome> {
  try {
    await deleteBankTransaction(http, id);
  } catch (error) {
    if (!(error instanceof DaybookError)) throw error;
    if (!(error instanceof NotFoundError)) return { isDeleted: false, error };
  }
  return { isDeleted: true };
}
