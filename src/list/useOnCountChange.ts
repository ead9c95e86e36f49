'use client';
import { useEffect } from 'react';
import type { ListPage } from '../core/http/paging.ts';
import { useLatest } from '../core/query/useLatest.ts';

/** How many documents are loaded, as the service does not count them. */
export interface ListCount {
  /** The loaded documents that match the filters. */
  total: number;
  /** Whether these are all matches. */
  isTotalWhole: boolean;
  /** The company's documents that need action, regardless of the filters, as far as they are loaded. */
  actionRequired: number;
  /** Whether these are all. */
  isActionRequiredWhole: boolean;
}

export interface CountedPart {
  count: number;
  /** Whether these are all; if not, mark the count as incomplete. */
  isWhole: boolean;
}

/** Reports the counts to the host once both are known, and on every change. */
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
