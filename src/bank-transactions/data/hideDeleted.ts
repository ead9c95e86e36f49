import { notifyManager } from '@tanstack/react-query';
import type { DaybookContextValue } from '../../core/daybookContext.ts';
import { changeReviewCount } from './changeReviewCount.ts';
import { isToReview } from './filters.ts';
import { hideInLists } from './listCache.ts';
import { bankTransactionLists } from './options.ts';
import type { BankTransaction } from './schema.ts';

/** Transactions hidden before the service has deleted them. */
export interface HiddenTransactions {
  /** Shows some of them again, in their places. */
  restore: (transactionIds: ReadonlySet<string>) => void;
}

/** Hides transactions in every loaded list and in the number of those to review. What is read later leaves them out by itself. */
export function hideDeleted(
  daybook: DaybookContextValue,
  transactions: readonly BankTransaction[],
): HiddenTransactions {
  const { session, queryClient } = daybook;
  const count = (change: 1 | -1, ids: ReadonlySet<string>) => {
    const counted = transactions.filter((each) => ids.has(each.id) && isToReview(each));
    changeReviewCount(
      daybook,
      counted.map((each) => [each, change]),
    );
  };
  const ids = new Set(transactions.map(({ id }) => id));
  const hidden = notifyManager.batch(() => {
    count(-1, ids);
    return hideInLists(daybook, ids);
  });
  const known = new Set(listKeys().map(({ queryHash }) => queryHash));

  function listKeys() {
    return queryClient.getQueryCache().findAll({ queryKey: bankTransactionLists(session) });
  }
  return {
    restore: (ids) =>
      notifyManager.batch(() => {
        count(1, ids);
        hidden.restore(ids);
        // Lists that were read in the meantime, or are being read, lack them.
        for (const { queryKey, queryHash, state } of listKeys()) {
          const isLacking = !known.has(queryHash) || state.fetchStatus === 'fetching';
          if (isLacking) queryClient.invalidateQueries({ queryKey, exact: true });
        }
      }),
  };
}
