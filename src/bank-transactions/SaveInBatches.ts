import { type ItemOutcome, outcomesOf } from '../core/http/batch.ts';
import { DaybookError, RejectedError } from '../core/http/errors.ts';
import type { HttpClient } from '../core/http/httpClient.ts';
import { itemOf } from '../core/query/formErrors.ts';
import { type BankTransactionItem, saveBankTransactions } from './api.ts';
import type { BankTransaction } from './schema.ts';

export type SaveOutcome = ItemOutcome<BankTransaction>;

interface BatchOptions {
  onProgress: ((progress: { done: number; total: number }) => void) | undefined;
  isCalledOff: (() => boolean) | undefined;
}

/** The interface does not say how many items a request may hold: as many as are answered within a second or two. */
export const itemsARequest = 50;

/**
 * Saves items, some at a time and one request after the other.
 * @returns what became of each, in the order given; without those that were not sent, because it was called off or a request
 *   before them failed as a whole.
 * @throws {DaybookError} if the first request fails as a whole: what became of each item in it is the same then.
 */
export async function saveInBatches(
  http: HttpClient,
  items: readonly BankTransactionItem[],
  { onProgress, isCalledOff }: BatchOptions,
): Promise<SaveOutcome[]> {
  const outcomes: SaveOutcome[] = [];
  for (let start = 0; start < items.length; start += itemsARequest) {
    if (isCalledOff?.()) break;
    const batch = items.slice(start, start + itemsARequest);
    try {
      outcomes.push(
        ...outcomesOf(await saveBankTransactions(http, batch), 'POST /v6/banks/transactions', batch.length),
      );
    } catch (error) {
      if (start === 0 && !(error instanceof RejectedError && batch.length > 1)) throw error;
      outcomes.push(...batch.map((_item, place) => ({ isSaved: false as const, error: failureOf(error, place) })));
      if (!(error instanceof RejectedError)) break; // what could not be reached or is not allowed would fail again
    }
    onProgress?.({ done: outcomes.length, total: items.length });
  }
  return outcomes;
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
