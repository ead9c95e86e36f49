import { ConfigurationError, DaybookError, RejectedError } from '../errors.ts';
import { type BatchItem, type ItemOutcome, outcomesOf } from '../http/batch.ts';
import { customDataProblem } from './customData.ts';
import { itemOf } from './formErrors.ts';

/** How far a save of many is. */
export interface SaveProgress {
  done: number;
  total: number;
}

/**
 * Gives each item of a request as it is to be sent right now, at its place, or what became of it where there is nothing to
 * send. Where it throws, these and those behind them are not sent; for the first request, the save throws it.
 */
export type PrepareItems<Item, Saved> = (batch: readonly Item[]) => Promise<readonly (Item | ItemOutcome<Saved>)[]>;

interface BatchOptions<Item, Saved> {
  /** Sends a request with these items. */
  send: (items: readonly Item[]) => Promise<BatchItem<Saved>[]>;
  /** What it asks, such as `POST /v6/banks/transactions`. */
  endpoint: string;
  onProgress?: ((progress: SaveProgress) => void) | undefined;
  /** Aborting it leaves out the requests that were not sent yet; the one that is on its way is awaited. */
  signal?: AbortSignal | undefined;
  /** Called before each request. Default: sends the items as they are, without those whose custom data exceed the limits. */
  prepare?: PrepareItems<Item, Saved> | undefined;
  /** Whether the service has just these custom data already: what it took once is not judged here. */
  isStored?: ((item: Item) => boolean) | undefined;
}

/** The interface does not say how many items a request may hold: as many as are answered within a second or two. */
const itemsARequest = 50;

/**
 * Saves items, some at a time and one request after the other.
 * @returns what became of each, in the order given; without those that were not sent, because the signal was aborted or a request
 *   before them failed as a whole.
 * @throws {DaybookError} if the first request fails as a whole: what became of each item in it is the same then.
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
  const savedBatch = async (sent: readonly Item[]) =>
    sent.length === 0 ? [] : outcomesOf(await send(sent), endpoint, sent.length);
  const outcomes: ItemOutcome<Saved>[] = [];
  for (let start = 0; start < items.length; start += itemsARequest) {
    if (signal?.aborted) break;
    const batch = items.slice(start, start + itemsARequest);
    const prepared = await prepare(batch).catch((error: unknown) => {
      if (start === 0) throw error;
    });
    if (!prepared || signal?.aborted) break;
    const sent = prepared.filter(isToSend);
    try {
      outcomes.push(...mergeOutcomes(prepared, await savedBatch(sent)));
    } catch (error) {
      if (start === 0 && !(error instanceof RejectedError && sent.length > 1)) throw error;
      const failures = sent.map((_item, place) => ({ isSaved: false as const, error: failureOf(error, place) }));
      outcomes.push(...mergeOutcomes(prepared, failures));
      if (!(error instanceof RejectedError)) break; // what could not be reached or is not allowed would fail again
    }
    onProgress?.({ done: outcomes.length, total: items.length });
  }
  return outcomes;
}

/** What an item has in any case, by which it is told from what became of one. */
interface Sendable {
  isSaved?: never;
  customData?: Record<string, unknown>;
}

function checked<Item extends Sendable>(item: Item, isStored: ((item: Item) => boolean) | undefined) {
  const problem = item.customData && customDataProblem(item.customData);
  if (problem === undefined || isStored?.(item)) return item;
  return { isSaved: false as const, error: new ConfigurationError(problem) };
}

/** The outcomes of what was sent, each at its place among what needed no sending. */
function mergeOutcomes<Item extends Sendable, Saved>(
  prepared: readonly (Item | ItemOutcome<Saved>)[],
  outcomes: readonly ItemOutcome<Saved>[],
): ItemOutcome<Saved>[] {
  const left = outcomes.values();
  return prepared.flatMap((each) => (isToSend(each) ? (left.next().value ?? []) : each));
}

function isToSend<Item extends Sendable, Saved>(prepared: Item | ItemOutcome<Saved>): prepared is Item {
  return !('isSaved' in prepared);
}

/** What the failure of a whole request says of one of its items. */
function failureOf(error: unknown, place: number): DaybookError {
  if (!(error instanceof DaybookError)) throw error;
  if (!(error instanceof RejectedError)) return error;
  const problems = error.problems.filter(({ param }) => (itemOf(param) ?? place) === place);
  const isOfOthers = problems.length === 0 && error.problems.length > 0;
  const told = problems.map(({ message }) => message).join(' ');
  const message = isOfOthers ? 'This was not saved, as something that was sent with it was refused.' : told;
  const { status, requestId } = error;
  return new RejectedError(message || error.message, { status, problems, requestId });
}
