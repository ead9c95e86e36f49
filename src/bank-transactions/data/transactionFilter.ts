'use client';
import { useMemo } from 'react';
import { pageFilter } from '../../core/pages/matchingRows.ts';
import { type LoadedTransactionFilters, matchesLoadedFilter } from './filters.ts';
import type { BankTransaction } from './schema.ts';

/** Reduces pages to the transactions that match filters which the service does not have; undefined without such filters. */
export function transactionFilter(filter: LoadedTransactionFilters | undefined) {
  return filter && pageFilter<BankTransaction>((row) => matchesLoadedFilter(row, filter));
}

/** The result of `transactionFilter`, which stays the same with the filters. */
export function useTransactionFilter(filter: LoadedTransactionFilters | undefined) {
  const key = JSON.stringify(filter ?? null);
  return useMemo(() => transactionFilter(JSON.parse(key) ?? undefined), [key]);
}
