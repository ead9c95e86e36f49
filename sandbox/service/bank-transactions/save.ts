import { and, eq, isNull, ne } from 'drizzle-orm';
import { recordChange } from '../audit/recordChange.ts';
import { lockCompany } from '../companies/lockCompany.ts';
import { nextChangeAt } from '../database/changeClock.ts';
import type { Database } from '../database/database.ts';
import { insertRows } from '../database/insertRows.ts';
import { saveEach } from '../http/batch.ts';
import type { ServiceContext } from '../http/context.ts';
import { Reply } from '../http/endpoint.ts';
import { type ErrorItem, HttpError } from '../http/errors.ts';
import { type Chart, loadChart } from '../posting/chart.ts';
import { rejectInexactBalance, replacePostings } from '../posting/storePostings.ts';
import { loadRequiredDimensions, type RequiredDimension } from '../references/requiredDimensions.ts';
import type { Access } from '../tokens/access.ts';
import { type Draft, draftOf, type UncheckedDraft } from './draft.ts';
import { findBankTransaction } from './find.ts';
import { type ReadItem, readItem } from './item.ts';
import { loadOwners, type Owners } from './itemReferences.ts';
import { bankTransactionPostings } from './posting.ts';
import { problemsOf } from './problems.ts';
import { loadSerializer, type StoredBankTransaction } from './read.ts';
import { bankTransactionSplits, bankTransactions } from './tables.ts';

/** Shared by all items of a request. Reference lists don't change during a save. */
interface SaveContext {
  context: ServiceContext;
  access: Access;
  owners: Owners;
  booksOf(companyId: string): Promise<Books>;
}

interface Books {
  chart: Chart;
  requiredDimensions: readonly RequiredDimension[];
}

/** Saves items, each in its own transaction, and returns the outcome of each. */
export async function saveBankTransactions(context: ServiceContext, access: Access, items: readonly unknown[]) {
  const read = items.map(readItem);
  const readable = read.flatMap((item) => (item instanceof HttpError ? [] : [item]));
  const owners = await loadOwners(context.database, access.companyIds, readable);
  const saveContext = { context, access, owners, booksOf: cacheBooks(context.database) };
  const { status, body } = await saveEach(read, (item) => saveItem(saveContext, item), context.onError);
  const saved = body.data.flatMap((outcome) => (outcome.result === 'SUCCESS' ? [outcome.data] : []));
  const serializer = await loadSerializer(context, saved);
  const data = body.data.map((outcome) =>
    outcome.result === 'SUCCESS' ? { ...outcome, data: serializer.asSaved(outcome.data) } : outcome,
  );
  return new Reply(status, { ...body, data });
}

function cacheBooks(database: Database): SaveContext['booksOf'] {
  const cache = new Map<string, Books>();
  return async (companyId) => {
    const books = cache.get(companyId) ?? {
      chart: await loadChart(database, companyId),
      requiredDimensions: await loadRequiredDimensions(database, companyId),
    };
    cache.set(companyId, books);
    return books;
  };
}

/** @throws {HttpError} with all problems of the item. */
async function saveItem(saveContext: SaveContext, item: ReadItem | HttpError): Promise<StoredBankTransaction> {
  const { context, access, owners } = saveContext;
  if (item instanceof HttpError) throw item;
  const { value, problems, invalid } = item;
  if (invalid.has('id')) throw new HttpError(400, problems);
  const { id } = value;
  const isUpdate = typeof id === 'string';
  const [onlyCompany, ...others] = access.companyIds;
  const companyId = isUpdate
    ? owners.companyOf('bank transaction', id)
    : (owners.companyOf('bank account', value.bankAccountId) ?? (others.length === 0 ? onlyCompany : undefined));
  if (isUpdate && companyId === undefined) throw unknownTransaction();
  if (companyId === undefined) {
    const draft = draftOf(item, '', undefined, undefined);
    const unknownCompany = { owners, company: undefined, requiredDimensions: [], old: undefined };
    throw new HttpError(400, [...problems, ...problemsOf(item, draft, unknownCompany)]);
  }

  const { chart, requiredDimensions } = await saveContext.booksOf(companyId);
  return context.database.transaction(async (transaction) => {
    const company = await lockCompany(transaction, companyId);
    const old = isUpdate ? await findBankTransaction(transaction, [companyId], id) : undefined;
    if (isUpdate && !old) throw unknownTransaction(); // deleted in the meantime
    const draft = draftOf(item, companyId, old, context.replacesOnUpdate ? undefined : old);
    const found = [
      ...problems,
      ...problemsOf(item, draft, { owners, company, requiredDimensions, old }),
      ...(await duplicates(transaction, draft, old)),
    ];
    if (found.length > 0) throw new HttpError(400, found);
    return store(transaction, saveContext, chart, draft as Draft, old); // no problems, so nothing is missing
  });
}

async function store(
  transaction: Database,
  { context, access }: SaveContext,
  chart: Chart,
  { row, children }: Draft,
  old: StoredBankTransaction | undefined,
): Promise<StoredBankTransaction> {
  const { id, companyId } = row;
  const postings = bankTransactionPostings({ ...row, children }, chart);
  await replacePostings(transaction, companyId, old ? [id] : [], postings).catch(rejectInexactBalance('amount'));
  const action = old ? 'UPDATE' : 'CREATE';
  const change = { companyId, action, resource: 'BANK_TRANSACTION', resourceId: id } as const;
  await recordChange(transaction, access, { ...change, at: context.now() });
  const changedAt = await nextChangeAt(transaction, context.now());
  const saved = old
    ? transaction
        .update(bankTransactions)
        .set({ ...row, changedAt })
        .where(eq(bankTransactions.id, id))
    : transaction.insert(bankTransactions).values({ ...row, createdAt: changedAt, changedAt });
  const [stored] = await saved.returning();
  if (!stored) throw new Error('The database did not return the saved row.');
  if (old && old.children.length > 0) {
    await transaction.delete(bankTransactionSplits).where(eq(bankTransactionSplits.bankTransactionId, id));
  }
  await insertRows(transaction, bankTransactionSplits, children);
  return { row: stored, children };
}

/** The lock on the company prevents concurrent saves with the same source. */
async function duplicates(
  transaction: Database,
  { row: { id, companyId, apiName, apiSourceId } }: UncheckedDraft,
  old: StoredBankTransaction | undefined,
): Promise<ErrorItem[]> {
  if (!apiName || apiSourceId === null) return [];
  if (apiName === old?.row.apiName && apiSourceId === old.row.apiSourceId) return [];
  const table = bankTransactions;
  const isSame = and(eq(table.companyId, companyId), eq(table.apiName, apiName), eq(table.apiSourceId, apiSourceId));
  const [other] = await transaction
    .select({ id: table.id })
    .from(table)
    .where(and(isSame, isNull(table.deletedAt), ne(table.id, id)));
  if (!other) return [];
  const message = `A bank transaction with the apiSourceId "${apiSourceId}" from ${apiName} already exists.`;
  return [{ type: 'DUPLICATE', message, param: 'apiSourceId' }];
}

function unknownTransaction(): HttpError {
  return new HttpError(404, [{ type: 'NOT_FOUND', message: 'There is no such bank transaction.', param: 'id' }]);
}
