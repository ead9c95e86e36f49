'use client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Daybook, internals, useDaybookContext } from '../../core/daybookContext.ts';
import { readAll } from '../../core/query/readAll.ts';
import { largestPage } from '../../core/query/refetchPages.ts';
import { keyOf } from '../../core/query/resources.ts';
import type { CountedPart } from '../../list/useOnCountChange.ts';
import { type BankTransactionFilter, queryBankTransactions } from './api.ts';
import { isUncategorized } from './rules.ts';

/** Which of the transactions that match a filter are counted. */
type Counted = 'all' | 'uncategorized';

/** The service can't filter by a missing category, so the uncategorized ones are counted among many. */
const mostPages: Record<Counted, number> = { all: 4, uncategorized: 20 };

/** How many bank transactions match a filter. The service doesn't count, so they are read, up to a limit. */
export function useTransactionCount(filter: BankTransactionFilter, counted: Counted = 'all') {
  const daybook = useDaybookContext();
  return useQuery(transactionCountOptions(daybook, filter, counted), daybook.queryClient);
}

const transactionCountOptions = (daybook: Daybook, filter: BankTransactionFilter, counted: Counted) =>
  queryOptions({
    queryKey: keyOf(daybook.session, 'bankTransactions', 'count', counted, filter),
    queryFn: async ({ signal }): Promise<CountedPart> => {
      const readPage = (cursor: string | undefined) =>
        queryBankTransactions(daybook[internals].http, { filter, limit: largestPage, cursor, signal });
      const { rows, unreadable, isComplete } = await readAll(readPage, mostPages[counted]);
      if (counted === 'all') return { count: rows.length + unreadable.length, isComplete };
      // An unreadable one may be uncategorized.
      return { count: rows.filter(isUncategorized).length, isComplete: isComplete && unreadable.length === 0 };
    },
  });
