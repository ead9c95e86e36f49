'use client';
import { useQuery } from '@tanstack/react-query';
import { useDaybookContext } from '../../core/daybookContext.ts';
import {
  bankAccountsOptions,
  categoriesOptions,
  customersOptions,
  dimensionsOptions,
  glAccountOptions,
  glAccountsOptions,
  type PartySearchQuery,
  vendorsOptions,
} from './options.ts';

/** One general ledger account. */
export function useGlAccount(glAccountId: string) {
  const daybook = useDaybookContext();
  return useQuery(glAccountOptions(daybook, glAccountId), daybook.queryClient);
}

/** The whole chart of accounts. */
export function useGlAccounts() {
  const daybook = useDaybookContext();
  return useQuery(glAccountsOptions(daybook), daybook.queryClient);
}

/** The company's categories as trees of expenses, revenue and transfers. */
export function useCategories() {
  const daybook = useDaybookContext();
  return useQuery(categoriesOptions(daybook), daybook.queryClient);
}

/** All bank accounts and cards. */
export function useBankAccounts() {
  const daybook = useDaybookContext();
  return useQuery(bankAccountsOptions(daybook), daybook.queryClient);
}

/** The company's dimensions, each with its values as a tree. */
export function useDimensions() {
  const daybook = useDaybookContext();
  return useQuery(dimensionsOptions(daybook), daybook.queryClient);
}

/** The first 2,000 customers by name, and whether that is all of them; with `search`, the customers whose name contains it. */
export function useCustomers(query?: PartySearchQuery) {
  const daybook = useDaybookContext();
  return useQuery(customersOptions(daybook, query), daybook.queryClient);
}

/** The first 2,000 vendors by name, and whether that is all of them; with `search`, the vendors whose name contains it. */
export function useVendors(query?: PartySearchQuery) {
  const daybook = useDaybookContext();
  return useQuery(vendorsOptions(daybook, query), daybook.queryClient);
}
