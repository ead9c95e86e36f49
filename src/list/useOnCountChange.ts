'use client';
import { useEffect } from 'react';
import type { ListPage } from '../core/http/paging.ts';
import { useLatest } from '../core/query/useLatest.ts';

/** How many documents there are, as far as that is known: the service does not count them. */
export interface ListCount {
  /** Those of the filters that are loaded. */
  total: number;
  /** Whether these are all that the filters keep. */
  isTotalWhole: boolean;
  /** Those of the company that somebody has to do something about, whatever the filters, as far as they are read. */
  actionRequired: number;
  /** Whether these are all. */
  isActionRequiredWhole: boolean;
}

/** How many were counted. */
export interface CountedPart {
  count: number;
  /** Whether these are all; if not there are more, and the count alone is not to be shown. */
  isWhole: boolean;
}

/** Tells a host the counts once both are known, and whenever one of them changes. */
export function useOnCountChange(
  pages: readonly ListPage<unknown>[] | undefined,
  actionRequiredCount: CountedPart | undefined,
  onCountChange: ((count: ListCount) => void) | undefined,
): void {
  const latest = useLatest(onCountChange);
  const total = pages?.reduce((count, { rows, unreadable }) => count + rows.length + unreadable.length, 0);
  const isTotalWhole = pages?.at(-1)?.next === undefined;
  const { count: actionRequired, isWhole: isActionRequiredWhole = true } = actionRequiredCount ?? {};
  useEffect(() => {
    if (total === undefined || actionRequired === undefined) return;
    latest.current?.({ total, isTotalWhole, actionRequired, isActionRequiredWhole });
  }, [total, isTotalWhole, actionRequired, isActionRequiredWhole, latest]);
}
