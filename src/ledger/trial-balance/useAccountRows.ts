'use client';
import { useMemo } from 'react';
import { useDaybookContext, useStructuralSharing } from '../../core/daybookContext.ts';
import type { CountMatches } from '../../list/filters/useMatchCount.ts';
import type { GlAccount } from '../../reference-lists/data/glAccountSchema.ts';
import { useGlAccounts } from '../../reference-lists/data/queries.ts';
import { accountsByType } from '../../reference-lists/data/rules.ts';
import { matchesAccountFilters, type TrialBalanceFilters } from '../data/filters.ts';
import { type AccountResult, type TrialBalanceQuery, useTrialBalance } from '../data/trialBalance.ts';
import type { TrialBalanceRow } from './columns.tsx';

/**
 * The accounts of a trial balance that match its filters, in the order of the chart of accounts, with their figures.
 * @param ofHost the ids that the host limits it to; default: all accounts.
 */
export function useAccountRows(
  ofHost: readonly string[] | undefined,
  filters: TrialBalanceFilters,
  query: TrialBalanceQuery,
) {
  const { locale } = useDaybookContext();
  const glAccountIds = useStructuralSharing(ofHost);
  const chart = useGlAccounts();
  const accounts = useMemo(() => {
    if (!chart.data) return undefined;
    const known = new Set(chart.data.map(({ id }) => id));
    // The host's unknown ids are accounts that fail, rather than missing from the totals unnoticed.
    const unknown = (glAccountIds ?? []).filter((id) => !known.has(id)).map((id): GlAccount => ({ id, name: id }));
    return accountsByType([...chart.data, ...unknown], locale)
      .flatMap((group) => group.accounts)
      .filter(({ id }) => glAccountIds?.includes(id) ?? true);
  }, [chart.data, glAccountIds, locale]);
  const ids = useMemo(() => accounts?.map(({ id }) => id), [accounts]);
  const balances = useTrialBalance(query, ids);
  const shown = useMemo(
    () => accounts?.filter((account) => matchesAccountFilters(account, filters)),
    [accounts, filters],
  );
  const rows = useMemo(() => balances.data && rowsOf(shown, balances.data), [shown, balances.data]);
  const countMatches: CountMatches<TrialBalanceFilters> = async (next) => ({
    count: accounts?.filter((account) => matchesAccountFilters(account, next)).length ?? 0,
    isComplete: accounts !== undefined,
  });
  return {
    /** Undefined until both are read. */
    rows,
    /** How both are read. */
    query: { ...balances, ...(chart.error && { error: chart.error, isRefetchError: chart.isRefetchError }) },
    /** What other figures are read for: then nothing of the list stays. */
    key: JSON.stringify([query, ids]),
    areAllShown: shown?.length === accounts?.length,
    countMatches,
    refetch: () => Promise.all([chart.refetch(), balances.refetch()]),
    retry: () => (chart.error ? chart.refetch() : balances.refetch()),
    retryFailed: balances.retryFailed,
    /** Reads the entries of accounts. @param chosen default: all that are shown. @returns them with whole figures. */
    readWhole: async (signal: AbortSignal, chosen: readonly GlAccount[] = shown ?? []) =>
      rowsOf(
        chosen,
        await balances.loadEntries(
          chosen.map(({ id }) => id),
          signal,
        ),
      ),
  };
}

/** The accounts in their order, with their figures. */
function rowsOf(accounts: readonly GlAccount[] | undefined, results: readonly AccountResult[]): TrialBalanceRow[] {
  const byId = new Map(results.map((result) => [result.glAccountId, result]));
  return (accounts ?? []).flatMap((account) => {
    const result = byId.get(account.id);
    return result ? { id: account.id, account, result } : [];
  });
}
