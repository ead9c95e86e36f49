'use client';
import { useQuery } from '@tanstack/react-query';
import { useDaybookContext } from '../../core/daybookContext.ts';
import type { RecordList } from '../../core/filters/filterKinds.ts';
import { findDimensionValue } from './dimensionRules.ts';
import {
  bankAccountsOptions,
  categoriesOptions,
  customersOptions,
  dimensionsOptions,
  glAccountsOptions,
  vendorsOptions,
} from './options.ts';
import { findCategory } from './rules.ts';
import type { Customer } from './schema.ts';

/** A record in a filter. */
interface FilteredRecord {
  list: RecordList;
  id: string;
}

/**
 * Names the records in filters, from lists that load when needed.
 * @param added records chosen here: their lists may load only in part.
 */
export function useRecordNames(records: readonly FilteredRecord[], added: readonly Customer[]) {
  const daybook = useDaybookContext();
  const { queryClient } = daybook;
  const unnamed = records.filter(({ id }) => !added.some((each) => each.id === id && (each.name || each.email)));
  const isNeeded = (...lists: RecordList[]) => unnamed.some(({ list }) => lists.includes(list));
  const vendors = useQuery({ ...vendorsOptions(daybook), enabled: isNeeded('vendors') }, queryClient);
  const customers = useQuery({ ...customersOptions(daybook), enabled: isNeeded('customers') }, queryClient);
  const bankAccounts = useQuery({ ...bankAccountsOptions(daybook), enabled: isNeeded('bankAccounts') }, queryClient);
  const glAccounts = useQuery({ ...glAccountsOptions(daybook), enabled: isNeeded('glAccounts') }, queryClient);
  const categories = useQuery({ ...categoriesOptions(daybook), enabled: isNeeded('categories') }, queryClient);
  const hasDimensions = isNeeded('dimensions', 'dimensionGroups');
  const dimensions = useQuery({ ...dimensionsOptions(daybook), enabled: hasDimensions }, queryClient);

  const partyName = (parties: readonly Customer[] = [], id: string) => {
    const party = [...added, ...parties].find((each) => each.id === id);
    return party?.name || party?.email;
  };
  const valueName = (id: string) =>
    dimensions.data?.map(({ values }) => findDimensionValue(values, id)?.name).find((name) => name !== undefined);
  const names: Record<RecordList, (id: string) => string | null | undefined> = {
    vendors: (id) => partyName(vendors.data?.rows, id),
    customers: (id) => partyName(customers.data?.rows, id),
    bankAccounts: (id) => {
      const account = bankAccounts.data?.find((each) => each.id === id);
      return account?.displayName || account?.name;
    },
    glAccounts: (id) => {
      const account = glAccounts.data?.find((each) => each.id === id);
      return account?.name || account?.displayName;
    },
    categories: (id) => categories.data && findCategory(categories.data, id)?.name,
    dimensions: valueName,
    dimensionGroups: valueName,
  };
  /** A record's name; undefined if no loaded list has it. */
  return (list: RecordList, id: string): string | undefined => names[list](id) || undefined;
}
