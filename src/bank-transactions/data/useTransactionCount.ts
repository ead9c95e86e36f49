'use client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Daybook, useDaybookContext } from '../../core/daybookContext.ts';
import { keyOf } from '../../core/query/resources.ts';
import type { BankTransactionFilter } from './api.ts';
import { countTransactions } from './countTransactions.ts';
import { isUncategorized } from './rules.ts';

/** Which of the transactions that match a filter are counted. */
type Counted = 'all' | 'uncategorized';

/** The service can't filter by a missing category, so the uncategorized ones are counted among many. */
const limits = {
  all: { mostPages: 4 },
  uncategorized: { mostPages: 20, isCounted: isUncategorized },
};

/** How many bank transactions match a filter, up to a limit. */
export function useTransactionCount(filter: BankTransactionFilter, counted: Counted = 'all') {
  const daybook = useDaybookContext();
  return useQuery(transactionCountOptions(daybook, filter, counted), daybook.queryClient);
}

const transactionCountOptions = (daybook: Daybook, filter: BankTransactionFilter, counted: Counted) =>
  queryOptions({
    queryKey: keyOf(daybook.session, 'bankTransactions', 'count', counted, filter),
    queryFn: ({ signal }) => countTransactions(daybook, { filter, ...limits[counted], signal }),
  });
