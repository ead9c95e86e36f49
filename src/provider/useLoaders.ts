'use client';
import { useMemo } from 'react';
import type { Daybook, Loader } from '../core/daybookContext.ts';
import { useLatest } from '../core/query/useLatest.ts';

/**
 * A host's loaders as functions that stay the same while the host writes new ones inline at every render; the latest is
 * called. They change where one is added or taken away.
 */
export function useLoaders(loaders: Daybook['loaders']): Daybook['loaders'] {
  const latest = useLatest(loaders);
  const names = Object.keys(loaders)
    .filter((name) => loaders[name])
    .join(' ');
  return useMemo(() => {
    const ofLatest =
      (name: string): Loader<unknown> =>
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
