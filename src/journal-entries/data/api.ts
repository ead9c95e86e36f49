import type { BatchItem } from '../../core/http/batch.ts';
import type { HttpClient } from '../../core/http/http.ts';
import { type JournalEntry, journalEntryBatchShape, journalEntryShape } from './schema.ts';

/** A line to save, in minor units: either its debit or its credit is positive; the other is 0. */
export interface JournalEntryLineItem {
  /** The account that the line posts to. */
  glAccountId: string;
  /** The debit, in minor units. */
  drAmount: number;
  /** The credit, in minor units. */
  crAmount: number;
}

/** The recurrence to save. */
export interface JournalEntryRecurrenceItem {
  /** Which entries the change applies to, such as `FUTURE_ONLY`. Required if the saved entry recurs. */
  updateType?: string;
  /** For example `MONTHLY`. */
  frequency: string;
  /** A whole number, such as 3 for every 3 months. */
  interval?: number;
  /** `YYYY-MM-DD`. */
  endDate?: string | null;
}

/**
 * A journal entry to save. Send every value that should stay: an omitted member may be left unchanged or deleted, depending on
 * the service. There is no date: the service assigns it.
 */
export interface JournalEntryItem {
  /** Omit it to create an entry. */
  id?: string;
  /** The user’s text. */
  description?: string;
  /** Null for an entry that doesn’t recur. */
  recurrence?: JournalEntryRecurrenceItem | null;
  /** What creates it, such as `MANUAL_ENTRY`. */
  apiName?: string;
  /** Identifies repeated attempts to create the same entry, so that a retry doesn't duplicate it. */
  apiSourceId?: string;
  /** A bank account that the entry belongs to. */
  bankAccountId?: string | null;
  /** The values of its classes. */
  dimensionValueIds?: string[];
  /** At least two lines, with equal total debits and credits. */
  children?: JournalEntryLineItem[];
  /** Receipts and other files. */
  attachmentIds?: string[];
  /** At most 50 keys. */
  customData?: Record<string, unknown>;
}

const path = '/v6/accounting/manualJournalEntries';

/** One journal entry. */
export function getJournalEntry(
  http: HttpClient,
  { journalEntryId, signal }: { journalEntryId: string; signal?: AbortSignal },
): Promise<JournalEntry> {
  return http.read({
    method: 'GET',
    path: `${path}/{id}`,
    id: journalEntryId,
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
