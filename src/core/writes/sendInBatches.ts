import { ConfigurationError, DaybookError, RejectedError } from '../errors.ts';
import { type BatchItem, type ItemOutcome, outcomesOf } from '../http/batch.ts';
import { customDataProblem } from './customData.ts';
import { itemOf } from './formErrors.ts';

/** Progress of a save of several items. */
export interface SaveProgress {
  done: number;
  total: number;
}

/**
 * Returns each item of a request as it should be sent, or its outcome if there is nothing to send. If it throws, these and all
 * later items are not sent; for the first request, the save rejects with the error.
 */
export type PrepareItems<Item, Saved> = (batch: readonly Item[]) => Promise<readonly (Item | ItemOutcome<Saved>)[]>;

interface BatchOptions<Item, Saved> {
  send: (items: readonly Item[]) => Promise<BatchItem<Saved>[]>;
  /** For error messages, such as `POST /v6/banks/transactions`. */
  endpoint: string;
  onProgress?: ((progress: SaveProgress) => void) | undefined;
  /** Aborting skips requests that were not sent yet; one in flight is awaited. A save needs one that isn't aborted. */
  signal?: AbortSignal | undefined;
  /** Called before each request. Default: sends the items unchanged, except those whose custom data exceed the limits. */
  prepare?: PrepareItems<Item, Saved> | undefined;
  /** Whether this custom data is already stored and needs no limit check. */
  isStored?: ((item: Item) => boolean) | undefined;
}

/** The API sets no limit; a batch of this size takes a second or two. */
const itemsPerRequest = 50;

/**
 * Saves items in batches, one request after the other.
 * @returns the outcome of each item, in order; without those that were not sent because of an abort or an earlier failed
 *   request.
 * @throws {DaybookError} if the entire first request fails; the signal's reason if it is already aborted.
 */
export async function sendInBatches<Item extends Sendable, Saved>(
  items: readonly Item[],
  {
    send,
    endpoint,
    onProgress,
    signal,
    isStored,
    prepare = async (batch) => batch.map((item) => checked(item, isStored)),
  }: BatchOptions<Item, Saved>,
): Promise<ItemOutcome<Saved>[]> {
  signal?.throwIfAborted();
  const savedBatch = async (sent: readonly Item[]) =>
    sent.length === 0 ? [] : outcomesOf(await send(sent), endpoint, sent.length);
  const outcomes: ItemOutcome<Saved>[] = [];
  for (let start = 0; start < items.length; start += itemsPerRequest) {
    if (signal?.aborted) break;
    const batch = items.slice(start, start + itemsPerRequest);
    const prepared = await prepare(batch).catch((error: unknown) => {
      if (start === 0) throw error;
    });
    if (!prepared || signal?.aborted) break;
    const sent = prepared.filter(isToSend);
    try {
      outcomes.push(...mergeOutcomes(prepared, await savedBatch(sent)));
    } catch (error) {
      if (start === 0 && !(error instanceof RejectedError && sent.length > 1)) throw error;
      const failures = sent.map((_, index) => ({ isSaved: false as const, error: failureOf(error, index) }));
      outcomes.push(...mergeOutcomes(prepared, failures));
      if (!(error instanceof RejectedError)) break; // the next request would fail too
    }
    const progress = { done: outcomes.length, total: items.length };
    queueMicrotask(() => onProgress?.(progress)); // what the host throws fails no save
  }
  return outcomes;
}

/** What every item has in common. Only outcomes have `isSaved`. */
interface Sendable {
  isSaved?: never;
  customData?: Record<string, unknown>;
}

function checked<Item extends Sendable>(item: Item, isStored: ((item: Item) => boolean) | undefined) {
  const problem = item.customData && customDataProblem(item.customData);
  if (problem === undefined || isStored?.(item)) return item;
  return { isSaved: false as const, error: new ConfigurationError(problem) };
}

/** Merges the outcomes of sent items with those that needed no request, in the original order. */
function mergeOutcomes<Item extends Sendable, Saved>(
  prepared: readonly (Item | ItemOutcome<Saved>)[],
  outcomes: readonly ItemOutcome<Saved>[],
): ItemOutcome<Saved>[] {
  const remaining = outcomes.values();
  return prepared.flatMap((each) => (isToSend(each) ? (remaining.next().value ?? []) : each));
}

function isToSend<Item extends Sendable, Saved>(prepared: Item | ItemOutcome<Saved>): prepared is Item {
  return !('isSaved' in prepared);
}

/** The error of one item if its entire request failed. */
function failureOf(error: unknown, index: number): DaybookError {
  if (!(error instanceof DaybookError)) throw error;
  if (!(error instanceof RejectedError)) return error;
  const problems = error.problems.filter(({ param }) => (itemOf(param) ?? index) === index);
  const isCausedByOthers = problems.length === 0 && error.problems.length > 0;
  const messages = problems.map(({ message }) => message).join(' ');
  const message = isCausedByOthers ? 'Not saved, because another item of the same request was rejected.' : messages;
  const { status, requestId } = error;
  return new RejectedError(message || error.message, { status, problems, requestId });
}
