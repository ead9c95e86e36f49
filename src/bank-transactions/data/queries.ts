'use client';
import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type Daybook, useDaybookContext } from '../../core/daybookContext.ts';
import { isEndpointMissing } from '../../core/errors.ts';
import { pauseAfterWrite } from '../../core/pages/pauseAfterWrite.ts';
import { largestPage } from '../../core/pages/refetchPages.ts';
import { usePagesInView } from '../../core/pages/usePagesInView.ts';
import { keyOf } from '../../core/query/resources.ts';
import type { BankTransactionQuery } from './api.ts';
import { countTransactions, type TransactionCount } from './countTransactions.ts';
import { decidedTransactions } from './decidedTransactions.ts';
import { openReviews } from './filters.ts';
import { bankTransactionOptions, bankTransactionsOptions } from './options.ts';
import type { BankTransaction } from './schema.ts';

/** The company's bank transactions, one page at a time; default: newest first. */
export function useBankTransactions(query: BankTransactionQuery = {}) {
  const daybook = useDaybookContext();
  return useInfiniteQuery(bankTransactionsOptions(daybook, query), daybook.queryClient);
}

/** Lets a table tell which pages of a query it shows. */
export function useTransactionPagesInView(query: BankTransactionQuery) {
  return usePagesInView(bankTransactionsOptions(useDaybookContext(), query));
}

interface BankTransactionQueryOptions {
  /** Shown until the service responds; not cached. */
  placeholderData?: BankTransaction | undefined;
}

/** One bank transaction. */
export function useBankTransaction(transactionId: string, { placeholderData }: BankTransactionQueryOptions = {}) {
  const daybook = useDaybookContext();
  return useQuery({ ...bankTransactionOptions(daybook, transactionId), placeholderData }, daybook.queryClient);
}

export const reviewCountOptions = (daybook: Daybook) =>
  queryOptions({
    queryKey: keyOf(daybook.session, 'bankTransactions', 'reviewCount'),
    queryFn: async (context): Promise<TransactionCount> => {
      const { client, queryKey, signal } = context;
      const { data: known, isInvalidated, status } = client.getQueryState<TransactionCount>(queryKey) ?? {};
      // The write has changed the count. If that is known here, a large one isn't read again, which takes several requests.
      const isCounted = known?.isCurrent && isInvalidated && status === 'success';
      if (isCounted && known.count > largestPage) return { ...known, isCurrent: false };
      await pauseAfterWrite(context);
      const filter = { reviewStatus: { in: [...openReviews] } };
      try {
        return await countTransactions(daybook, {
          filter,
          readDecided: () => decidedTransactions.read(daybook),
          mostPages: 4,
          signal,
        });
      } catch (error) {
        if (!isEndpointMissing(error)) throw error;
        return { count: 0, isComplete: false, byAccount: {}, isByAccountComplete: false }; // unknown without the query endpoint
      }
    },
  });

/** How many bank transactions need review. The service doesn't count, so up to 1,000 are read. */
export function useReviewCount() {
  const daybook = useDaybookContext();
  return useQuery(reviewCountOptions(daybook), daybook.queryClient);
}
