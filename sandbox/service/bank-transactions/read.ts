import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { bankAccounts } from '../bank-accounts/tables.ts';
import type { Database } from '../database/database.ts';
import type { ServiceContext } from '../http/context.ts';
import { invoiceLineItems } from '../invoices/tables.ts';
import { loadReferences } from '../references/loadReferences.ts';
import { childMembers, rowMembers } from './json.ts';
import type { BankTransactionJson, DeletedBankTransactionJson } from './schema.ts';
import {
  type BankTransactionRow,
  type BankTransactionSplitRow,
  bankTransactionSplits,
  bankTransactions,
} from './tables.ts';

/** A bank transaction with its split lines, in order. */
export interface StoredBankTransaction {
  row: BankTransactionRow;
  children: BankTransactionSplitRow[];
}

/** Serializes bank transactions. */
interface BankTransactionSerializer {
  asSaved(stored: StoredBankTransaction): BankTransactionJson;
  /** For the response to a deletion. */
  asDeleted(stored: StoredBankTransaction): DeletedBankTransactionJson;
}

/** Loads the split lines of the rows. */
export async function withChildren(
  database: Database,
  rows: readonly BankTransactionRow[],
): Promise<StoredBankTransaction[]> {
  const isTheirs = inArray(
    bankTransactionSplits.bankTransactionId,
    rows.map(({ id }) => id),
  );
  const children = new Map<string, BankTransactionSplitRow[]>(rows.map(({ id }) => [id, []]));
  if (rows.length > 0) {
    const splits = database.select().from(bankTransactionSplits).where(isTheirs);
    for (const split of await splits.orderBy(asc(bankTransactionSplits.position))) {
      children.get(split.bankTransactionId)?.push(split);
    }
  }
  return rows.map((row) => ({ row, children: children.get(row.id) ?? [] }));
}

/** Loads the references of the transactions, with a fixed number of queries. */
export async function loadSerializer(
  { database, introspectionFlags }: Pick<ServiceContext, 'database' | 'introspectionFlags'>,
  stored: readonly StoredBankTransaction[],
): Promise<BankTransactionSerializer> {
  const rows = stored.map(({ row }) => row);
  const all = [...rows, ...stored.flatMap(({ children }) => children)];
  const matchIds = rows.flatMap((row) => [row.reconciliationMatchId, row.matchingBankTransactionId]);
  const matches = await loadMatches(database, uniqueIds(matchIds));
  const invoiceItems = await loadInvoiceItems(database, uniqueIds(rows.map((row) => row.invoiceItemId)));
  const references = await loadReferences(database, {
    companies: rows.map((row) => row.companyId),
    bankAccounts: rows.map((row) => row.bankAccountId),
    vendors: rows.map((row) => row.vendorId),
    customers: all.map((item) => item.customerId),
    categories: all.map((item) => item.categoryId),
    glAccounts: all.map((item) => item.glAccountId),
    attachments: rows.flatMap((row) => row.attachmentIds),
    dimensionValues: all.flatMap((item) => item.dimensionValueIds),
  });
  const { classSegments, dimensionValues } = references;

  const common = ({ row }: StoredBankTransaction) => ({
    ...rowMembers(row, references, introspectionFlags),
    invoiceItem: invoiceItems.get(row.invoiceItemId ?? '') ?? null,
    reconciliationMatch: matches.get(row.reconciliationMatchId ?? '') ?? null,
    matchingBankTransaction: matches.get(row.matchingBankTransactionId ?? '') ?? null,
  });
  return {
    asSaved: (one) => ({
      ...common(one),
      classSegments: classSegments(one.row.dimensionValueIds),
      children: one.children.map((child) => ({
        ...childMembers(child, references),
        classSegments: classSegments(child.dimensionValueIds),
      })),
    }),
    asDeleted: (one) => ({
      ...common(one),
      dimensionValues: dimensionValues(one.row.dimensionValueIds),
      children: one.children.map((child) => ({
        ...childMembers(child, references),
        dimensionValues: dimensionValues(child.dimensionValueIds),
      })),
    }),
  };
}

/** Matching transactions by id, without deleted ones. */
async function loadMatches(database: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const { id, amount, date, description, apiName } = bankTransactions;
  const found = await database
    .select({
      match: { id, amount, date, description, apiName, apiInstitutionId: bankAccounts.apiInstitutionId },
      bankAccount: { id: bankAccounts.id, name: bankAccounts.name, displayName: bankAccounts.displayName },
    })
    .from(bankTransactions)
    .innerJoin(bankAccounts, eq(bankAccounts.id, bankTransactions.bankAccountId))
    .where(and(inArray(bankTransactions.id, [...ids]), isNull(bankTransactions.deletedAt)));
  return new Map(found.map(({ match, bankAccount }) => [match.id, { ...match, bankAccount }]));
}

async function loadInvoiceItems(database: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const { id, description } = invoiceLineItems;
  const items = await database
    .select({ id, description })
    .from(invoiceLineItems)
    .where(inArray(id, [...ids]));
  return new Map(items.map((item) => [item.id, item]));
}

function uniqueIds(ids: readonly (string | null)[]): string[] {
  return [...new Set(ids)].filter((id) => id !== null);
}
