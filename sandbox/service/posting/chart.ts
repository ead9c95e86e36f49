import { eq } from 'drizzle-orm';
import { bankAccounts } from '../bank-accounts/tables.ts';
import { categories } from '../categories/tables.ts';
import { dimensionValues } from '../class-segments/tables.ts';
import { companies } from '../companies/tables.ts';
import { customers } from '../customers/tables.ts';
import type { Database } from '../database/database.ts';
import { vendors } from '../vendors/tables.ts';
import { PostingError } from './posting.ts';

/** The company data needed for posting: default accounts, account lookups and party names. */
export interface Chart {
  companyId: string;
  postingAccounts: {
    accountsReceivable: string;
    undepositedFunds: string;
    salesTaxPayable: string;
    uncategorizedExpense: string;
    uncategorizedIncome: string;
    discountsGiven: string;
  };
  glAccountOfCategory(categoryId: string): string;
  bankAccount(bankAccountId: string): { glAccountId: string; displayName: string };
  customerName(customerId: string): string;
  vendorName(vendorId: string): string;
  hasDimensionValue(dimensionValueId: string): boolean;
}

/**
 * Loads a company's chart.
 * @returns lookups that throw a {@link PostingError} for an unknown id.
 */
export async function loadChart(database: Database, companyId: string): Promise<Chart> {
  const [company] = await database.select().from(companies).where(eq(companies.id, companyId));
  if (!company) throw new PostingError(`There is no company ${companyId}.`);
  const categoryRows = await database.select().from(categories).where(eq(categories.companyId, companyId));
  const bankAccountRows = await database.select().from(bankAccounts).where(eq(bankAccounts.companyId, companyId));
  const customerRows = await database.select().from(customers).where(eq(customers.companyId, companyId));
  const vendorRows = await database.select().from(vendors).where(eq(vendors.companyId, companyId));
  const values = await database
    .select({ id: dimensionValues.id })
    .from(dimensionValues)
    .where(eq(dimensionValues.companyId, companyId));
  const valueIds = new Set(values.map(({ id }) => id));
  const category = lookup('category', categoryRows);
  const customer = lookup('customer', customerRows);
  const vendor = lookup('vendor', vendorRows);
  return {
    companyId,
    postingAccounts: company,
    glAccountOfCategory: (categoryId) => category(categoryId).glAccountId,
    bankAccount: lookup('bank account', bankAccountRows),
    customerName: (customerId) => customer(customerId).name,
    vendorName: (vendorId) => vendor(vendorId).name,
    hasDimensionValue: (dimensionValueId) => valueIds.has(dimensionValueId),
  };
}

function lookup<Row extends { id: string }>(kind: string, rows: readonly Row[]): (id: string) => Row {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (id) => {
    const row = byId.get(id);
    if (!row) throw new PostingError(`The company has no ${kind} ${id}.`);
    return row;
  };
}
