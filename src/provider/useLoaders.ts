'use client';
import { useMemo } from 'react';
import type { DaybookContextValue, ListLoader } from '../core/daybookContext.ts';
import { useLatest } from '../core/query/useLatest.ts';

/**
 * A host's loaders as functions that stay the same while the host writes new ones inline at every render; the latest is
 * called. They change where one is added or taken away.
 */
export function useLoaders(loaders: DaybookContextValue['loaders']): DaybookContextValue['loaders'] {
  const latest = useLatest(loaders);
  const names = Object.keys(loaders)
    .filter((name) => loaders[name])
    .join(' ');
  return useMemo(() => {
    const ofLatest =
      (name: string): ListLoader<unknown> =>
      async (request) =>
        latest.current[name]?.(request);
    return Object.fromEntries(
      names
        .split(' ')
        .filter(Boolean)
        .map((name) => [name, ofLatest(name)]),
    );
  }, [names, latest]);
}
