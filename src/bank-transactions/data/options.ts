import { queryOptions } from '@tanstack/react-query';
import { isEndpointMissing } from '../../core/errors.ts';
import type { HttpClient } from '../../core/http/http.ts';
import type { ListPage } from '../../core/http/paging.ts';
import { type DaybookReader, internals } from '../../core/internals.ts';
import { pagedListOptions, pageRequest } from '../../core/pages/pagedList.ts';
import { keyOf } from '../../core/query/resources.ts';
import {
  type BankTransactionQuery,
  getBankTransaction,
  queryBankTransactions,
  queryUnfilteredBankTransactions,
} from './api.ts';
import { isHidden } from './heldDeletions.ts';
import type { BankTransaction } from './schema.ts';

/** The prefix of the cache keys of bank transaction lists. */
export const bankTransactionLists = (session: DaybookReader['session']) => keyOf(session, 'bankTransactions', 'list');

/** Options for `useInfiniteQuery` and `prefetchInfiniteQuery`: bank transactions, page by page. */
export const bankTransactionsOptions = (daybook: DaybookReader, query: BankTransactionQuery = {}) =>
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

/** Options for `useQuery` and `prefetchQuery`: one bank transaction. */
export const bankTransactionOptions = (daybook: DaybookReader, transactionId: string) =>
  queryOptions({
    queryKey: keyOf(daybook.session, 'bankTransactions', 'one', transactionId),
    queryFn: ({ signal }) => getBankTransaction(daybook[internals].http, { transactionId, signal }),
  });
