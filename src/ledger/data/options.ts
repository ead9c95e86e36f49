import { anchorOf } from '../../core/http/paging.ts';
import { type DaybookReader, internals } from '../../core/internals.ts';
import { type LoadedPages, pagedListOptions, pageRequest } from '../../core/pages/pagedList.ts';
import { largestPage } from '../../core/pages/refetchPages.ts';
import { keyOf } from '../../core/query/resources.ts';
import { type LedgerQuery, queryGeneralLedger } from './api.ts';
import type { LedgerPage } from './schema.ts';

/** Options for `useInfiniteQuery` and `prefetchInfiniteQuery`: an account’s entries, page by page, newest first by default. */
export const generalLedgerOptions = (daybook: DaybookReader, query: LedgerQuery) =>
  pagedListOptions(
    {
      queryKey: keyOf(daybook.session, 'ledger', query),
      readPage: async (context) => {
        const { http, serviceOptions, timeZone } = daybook[internals];
        const anchor = anchorOf(context.pageParam);
        const filter = anchor === undefined ? query.filter : { ...query.filter, beginDate: anchor };
        const page = pageRequest(context, query.limit);
        const request = { ...query, ...serviceOptions, ...page, filter };
        if (query.oldestFirst) return queryGeneralLedger(http, request);
        const before = page.cursor
          ? undefined
          : context.client.getQueryData<LoadedPages<LedgerPage>>(context.queryKey)?.pages[0];
        // Without a first day, no entry is before the period: the opening balance stays as it is.
        const known = before?.next !== undefined && filter?.beginDate === undefined ? before : undefined;
        const [{ readNewestFirst }, after] = await Promise.all([
          import('./readNewestFirst.ts'),
          page.cursor ?? known ?? queryGeneralLedger(http, request),
        ]);
        return readNewestFirst({
          filter,
          after,
          limit: query.limit ?? largestPage,
          before,
          timeZone,
          read: (span) => queryGeneralLedger(http, { ...request, cursor: undefined, ...span }),
        });
      },
    },
    query.oldestFirst ? { anchorOf: ({ date }) => date } : {}, // a cursor may carry the running balance
  );
