'use client';
import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type Daybook, useSupplied } from '../core/context.ts';
import { cursorOf, nextPageParam, type PageParam } from '../core/http/paging.ts';
import { keyOf } from '../core/query/resources.ts';
import { type BankTransactionQuery, getBankTransaction, queryBankTransactions } from './api.ts';
import type { BankTransaction } from './schema.ts';

type Source = Pick<Daybook, 'http' | 'session'>;

/** What lists of bank transactions have their cache keys begin with. */
export const bankTransactionLists = (session: Daybook['session']) => keyOf(session, 'bankTransactions', 'list');

export const bankTransactionsOptions = ({ http, session }: Source, query: BankTransactionQuery = {}) =>
  infiniteQueryOptions({
    queryKey: [...bankTransactionLists(session), query] as const,
    queryFn: ({ pageParam, signal }) => queryBankTransactions(http, { ...query, cursor: cursorOf(pageParam), signal }),
    initialPageParam: undefined as PageParam,
    getNextPageParam: nextPageParam,
  });

/** The company's bank transactions, a page at a time, the newest first unless the query says otherwise. */
export function useBankTransactions(query: BankTransactionQuery = {}) {
  const daybook = useSupplied();
  return useInfiniteQuery(bankTransactionsOptions(daybook, query), daybook.queryClient);
}

export const bankTransactionOptions = ({ http, session }: Source, transactionId: string) =>
  queryOptions({
    queryKey: keyOf(session, 'bankTransactions', 'one', transactionId),
    queryFn: ({ signal }) => getBankTransaction(http, { transactionId, signal }),
  });

interface OneTransactionOptions {
  /** What is known of it from elsewhere: shown until the service answers, and never kept. */
  before?: BankTransaction | undefined;
}

/** One bank transaction. */
export function useBankTransaction(transactionId: string, { before }: OneTransactionOptions = {}) {
  const daybook = useSupplied();
  return useQuery({ ...bankTransactionOptions(daybook, transactionId), placeholderData: before }, daybook.queryClient);
}
