'use client';
import { useEffect } from 'react';
import type { ListPage } from '../core/http/paging.ts';
import { type CountedPart, countOf } from '../core/pages/rowCount.ts';
import { useHostCallback } from '../core/state/useHostCallback.ts';

/** How many documents are loaded, as the service does not count them. */
export interface ListCount {
  /** The loaded documents that match the filters. */
  total: number;
  /** Whether these are all matches. */
  isTotalComplete: boolean;
  /** The company's documents that need action, regardless of the filters, as far as they are loaded. */
  actionRequired: number;
  /** Whether these are all. */
  isActionRequiredComplete: boolean;
}

/** Reports the counts to the host once both are known, and on every change. */
export function useOnCountChange(
  pages: readonly ListPage<unknown>[] | undefined,
  actionRequiredCount: CountedPart | undefined,
  onCountChange: ((count: ListCount) => void) | undefined,
): void {
  const report = useHostCallback(onCountChange);
  const { count: total, isComplete: isTotalComplete = true } = countOf(pages) ?? {};
  const { count: actionRequired, isComplete: isActionRequiredComplete = true } = actionRequiredCount ?? {};
  useEffect(() => {
    if (total === undefined || actionRequired === undefined) return;
    report({ total, isTotalComplete, actionRequired, isActionRequiredComplete });
  }, [total, isTotalComplete, actionRequired, isActionRequiredComplete, report]);
}
