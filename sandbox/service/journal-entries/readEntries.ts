import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { notFound } from '../http/errors.ts';
import { loadReferences } from '../references/loadReferences.ts';
import type { Access } from '../tokens/access.ts';
import { totalOf } from './lines.ts';
import type { JournalEntryJson } from './schema.ts';
import { journalEntries, journalEntryLines } from './tables.ts';

export type JournalEntryRow = typeof journalEntries.$inferSelect;

/** Finds an entry of a visible company. */
export async function findJournalEntry(
  database: Database,
  { companyIds }: Pick<Access, 'companyIds'>,
  id: string,
): Promise<JournalEntryRow | undefined> {
  const [entry] = await database
    .select()
    .from(journalEntries)
    .where(and(eq(journalEntries.id, id), inArray(journalEntries.companyId, companyIds)));
  return entry;
}

/** The lines of an entry, in order. */
export function readLinesOf(database: Database, journalEntryId: string) {
  return database
    .select()
    .from(journalEntryLines)
    .where(eq(journalEntryLines.journalEntryId, journalEntryId))
    .orderBy(asc(journalEntryLines.position));
}

/**
 * Loads the JSON of an entry.
 * @throws {HttpError} 404 if it doesn't exist or isn't visible.
 */
export async function journalEntryJson(
  database: Database,
  access: Pick<Access, 'companyIds'>,
  id: string,
): Promise<JournalEntryJson> {
  const entry = await findJournalEntry(database, access, id);
  if (!entry) throw notFound('There is no such journal entry.');
  const lines = await readLinesOf(database, id);
  const references = await loadReferences(database, {
    glAccounts: lines.map(({ glAccountId }) => glAccountId),
    attachments: entry.attachmentIds,
    dimensionValues: entry.dimensionValueIds,
  });
  return {
    id,
    status: entry.status,
    date: entry.date,
    description: entry.description,
    amount: totalOf(lines, 'drAmount'),
    recurrence: recurrenceOf(entry),
    apiName: entry.apiName,
    apiSourceId: entry.apiSourceId,
    bankAccount: entry.bankAccountId === null ? null : { id: entry.bankAccountId },
    dimensionValues: references.dimensionValues(entry.dimensionValueIds),
    children: lines.flatMap(({ glAccountId, drAmount, crAmount }) => {
      const glAccount = references.glAccount(glAccountId);
      return glAccount ? [{ glAccount, amount: drAmount - crAmount, crAmount, drAmount }] : [];
    }),
    attachments: entry.attachmentIds.flatMap((attachmentId) => references.attachment(attachmentId) ?? []),
    customData: entry.customData,
  };
}

/** The recurrence of an entry; null if it doesn't recur. */
export function recurrenceOf(entry: JournalEntryRow): JournalEntryJson['recurrence'] {
  const { recurrenceFrequency: frequency, recurrenceInterval: interval, recurrenceEndDate: endDate } = entry;
  return frequency === null || interval === null ? null : { frequency, interval, endDate };
}
