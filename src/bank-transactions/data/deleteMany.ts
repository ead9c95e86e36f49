import { DaybookError, NotFoundError, RejectedError } from '../../core/errors.ts';
import type { HttpClient } from '../../core/http/http.ts';
import { mapConcurrent } from '../../core/http/mapConcurrent.ts';
import { deleteBankTransaction } from './api.ts';

export type DeleteOutcome = { isDeleted: true } | { isDeleted: false; isSent: boolean; error: DaybookError };

/**
 * Deletes transactions, one request each and a few at a time: the service has no bulk endpoint.
 * @param leaving once it aborts, because the page is left or the session ends, all the others are sent before the event returns.
 * @returns an outcome for each, by id. If one fails for a reason that applies to all, the later ones are not sent and have its
 *   error. A missing transaction counts as deleted.
 */
export async function deleteMany(
  http: HttpClient,
  ids: readonly string[],
  leaving: AbortSignal,
): Promise<ReadonlyMap<string, DeleteOutcome>> {
  const outcomes = new Map<string, DeleteOutcome>();
  const started = new Map<string, Promise<void>>();
  let stopped: DaybookError | undefined;
  const start = (id: string): Promise<void> => {
    const sending = started.get(id) ?? remove(id);
    started.set(id, sending);
    return sending;
  };
  const remove = async (id: string) => {
    const outcome = await deleteOne(http, id, leaving.aborted);
    outcomes.set(id, outcome);
    if (!outcome.isDeleted && !(outcome.error instanceof RejectedError)) stopped ??= outcome.error;
  };
  const startAll = () => {
    for (const id of ids) start(id);
  };
  leaving.addEventListener('abort', startAll);
  if (leaving.aborted) startAll();
  else await mapConcurrent(ids, start, () => !stopped && !leaving.aborted);
  await Promise.all(started.values());
  leaving.removeEventListener('abort', startAll);
  if (stopped) for (const id of ids) if (!outcomes.has(id)) outcomes.set(id, { ...notSent, error: stopped });
  return outcomes;
}

const notSent = { isDeleted: false, isSent: false } as const;

async function deleteOne(http: HttpClient, id: string, isUnloading: boolean): Promise<DeleteOutcome> {
  try {
    await deleteBankTransaction(http, id, { keepalive: true, isUnloading });
  } catch (error) {
    if (!(error instanceof DaybookError)) throw error;
    if (!(error instanceof NotFoundError)) return { isDeleted: false, isSent: true, error };
  }
  return { isDeleted: true };
}
