import type { Chart } from '../posting/chart.ts';
import { type Posting, PostingError } from '../posting/posting.ts';
import type { JournalEntryRecord } from '../sample-company/books.ts';

/**
 * What a manual journal entry posts, for both accounting methods: its lines as they stand. An inactive one posts nothing.
 * @throws {PostingError} if a line has a debit and a credit. Whether the entry balances is checked for all postings alike.
 */
export function journalEntryPostings(entry: JournalEntryRecord, chart: Pick<Chart, 'bankAccount'>): Posting[] {
  if (entry.status === 'INACTIVE') return [];
  if (entry.children.some((line) => line.drAmount !== 0 && line.crAmount !== 0)) {
    throw new PostingError(`${entry.id}: a line has either a debit or a credit.`);
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
