'use client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { addDays } from '../../core/dates/calendar.ts';
import { lastDate, toPlainDate } from '../../core/dates/plainDate.ts';
import { type Daybook, internals, useDaybookContext } from '../../core/daybookContext.ts';
import { asError } from '../../core/errors.ts';
import { mapConcurrent } from '../../core/http/mapConcurrent.ts';
import { everyPage } from '../../core/http/paging.ts';
import type { Minor } from '../../core/money/minor.ts';
import { pauseAfterWrite } from '../../core/pages/pauseAfterWrite.ts';
import { largestPage } from '../../core/pages/refetchPages.ts';
import { keyOf } from '../../core/query/resources.ts';
import { type LedgerQuery, queryGeneralLedger } from './api.ts';
import type { LedgerPage } from './schema.ts';
import { lastBalance, type TotalAmount, totalsOf } from './totals.ts';

/** An account's figures in a period, in minor units; balances have the service's sign. */
export interface AccountBalances {
  glAccountId: string;
  /** Null where the service sends none. */
  opening: Minor | null;
  /** Undefined until all entries are read, in a period without an end; null if it cannot be known. */
  closing: TotalAmount;
  /** Undefined until all entries are read; null if it cannot be known. */
  debits: TotalAmount;
  credits: TotalAmount;
  /** Whether all entries are read. */
  isComplete: boolean;
}

/** An account whose figures could not be read. */
interface FailedAccount {
  glAccountId: string;
  error: Error;
}

export type AccountResult = AccountBalances | FailedAccount;

/** The period and accounting method of a trial balance. */
export type TrialBalanceQuery = Omit<LedgerQuery, 'glAccountId'>;

/**
 * The figures of accounts. The first page of an account has its opening balance and, mostly, all its entries; of a longer one, the
 * closing balance is one request more, and debits and credits are read with `loadEntries`.
 * @param ids undefined until known.
 */
export function useTrialBalance(query: TrialBalanceQuery, ids: readonly string[] | undefined) {
  const daybook = useDaybookContext();
  const { queryClient } = daybook;
  const options = trialBalanceOptions(daybook, query, ids ?? []);
  const { queryKey } = options;
  const balances = useQuery({ ...options, enabled: ids !== undefined }, queryClient);

  const readAgain = async (
    isNeeded: (result: AccountResult) => boolean,
    read: (query: LedgerQuery, before: AccountResult) => Promise<AccountResult>,
    signal?: AbortSignal,
  ) => {
    // After a write, the results are those from before it.
    if (queryClient.getQueryState(queryKey)?.isInvalidated) {
      await balances.refetch({ cancelRefetch: false, throwOnError: true });
      signal?.throwIfAborted();
    }
    const results = queryClient.getQueryData(queryKey) ?? [];
    const put = (result: AccountResult) => {
      queryClient.setQueryData(queryKey, (before) =>
        before?.map((each) => (each.glAccountId === result.glAccountId ? result : each)),
      );
    };
    await mapConcurrent(
      results.filter(isNeeded),
      async (result) => put(await read({ ...query, glAccountId: result.glAccountId }, result)),
      () => signal?.aborted !== true,
    );
    signal?.throwIfAborted();
    return queryClient.getQueryData(queryKey) ?? [];
  };
  return {
    ...balances,
    /** Reads the failed accounts again. */
    retryFailed: () => readAgain(isFailed, (each) => tryBalances(daybook, each, {})).catch(() => {}), // all are still invalidated
    /**
     * Reads the entries of some accounts, a few at a time. Those that had failed may fail again.
     * @throws the first error of others, or if all fail; what was read stays.
     */
    loadEntries: async (ids: readonly string[], signal: AbortSignal) => {
      const isWanted = ({ glAccountId }: AccountResult) => ids.includes(glAccountId);
      const results = await readAgain(
        (result) => isWanted(result) && (isFailed(result) || !result.isComplete),
        (each, before) => {
          const read = isFailed(before) ? tryBalances : readBalances;
          return read(daybook, each, { isComplete: true, signal });
        },
        signal,
      );
      throwIfAllFailed(results.filter(isWanted));
      return results;
    },
  };
}

export function isFailed(result: AccountResult): result is FailedAccount {
  return 'error' in result;
}

function throwIfAllFailed(results: readonly AccountResult[]): void {
  const [first] = results;
  if (first && isFailed(first) && results.every(isFailed)) throw first.error;
}

const trialBalanceOptions = (daybook: Daybook, query: TrialBalanceQuery, ids: readonly string[]) =>
  queryOptions({
    queryKey: keyOf(daybook.session, 'ledger', 'trialBalance', query, ids),
    queryFn: async (context): Promise<AccountResult[]> => {
      await pauseAfterWrite(context);
      const { client, queryKey, signal } = context;
      const before = client.getQueryData<AccountResult[]>(queryKey);
      const results: AccountResult[] = [];
      await mapConcurrent(ids, async (glAccountId, place) => {
        const known = before?.[place];
        const isComplete = known !== undefined && !isFailed(known) && known.isComplete;
        results[place] = await tryBalances(daybook, { ...query, glAccountId }, { isComplete, signal });
      });
      throwIfAllFailed(results);
      return results;
    },
    // One request for each account is too much for every return to the page. Writes and Refresh read again.
    staleTime: 10 * 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

interface ReadOptions {
  /** Whether to read all entries, however many. */
  isComplete?: boolean;
  signal?: AbortSignal | undefined;
}

/** The figures of an account, or why they could not be read. */
async function tryBalances(daybook: Daybook, query: LedgerQuery, options: ReadOptions): Promise<AccountResult> {
  try {
    return await readBalances(daybook, query, options);
  } catch (error) {
    options.signal?.throwIfAborted();
    return { glAccountId: query.glAccountId, error: asError(error) };
  }
}

async function readBalances(daybook: Daybook, query: LedgerQuery, options: ReadOptions): Promise<AccountBalances> {
  const { http, serviceOptions } = daybook[internals];
  const request = { ...query, ...serviceOptions, signal: options.signal };
  const read = (cursor: string | undefined) => queryGeneralLedger(http, { ...request, cursor, limit: largestPage });
  const pages: LedgerPage[] = [];
  for await (const page of everyPage(read)) {
    pages.push(page);
    if (!options.isComplete) break;
  }
  const opening = pages[0]?.beginningBalance ?? null;
  const isComplete = pages.at(-1)?.next === undefined;
  const { days, debits, credits } = totalsOf(pages, isComplete);
  let closing = isComplete ? lastBalance(pages, days, opening) : undefined;
  const { endDate = lastDate } = query.filter ?? {};
  const hasEnd = endDate < lastDate;
  if (closing === undefined && hasEnd) {
    const filter = { ...query.filter, beginDate: addDays(toPlainDate(endDate), 1), endDate: undefined };
    closing = (await queryGeneralLedger(http, { ...request, filter, limit: 1 })).beginningBalance ?? null;
  }
  return {
    glAccountId: query.glAccountId,
    opening,
    closing: closing ?? (isComplete || hasEnd ? null : undefined),
    debits,
    credits,
    isComplete,
  };
}
