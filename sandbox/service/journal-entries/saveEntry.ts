import { and, eq, ne } from 'drizzle-orm';
import { recordChange } from '../audit/recordChange.ts';
import { isClosed } from '../closing/isClosed.ts';
import { calendarDayIn } from '../companies/calendarDay.ts';
import { type CompanyRow, lockCompany } from '../companies/lockCompany.ts';
import type { Database } from '../database/database.ts';
import type { ServiceContext } from '../http/context.ts';
import { type ErrorItem, HttpError } from '../http/errors.ts';
import type { Access } from '../tokens/access.ts';
import { randomHex } from '../tokens/sha256.ts';
import { checkItem, type EntryInput } from './item.ts';
import { findJournalEntry, type JournalEntryRow, journalEntryJson, recurrenceOf } from './readEntries.ts';
import { changeRecurrence } from './recurrence.ts';
import { companyOfLines, unknownReferences } from './references.ts';
import type { JournalEntryJson } from './schema.ts';
import { storeEntry } from './storeEntry.ts';
import { journalEntries } from './tables.ts';

/**
 * Saves a batch item: creates an entry, or updates the one with its id. Omitted members keep their values, null resets them,
 * and lines are replaced. Required dimensions apply to bank transactions only.
 * @throws {HttpError} 400 with all problems of the item, 404 for an unknown id. Nothing is saved then.
 */
export function saveJournalEntry(
  { database, now }: ServiceContext,
  access: Access,
  item: unknown,
): Promise<JournalEntryJson> {
  const input = checkItem(item);
  return database.transaction(async (transaction) => {
    const { companyId } = (await requireVisible(transaction, access, input)) ?? {};
    const ownCompanyId = companyId ?? (await companyOfLines(transaction, access.companyIds, input.lines));
    const company = ownCompanyId === undefined ? undefined : await lockCompany(transaction, ownCompanyId);
    const stored = input.id === undefined ? undefined : await findJournalEntry(transaction, access, input.id);

    const unknown = await unknownReferences(transaction, company ? [company.id] : access.companyIds, input);
    const { recurrence, problems } = changeRecurrence(stored ? recurrenceOf(stored) : null, input.value.recurrence);
    const found = [...input.problems, ...unknown, ...problems];
    if (!company) throw new HttpError(400, found); // no visible account, so there is at least one problem
    const before = stored ?? newEntry(company, now());
    const entry = applyInput(before, input, recurrence);
    found.push(...closedPeriod(company, entry), ...(await duplicates(transaction, entry)));
    if (found.length > 0) throw new HttpError(400, found);

    await storeEntry(transaction, entry, input.lines);
    const action = stored ? 'UPDATE' : 'CREATE';
    const change = { companyId: company.id, action, resource: 'JOURNAL_ENTRY', resourceId: entry.id } as const;
    await recordChange(transaction, access, { ...change, at: now() });
    return journalEntryJson(transaction, access, entry.id);
  });
}

/** The entry to update; undefined for a new one. @throws {HttpError} 404 */
async function requireVisible(transaction: Database, access: Access, { id, problems }: EntryInput) {
  if (id === undefined) return undefined;
  const entry = await findJournalEntry(transaction, access, id);
  if (entry) return entry;
  const message = 'There is no such journal entry.';
  throw new HttpError(404, [{ type: 'NOT_FOUND', message, param: 'id' }, ...problems]);
}

/** The defaults of a new entry. Requests have no date: an entry is dated today, in the company's time zone. */
function newEntry({ id: companyId, timeZone }: CompanyRow, moment: Date): JournalEntryRow {
  return {
    id: `mje_${randomHex(16)}`,
    companyId,
    date: calendarDayIn(timeZone, moment),
    status: 'ACTIVE',
    description: '',
    apiName: 'MANUAL_ENTRY',
    apiSourceId: null,
    bankAccountId: null,
    dimensionValueIds: [],
    recurrenceFrequency: null,
    recurrenceInterval: null,
    recurrenceEndDate: null,
    attachmentIds: [],
    customData: {},
  };
}

function applyInput(
  before: JournalEntryRow,
  { value }: EntryInput,
  recurrence: JournalEntryJson['recurrence'],
): JournalEntryRow {
  return {
    ...before,
    description: resolve(value.description, before.description, ''),
    apiName: resolve(value.apiName, before.apiName, 'MANUAL_ENTRY'),
    apiSourceId: resolve(value.apiSourceId, before.apiSourceId, null),
    bankAccountId: resolve(value.bankAccountId, before.bankAccountId, null),
    dimensionValueIds: [...new Set(resolve(value.dimensionValueIds, before.dimensionValueIds, []))],
    recurrenceFrequency: recurrence?.frequency ?? null,
    recurrenceInterval: recurrence?.interval ?? null,
    recurrenceEndDate: recurrence?.endDate ?? null,
    attachmentIds: [...new Set(resolve(value.attachmentIds, before.attachmentIds, []))],
    customData: resolve(value.customData, before.customData, {}),
  };
}

function resolve<Value>(input: Value | null | undefined, before: Value, cleared: Value): Value {
  return input === undefined ? before : (input ?? cleared);
}

function closedPeriod(company: CompanyRow, { date }: JournalEntryRow): ErrorItem[] {
  if (!isClosed(company, date)) return [];
  const message = `The books are closed through ${company.closingDate}. This entry is dated ${date}.`;
  return [{ type: 'NOT_MODIFIABLE', message, param: 'date' }];
}

/** The lock on the company prevents concurrent saves with the same source. */
async function duplicates(transaction: Database, entry: JournalEntryRow): Promise<ErrorItem[]> {
  const { id, companyId, apiName, apiSourceId } = entry;
  if (apiSourceId === null) return [];
  const isSame = and(
    eq(journalEntries.companyId, companyId),
    eq(journalEntries.apiName, apiName),
    eq(journalEntries.apiSourceId, apiSourceId),
    ne(journalEntries.id, id),
  );
  const [other] = await transaction.select({ id: journalEntries.id }).from(journalEntries).where(isSame);
  if (!other) return [];
  const message = `A journal entry with this apiSourceId from ${apiName} already exists.`;
  return [{ type: 'DUPLICATE', message, param: 'apiSourceId' }];
}
