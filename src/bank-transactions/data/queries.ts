'use client';
import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type Daybook, internals, useDaybookContext } from '../../core/daybookContext.ts';
import { DaybookError } from '../../core/errors.ts';
import type { HttpClient } from '../../core/http/http.ts';
import type { ListPage } from '../../core/http/paging.ts';
import { pagedListOptions, pageRequest } from '../../core/pages/pagedList.ts';
import { pauseAfterWrite } from '../../core/pages/pauseAfterWrite.ts';
import { usePagesInView } from '../../core/pages/usePagesInView.ts';
import { keyOf } from '../../core/query/resources.ts';
import {
  type BankTransactionQuery,
  getBankTransaction,
  queryBankTransactions,
  queryUnfilteredBankTransactions,
} from './api.ts';
import { countTransactions, type TransactionCount } from './countTransactions.ts';
import { openReviews } from './filters.ts';
import { isHidden } from './heldDeletions.ts';
import type { BankTransaction } from './schema.ts';

/** The prefix of the cache keys of bank transaction lists. */
export const bankTransactionLists = (session: Daybook['session']) => keyOf(session, 'bankTransactions', 'list');

export const bankTransactionsOptions = (daybook: Daybook, query: BankTransactionQuery = {}) =>
  pagedListOptions({
    queryKey: [...bankTransactionLists(daybook.session), query] as const,
    readPage: async (context) => {
      const page = await queryPage(daybook[internals].http, { ...query, ...pageRequest(context, query.limit) });
      return { ...page, rows: page.rows.filter(({ id }) => !isHidden(daybook, id)) };
    },
  });

/** Falls back to the save endpoint's list if the service has no query endpoint and the query is the default. */
async function queryPage(
  http: HttpClient,
  query: BankTransactionQuery & ReturnType<typeof pageRequest>,
): Promise<ListPage<BankTransaction>> {
  try {
    return await queryBankTransactions(http, query);
  } catch (error) {
    const { filter = {}, sort, cursor, signal } = query;
    const isPlain = Object.keys(filter).length === 0 && sort?.direction !== 'ASC' && sort?.start === undefined;
    if (!isEndpointMissing(error) || !isPlain || cursor !== undefined) throw error;
    return queryUnfilteredBankTransactions(http, { signal });
  }
}

/** By status alone: a proxy's 404 has no envelope. */
function isEndpointMissing(error: unknown): boolean {
  return error instanceof DaybookError && error.status === 404;
}

/** The company's bank transactions, one page at a time; default: newest first. */
export function useBankTransactions(query: BankTransactionQuery = {}) {
  const daybook = useDaybookContext();
  return useInfiniteQuery(bankTransactionsOptions(daybook, query), daybook.queryClient);
}

/** Lets a table tell which pages of a query it shows. */
export function useTransactionPagesInView(query: BankTransactionQuery) {
  return usePagesInView(bankTransactionsOptions(useDaybookContext(), query));
}

export const bankTransactionOptions = (daybook: Daybook, transactionId: string) =>
  queryOptions({
    queryKey: keyOf(daybook.session, 'bankTransactions', 'one', transactionId),
    queryFn: ({ signal }) => getBankTransaction(daybook[internals].http, { transactionId, signal }),
  });

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
      await pauseAfterWrite(context); // the write has changed the count
      const filter = { reviewStatus: { in: [...openReviews] } };
      try {
        return await countTransactions(daybook, { filter, mostPages: 4, signal: context.signal });
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
