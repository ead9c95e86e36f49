import type { Chart } from '../posting/chart.ts';
import { type Posting, PostingError } from '../posting/posting.ts';
import type { JournalEntryRecord } from '../sample-company/books.ts';

/**
 * The posting of a manual journal entry, for both accounting methods: its lines. An inactive entry posts nothing.
 * @throws {PostingError} if a line has both a debit and a credit. Balance is checked later, as for all postings.
 */
export function journalEntryPostings(entry: JournalEntryRecord, chart: Pick<Chart, 'bankAccount'>): Posting[] {
  if (entry.status === 'INACTIVE') return [];
  if (entry.children.some((line) => line.drAmount !== 0 && line.crAmount !== 0)) {
    throw new PostingError(`${entry.id}: a line must have either a debit or a credit, not both.`);
  }
  return [
    {
      sourceKind: 'JOURNAL_ENTRY',
      sourceId: entry.id,
      date: entry.date,
      basis: 'BOTH',
      description: entry.description,
      displayName: 'Journal entry',
      secondaryDisplayName: entry.bankAccountId
        ? chart.bankAccount(entry.bankAccountId).displayName
        : entry.description,
      ownGlAccountId: null,
      lines: entry.children.map((line) => ({
        ...line,
        description: entry.description,
        customerId: null,
        dimensionValueIds: entry.dimensionValueIds,
      })),
    },
  ];
}
