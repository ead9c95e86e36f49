'use client';
import { useBankAccounts } from '../../reference-lists/data/queries.ts';
import { selectableItems } from '../../reference-lists/data/rules.ts';
import { type BankTransactionFilters, chosenAccountOf } from '../data/filters.ts';

/** The bank accounts that a list can be limited to, none if there is only one, and the one that it is limited to. */
export function useSwitchedAccounts(filters: BankTransactionFilters) {
  const chosenId = chosenAccountOf(filters);
  const { data, isLoading } = useBankAccounts();
  const all = selectableItems(data ?? [], chosenId ?? null);
  const accounts = all.length > 1 ? all : [];
  return { isLoading, accounts, chosen: accounts.find(({ id }) => id === chosenId) };
}
