import { and, eq, inArray } from 'drizzle-orm';
import { firstOfEach } from '../companies/firstOfEach.ts';
import { companies } from '../companies/tables.ts';
import type { ServiceContext } from '../http/context.ts';
import { listPage, valueKey } from '../http/listPage.ts';
import type { Access } from '../tokens/access.ts';
import { type BankTransactionQuery, matching } from './query.ts';
import { loadSerializer, withChildren } from './read.ts';
import type { BankTransactionJson } from './schema.ts';
import { type BankTransactionRow, bankTransactions } from './tables.ts';

type Reading = Pick<ServiceContext, 'database' | 'cursors' | 'introspectionFlags'>;

/** A page of the bank transactions that match a query, newest first by default. */
export async function bankTransactionPage(context: Reading, access: Access, query: BankTransactionQuery) {
  const { database, cursors } = context;
  const { partnerId, userId, companyIds } = access;
  const { cursor, limit, filter = {}, sort } = query;
  const { direction = 'DESC' as const, start } = sort ?? {};
  const isMatching = await matching(database, companyIds, filter);
  return listPage<BankTransactionJson, BankTransactionJson>({
    cursors,
    cursor,
    limit,
    binding: ['bankTransactions', partnerId, userId, filter, direction, start],
    sort: valueKey(bankTransactions.date, 'date'),
    keyOf: ({ date }) => date,
    id: bankTransactions.id,
    direction,
    start,
    read: async ({ where, orderBy, limit }) => {
      const first = database
        .select({ id: bankTransactions.id })
        .from(bankTransactions)
        .where(and(eq(bankTransactions.companyId, companies.id), isMatching, where))
        .orderBy(...orderBy)
        .limit(limit);
      const rows = await database
        .select()
        .from(bankTransactions)
        .where(firstOfEach(bankTransactions.id, companyIds, first))
        .orderBy(...orderBy)
        .limit(limit);
      return toJson(context, rows);
    },
    toJson: (transaction) => transaction,
  });
}

/** The bank transactions with these ids, in the same order. */
export async function bankTransactionsById(context: Reading, ids: readonly string[]) {
  const rows = await context.database
    .select()
    .from(bankTransactions)
    .where(inArray(bankTransactions.id, [...ids]));
  const byId = new Map((await toJson(context, rows)).map((transaction) => [transaction.id, transaction]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function toJson(context: Reading, rows: readonly BankTransactionRow[]): Promise<BankTransactionJson[]> {
  const stored = await withChildren(context.database, rows);
  const serializer = await loadSerializer(context, stored);
  return stored.map((one) => serializer.asSaved(one));
}
