import { and, eq, ne } from 'drizzle-orm';
import { recordChange } from '../audit/recordChange.ts';
import { isClosed } from '../closing/isClosed.ts';
import { calendarDayIn } from '../companies/calendarDay.ts';
import { type CompanyRow, lockCompany } from '../companies/lockCompany.ts';
import type { Database } from '../database/database.ts';
import type { ServiceContext } from '../http/context.ts';
import { type ErrorItem, Refusal } from '../http/errors.ts';
import type { Access } from '../tokens/access.ts';
import { randomHex } from '../tokens/sha256.ts';
import type { JournalEntryJson } from './answers.ts';
import { checkItem, type EntryInput } from './item.ts';
import { findJournalEntry, type JournalEntryRow, journalEntryJson, recurrenceOf } from './readEntries.ts';
import { changeRecurrence } from './recurrence.ts';
import { companyOfLines, unknownReferences } from './references.ts';
import { storeEntry } from './storeEntry.ts';
import { journalEntries } from './tables.ts';

/**
 * Saves one item of a batch: a new entry, or, where it names an id, changes to one that is there. What is left out stays as it
 * is, null puts back what an entry begins with, the lines are replaced as a whole. Dimensions that are required are so of bank
 * transactions only: the interface asks nothing of an entry.
 * @throws {Refusal} 400 with everything that is wrong with the item, 404 if there is no entry of its id; nothing is saved then.
 */
export function saveJournalEntry(
  { database, now }: ServiceContext,
  access: Access,
  item: unknown,
): Promise<JournalEntryJson> {
  const given = checkItem(item);
  return database.transaction(async (transaction) => {
    const { companyId } = (await requireVisible(transaction, access, given)) ?? {};
    const ownCompanyId = companyId ?? (await companyOfLines(transaction, access.companyIds, given.lines));
    const company = ownCompanyId === undefined ? undefined : await lockCompany(transaction, ownCompanyId);
    const stored = given.id === undefined ? undefined : await findJournalEntry(transaction, access, given.id);

    const unknown = await unknownReferences(transaction, company ? [company.id] : access.companyIds, given);
    const { recurrence, problems } = changeRecurrence(stored ? recurrenceOf(stored) : null, given.value.recurrence);
    const found = [...given.problems, ...unknown, ...problems];
    if (!company) throw new Refusal(400, found); // without one visible account there is at least that to say
    const before = stored ?? newEntry(company, now());
    const entry = changed(before, given, recurrence);
    found.push(...closedPeriod(company, entry), ...(await duplicates(transaction, entry)));
    if (found.length > 0) throw new Refusal(400, found);

    await storeEntry(transaction, entry, given.lines);
    const action = stored ? 'UPDATE' : 'CREATE';
    const change = { companyId: company.id, action, resource: 'JOURNAL_ENTRY', resourceId: entry.id } as const;
    await recordChange(transaction, access, { ...change, at: now() });
    return journalEntryJson(transaction, access, entry.id);
  });
}

/** The entry that an item changes; none for a new one. @throws {Refusal} 404 */
async function requireVisible(transaction: Database, access: Access, { id, problems }: EntryInput) {
  if (id === undefined) return undefined;
  const entry = await findJournalEntry(transaction, access, id);
  if (entry) return entry;
  const message = 'There is no such journal entry.';
  throw new Refusal(404, [{ type: 'NOT_FOUND', message, param: 'id' }, ...problems]);
}

/** What an entry begins with. The interface has no date in a request: it is dated on the day it is entered, where the company is. */
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

function changed(
  before: JournalEntryRow,
  { value }: EntryInput,
  recurrence: JournalEntryJson['recurrence'],
): JournalEntryRow {
  return {
    ...before,
    description: choose(value.description, before.description, ''),
    apiName: choose(value.apiName, before.apiName, 'MANUAL_ENTRY'),
    apiSourceId: choose(value.apiSourceId, before.apiSourceId, null),
    bankAccountId: choose(value.bankAccountId, before.bankAccountId, null),
    dimensionValueIds: [...new Set(choose(value.dimensionValueIds, before.dimensionValueIds, []))],
    recurrenceFrequency: recurrence?.frequency ?? null,
    recurrenceInterval: recurrence?.interval ?? null,
    recurrenceEndDate: recurrence?.endDate ?? null,
    attachmentIds: [...new Set(choose(value.attachmentIds, before.attachmentIds, []))],
    customData: choose(value.customData, before.customData, {}),
  };
}

function choose<Value>(given: Value | null | undefined, before: Value, cleared: Value): Value {
  return given === undefined ? before : (given ?? cleared);
}

function closedPeriod(company: CompanyRow, { date }: JournalEntryRow): ErrorItem[] {
  if (!isClosed(company, date)) return [];
  const message = `The books are closed up to ${company.closingDate}, and this entry is dated ${date}.`;
  return [{ type: 'NOT_MODIFIABLE', message, param: 'date' }];
}

/** The company is locked: nobody else can enter the same meanwhile. */
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
  const message = `There is a journal entry with this apiSourceId of ${apiName} already.`;
  return [{ type: 'DUPLICATE', message, param: 'apiSourceId' }];
}
