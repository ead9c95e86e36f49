'use client';
import { useQuery } from '@tanstack/react-query';
import { useDaybookContext } from '../../core/daybookContext.ts';
import {
  bankAccountsOptions,
  categoriesOptions,
  dimensionsOptions,
  glAccountsOptions,
  vendorsOptions,
} from '../../reference-lists/data/queries.ts';
import { findCategory, findDimensionValue } from '../../reference-lists/data/rules.ts';
import { useCustomerNames } from '../../reference-lists/data/useCustomerNames.ts';
import type { BankTransactionFilters } from '../data/filters.ts';

/** Filters by record id. */
export const recordFilters = ['bankAccount', 'vendor', 'customer', 'category', 'glAccount', 'dimensionValues'] as const;
export type RecordFilter = (typeof recordFilters)[number];

/** A selected record. */
export interface AddedRecord {
  id: string;
  name?: string | null | undefined;
  email?: string | null | undefined;
}

/** Vendors and customers selected here: their loaded lists may end before them. */
export interface AddedRecords {
  vendor: readonly AddedRecord[];
  customer: readonly AddedRecord[];
}

export const noRecords: AddedRecords = { vendor: [], customer: [] };

/** The names of the records in filters, from lists that load when needed. */
export function useFilterNames(filters: BankTransactionFilters, addedRecords: AddedRecords) {
  const daybook = useDaybookContext();
  const { queryClient } = daybook;
  const ids = (field: RecordFilter) => filters[field]?.id.in ?? [];
  const isFiltered = (field: RecordFilter) => ids(field).length > 0;
  const isVendorUnnamed = ids('vendor').some((id) => !addedRecords.vendor.some((each) => each.id === id));
  const vendors = useQuery({ ...vendorsOptions(daybook), enabled: isVendorUnnamed }, queryClient);
  const customerName = useCustomerNames(ids('customer'), addedRecords.customer);
  const bankAccounts = useQuery({ ...bankAccountsOptions(daybook), enabled: isFiltered('bankAccount') }, queryClient);
  const glAccounts = useQuery({ ...glAccountsOptions(daybook), enabled: isFiltered('glAccount') }, queryClient);
  const categories = useQuery({ ...categoriesOptions(daybook), enabled: isFiltered('category') }, queryClient);
  const dimensions = useQuery({ ...dimensionsOptions(daybook), enabled: isFiltered('dimensionValues') }, queryClient);

  const names: Record<RecordFilter, (id: string) => string | null | undefined> = {
    vendor: (id) => {
      const vendor = [...addedRecords.vendor, ...(vendors.data?.rows ?? [])].find((each) => each.id === id);
      return vendor?.name || vendor?.email;
    },
    customer: customerName,
    bankAccount: (id) => {
      const account = bankAccounts.data?.find((each) => each.id === id);
      return account?.displayName || account?.name;
    },
    glAccount: (id) => {
      const account = glAccounts.data?.find((each) => each.id === id);
      return account?.name || account?.displayName;
    },
    category: (id) => categories.data && findCategory(categories.data, id)?.name,
    dimensionValues: (id) =>
      dimensions.data?.map(({ values }) => findDimensionValue(values, id)?.name).find((name) => name !== undefined),
  };
  /** A record's name; undefined if no loaded list has it. */
  return (field: RecordFilter, id: string): string | undefined => names[field](id) || undefined;
}
