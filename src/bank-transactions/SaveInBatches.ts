import { type ItemOutcome, outcomesOf } from '../core/http/batch.ts';
import { ConfigurationError, DaybookError, RejectedError } from '../core/http/errors.ts';
import type { HttpClient } from '../core/http/httpClient.ts';
import { itemOf } from '../core/query/formErrors.ts';
import { type BankTransactionItem, saveBankTransactions } from './api.ts';
import { customDataProblem } from './rules.ts';
import type { BankTransaction } from './schema.ts';

export type SaveOutcome = ItemOutcome<BankTransaction>;

/**
 * Gives each item of a request as it is to be sent right now, at its place, or what became of it where there is nothing to
 * send. Where it throws, these and those behind them are not sent; for the first request, the save throws it.
 */
export type Renew = (batch: readonly BankTransactionItem[]) => Promise<readonly Renewed[]>;

type Renewed = BankTransactionItem | SaveOutcome;

interface BatchOptions {
  onProgress: ((progress: { done: number; total: number }) => void) | undefined;
  isCalledOff: (() => boolean) | undefined;
  /** Called before each request. Without it, items go as they are, save those whose custom data are beyond the limits. */
  renew?: Renew | undefined;
  /** Whether the service has just these custom data already: what it took once is not judged here. */
  isStored?: ((item: BankTransactionItem) => boolean) | undefined;
}

/** The interface does not say how many items a request may hold: as many as are answered within a second or two. */
const itemsARequest = 50;

/**
 * Saves items, some at a time and one request after the other.
 * @returns what became of each, in the order given; without those that were not sent, because it was called off or a request
 *   before them failed as a whole.
 * @throws {DaybookError} if the first request fails as a whole: what became of each item in it is the same then.
 */
export async function saveInBatches(
  http: HttpClient,
  items: readonly BankTransactionItem[],
  {
    onProgress,
    isCalledOff,
    isStored,
    renew = async (batch) => batch.map((item) => checked(item, isStored)),
  }: BatchOptions,
): Promise<SaveOutcome[]> {
  const outcomes: SaveOutcome[] = [];
  for (let start = 0; start < items.length; start += itemsARequest) {
    if (isCalledOff?.()) break;
    const batch = items.slice(start, start + itemsARequest);
    const renewed = await renew(batch).catch((error: unknown) => {
      if (start === 0) throw error;
    });
    if (!renewed || isCalledOff?.()) break;
    const sent = renewed.filter(isToSend);
    try {
      outcomes.push(...withSettled(renewed, await savedBatch(http, sent)));
    } catch (error) {
      if (start === 0 && !(error instanceof RejectedError && sent.length > 1)) throw error;
      const failures = sent.map((_item, place) => ({ isSaved: false as const, error: failureOf(error, place) }));
      outcomes.push(...withSettled(renewed, failures));
      if (!(error instanceof RejectedError)) break; // what could not be reached or is not allowed would fail again
    }
    onProgress?.({ done: outcomes.length, total: items.length });
  }
  return outcomes;
}

function checked(item: BankTransactionItem, isStored: BatchOptions['isStored']): Renewed {
  const problem = item.customData && customDataProblem(item.customData);
  return problem === undefined || isStored?.(item) ? item : { isSaved: false, error: new ConfigurationError(problem) };
}

async function savedBatch(http: HttpClient, items: readonly BankTransactionItem[]): Promise<SaveOutcome[]> {
  if (items.length === 0) return [];
  return outcomesOf(await saveBankTransactions(http, items), 'POST /v6/banks/transactions', items.length);
}

/** The outcomes of what was sent, each at its place among what needed no sending. */
function withSettled(renewed: readonly Renewed[], outcomes: readonly SaveOutcome[]): SaveOutcome[] {
  const left = outcomes.values();
  return renewed.flatMap((each) => (isToSend(each) ? (left.next().value ?? []) : each));
}

function isToSend(renewed: Renewed): renewed is BankTransactionItem {
  return !('isSaved' in renewed);
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
