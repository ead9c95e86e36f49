'use client';
import { useQuery } from '@tanstack/react-query';
import { useDaybookContext } from '../../core/daybookContext.ts';
import {
  bankAccountsOptions,
  categoriesOptions,
  customersOptions,
  dimensionsOptions,
  glAccountsOptions,
  vendorsOptions,
} from '../../reference-lists/data/queries.ts';
import { findCategory, findDimensionValue } from '../../reference-lists/data/rules.ts';
import type { BankTransactionFilters } from '../data/filters.ts';

/** The filters that name records by their ids. */
export const recordFilters = ['bankAccount', 'vendor', 'customer', 'category', 'glAccount', 'dimensionValues'] as const;
export type RecordFilter = (typeof recordFilters)[number];

/** A record as it was chosen. */
export interface ChosenRecord {
  id: string;
  name?: string | null | undefined;
  email?: string | null | undefined;
}

/** Vendors and customers that a person chose here: their lists may end before them. */
export interface ChosenRecords {
  vendor: readonly ChosenRecord[];
  customer: readonly ChosenRecord[];
}

export const noRecords: ChosenRecords = { vendor: [], customer: [] };

/** What the records are called that filters name, from the lists to choose from, which are read where they are needed. */
export function useFilterNames(filters: BankTransactionFilters, chosen: ChosenRecords) {
  const daybook = useDaybookContext();
  const { queryClient } = daybook;
  const ids = (field: RecordFilter) => filters[field]?.id.in ?? [];
  const isAsked = (field: RecordFilter) => ids(field).length > 0;
  const isUnnamed = (field: keyof ChosenRecords) =>
    ids(field).some((id) => !chosen[field].some((each) => each.id === id));
  const vendors = useQuery({ ...vendorsOptions(daybook), enabled: isUnnamed('vendor') }, queryClient);
  const customers = useQuery({ ...customersOptions(daybook), enabled: isUnnamed('customer') }, queryClient);
  const bankAccounts = useQuery({ ...bankAccountsOptions(daybook), enabled: isAsked('bankAccount') }, queryClient);
  const glAccounts = useQuery({ ...glAccountsOptions(daybook), enabled: isAsked('glAccount') }, queryClient);
  const categories = useQuery({ ...categoriesOptions(daybook), enabled: isAsked('category') }, queryClient);
  const dimensions = useQuery({ ...dimensionsOptions(daybook), enabled: isAsked('dimensionValues') }, queryClient);

  const partyIn = (list: readonly ChosenRecord[], id: string) => {
    const party = list.find((each) => each.id === id);
    return party?.name || party?.email;
  };
  const names: Record<RecordFilter, (id: string) => string | null | undefined> = {
    vendor: (id) => partyIn([...chosen.vendor, ...(vendors.data?.rows ?? [])], id),
    customer: (id) => partyIn([...chosen.customer, ...(customers.data?.rows ?? [])], id),
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
  /** What a record is called; undefined if no list says. */
  return (field: RecordFilter, id: string): string | undefined => names[field](id) || undefined;
}
