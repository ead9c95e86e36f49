import type { BatchItem } from '../../core/http/batch.ts';
import type { HttpClient } from '../../core/http/http.ts';
import { type JournalEntry, journalEntryBatchShape, journalEntryShape } from './schema.ts';

/** A line as it is saved: either its debit or its credit is positive, the other is 0. Minor units. */
export interface JournalEntryLineItem {
  glAccountId: string;
  drAmount: number;
  crAmount: number;
}

/** How often an entry recurs. */
export interface JournalEntryRecurrenceItem {
  /** Of an entry that recurs already: which entries the change is for, such as `FUTURE_ONLY`. */
  updateType?: string;
  /** Such as `MONTHLY`. */
  frequency: string;
  /** Every so many of them: a whole number. */
  interval?: number;
  /** `YYYY-MM-DD`. */
  endDate?: string | null;
}

/**
 * A journal entry as it is saved. What is left out stays, or is lost where a service replaces: send all that is to stay. There
 * is no date: the service says on which day an entry is.
 */
export interface JournalEntryItem {
  /** Of an entry that is there already; without it, a new one. */
  id?: string;
  description?: string;
  recurrence?: JournalEntryRecurrenceItem | null;
  apiName?: string;
  /** Of a new one, by which a second try of the same one is known for what it is. */
  apiSourceId?: string;
  bankAccountId?: string | null;
  dimensionValueIds?: string[];
  /** At least two, whose debits and credits add up to the same. */
  children?: JournalEntryLineItem[];
  attachmentIds?: string[];
  /** At most 50 keys. */
  customData?: Record<string, unknown>;
}

const path = '/v6/accounting/manualJournalEntries';

interface OneEntry {
  journalEntryId: string;
  signal?: AbortSignal;
}

/** One journal entry. */
export function getJournalEntry(http: HttpClient, { journalEntryId, signal }: OneEntry): Promise<JournalEntry> {
  return http.read({
    method: 'GET',
    path: `${path}/${encodeURIComponent(journalEntryId)}`,
    response: journalEntryShape,
    signal,
  });
}

/** Saves journal entries. @returns the outcome of each, in the order sent. */
export function saveJournalEntries(
  http: HttpClient,
  data: readonly JournalEntryItem[],
): Promise<BatchItem<JournalEntry>[]> {
  return http.write({ method: 'POST', path, body: { data }, response: journalEntryBatchShape });
}
