'use client';
import { useEffect } from 'react';
import type { Page } from '../core/http/paging.ts';
import { useLatest } from '../core/query/useLatest.ts';
import type { ReviewCount } from './queries.ts';
import type { BankTransaction } from './schema.ts';

/** How many transactions there are, as far as that is known: the service does not count them. */
export interface TransactionCount {
  /** Those of the filters that are loaded. */
  total: number;
  /** Whether these are all that the filters keep. */
  isTotalWhole: boolean;
  /** Those of the company that need review, whatever the filters: up to 1,000. */
  actionRequired: number;
  /** Whether these are all. */
  isActionRequiredWhole: boolean;
}

/** Tells a host the counts once both are known, and whenever one of them changes. */
export function useToldCount(
  pages: readonly Page<BankTransaction>[] | undefined,
  review: ReviewCount | undefined,
  onCountChange: ((count: TransactionCount) => void) | undefined,
): void {
  const latest = useLatest(onCountChange);
  const total = pages?.reduce((count, { rows }) => count + rows.length, 0);
  const isTotalWhole = pages?.at(-1)?.next === undefined;
  const { count: actionRequired, isWhole: isActionRequiredWhole = true } = review ?? {};
  useEffect(() => {
    if (total === undefined || actionRequired === undefined) return;
    latest.current?.({ total, isTotalWhole, actionRequired, isActionRequiredWhole });
  }, [total, isTotalWhole, actionRequired, isActionRequiredWhole, latest]);
}
