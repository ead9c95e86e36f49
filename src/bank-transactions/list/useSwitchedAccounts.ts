'use client';
import { useBankAccounts } from '../../reference-lists/data/queries.ts';
import { selectableItems } from '../../reference-lists/data/rules.ts';
import { type BankTransactionFilters, chosenAccountOf } from '../data/filters.ts';

/** The bank accounts that a list can be limited to, and the one that it is. None if there is only one. */
export function useSwitchedAccounts(filters: BankTransactionFilters) {
  const chosenId = chosenAccountOf(filters);
  const all = selectableItems(useBankAccounts().data ?? [], chosenId ?? null);
  const accounts = all.length > 1 ? all : [];
  return { accounts, chosen: accounts.find(({ id }) => id === chosenId) };
}
