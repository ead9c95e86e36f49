'use client';
import { useMemo } from 'react';
import type { DaybookContextValue } from '../core/daybookContext.ts';
import { UnreadableRowError } from '../core/errors.ts';
import { useLatest } from '../core/query/useLatest.ts';

/**
 * A host's `onError` as a function that stays the same while the host writes a new one inline at every render. An unreadable
 * row is reported once, however often its list is loaded.
 */
export function useReport(onError: DaybookContextValue['onError']): DaybookContextValue['onError'] {
  const latest = useLatest(onError);
  const hasReport = onError !== undefined;
  return useMemo(() => {
    if (!hasReport) return undefined;
    const rows = new Set<string>();
    return (event) => {
      const { component, error } = event;
      if (error instanceof UnreadableRowError) {
        const row = `${component}: ${error.message}`;
        if (rows.has(row)) return;
        rows.add(row);
      }
      latest.current?.(event);
    };
  }, [hasReport, latest]);
}
