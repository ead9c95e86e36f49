'use client';
import { useMemo } from 'react';
import type { DaybookContextValue, ListLoader } from '../core/daybookContext.ts';
import { useLatest } from '../core/query/useLatest.ts';

/**
 * Stable versions of a host's loaders, which may be new inline functions on every render: they call the latest. The result
 * changes only if a loader is added or removed.
 */
export function useLoaders(loaders: DaybookContextValue['loaders']): DaybookContextValue['loaders'] {
  const latest = useLatest(loaders);
  const names = Object.keys(loaders)
    .filter((name) => loaders[name])
    .join(' ');
  return useMemo(() => {
    const callLatest =
      (name: string): ListLoader<unknown> =>
      async (request) =>
        latest.current[name]?.(request);
    return Object.fromEntries(
      names
        .split(' ')
        .filter(Boolean)
        .map((name) => [name, callLatest(name)]),
    );
  }, [names, latest]);
}
