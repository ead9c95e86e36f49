import { and, inArray, isNull } from 'drizzle-orm';
import { attachments } from '../attachments/tables.ts';
import { bankAccounts } from '../bank-accounts/tables.ts';
import { categories } from '../categories/tables.ts';
import { dimensionValues } from '../class-segments/tables.ts';
import { customers } from '../customers/tables.ts';
import type { Database } from '../database/database.ts';
import { glAccounts } from '../gl-accounts/tables.ts';
import { invoices } from '../invoices/tables.ts';
import { vendors } from '../vendors/tables.ts';
import type { ReadItem } from './item.ts';
import { bankTransactions } from './tables.ts';

const tables = {
  'bank account': bankAccounts,
  vendor: vendors,
  customer: customers,
  category: categories,
  'GL account': glAccounts,
  'dimension value': dimensionValues,
  attachment: attachments,
  invoice: invoices,
  'bank transaction': bankTransactions,
};
type Kind = keyof typeof tables;

/** A statement takes at most 65,535 parameters; a 1 MiB body can contain more ids. */
const idsPerQuery = 10_000;

/** A reference from an item by id. */
interface Reference {
  param: string;
  kind: Kind;
  id: string;
}

/** All references of an item, not including its own id. */
export function referencesOf({ value, children }: ReadItem): Reference[] {
  const one = (param: string, kind: Kind, id: string | null | undefined): Reference[] =>
    id === null || id === undefined ? [] : [{ param, kind, id }];
  const each = (param: string, kind: Kind, ids: readonly string[] | null | undefined) =>
    (ids ?? []).flatMap((id, index) => one(`${param}[${index}]`, kind, id));
  return [
    ...one('bankAccountId', 'bank account', value.bankAccountId),
    ...one('vendorId', 'vendor', value.vendorId),
    ...one('customerId', 'customer', value.customerId),
    ...one('categoryId', 'category', value.categoryId),
    ...one('glAccountId', 'GL account', value.glAccountId),
    ...one('matchingBankTransactionId', 'bank transaction', value.matchingBankTransactionId),
    ...each('classSegmentIds', 'dimension value', value.classSegmentIds),
    ...each('attachmentIds', 'attachment', value.attachmentIds),
    ...(children ?? []).flatMap((child, index) => [
      ...one(`children[${index}].customerId`, 'customer', child.customerId),
      ...one(`children[${index}].categoryId`, 'category', child.categoryId),
      ...one(`children[${index}].glAccountId`, 'GL account', child.glAccountId),
      ...one(`children[${index}].invoiceId`, 'invoice', child.invoiceId),
      ...each(`children[${index}].classSegmentIds`, 'dimension value', child.classSegmentIds),
    ]),
  ];
}

/** The companies that own referenced records; undefined for a record that doesn't exist or isn't visible. */
export interface Owners {
  companyOf(kind: Kind, id: string | null | undefined): string | undefined;
}

/** Loads the owners of all referenced records, with one query per kind. */
export async function loadOwners(
  database: Database,
  companyIds: readonly string[],
  items: readonly ReadItem[],
): Promise<Owners> {
  const ids = new Map<Kind, Set<string>>();
  const add = (kind: Kind, id: string) => ids.set(kind, (ids.get(kind) ?? new Set()).add(id));
  for (const item of items) {
    for (const { kind, id } of referencesOf(item)) add(kind, id);
    if (item.value.id) add('bank transaction', item.value.id);
  }
  const owners = new Map<string, string>();
  for (const [kind, wanted] of ids) {
    const { id, companyId } = tables[kind];
    const isExisting = kind === 'bank transaction' ? isNull(bankTransactions.deletedAt) : undefined;
    const all = [...wanted];
    for (let start = 0; start < all.length; start += idsPerQuery) {
      const rows = await database
        .select({ id, companyId })
        .from(tables[kind])
        .where(
          and(inArray(id, all.slice(start, start + idsPerQuery)), inArray(companyId, [...companyIds]), isExisting),
        );
      for (const row of rows) owners.set(`${kind} ${row.id}`, row.companyId);
    }
  }
  return { companyOf: (kind, id) => owners.get(`${kind} ${id}`) };
}
