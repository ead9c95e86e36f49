'use client';
import { useMemo } from 'react';
import type { DaybookContextValue, ListLoader } from '../core/daybookContext.ts';
import { useLatest } from '../core/state/useLatest.ts';
import type { ReferenceLoaders } from '../reference-lists/data/options.ts';
import { functionProblems, hostFunction } from './hostFunctions.ts';
import { unknownMembers } from './unknownMembers.ts';
import { useReportProblem } from './useReportProblem.ts';

const listNames = Object.keys({
  glAccounts: true,
  categories: true,
  vendors: true,
  customers: true,
  bankAccounts: true,
  dimensions: true,
} satisfies Record<keyof ReferenceLoaders, true>);

/**
 * Stable versions of a host's loaders, which may be new inline functions on every render: they call the latest. The result
 * changes only if a loader is added or removed.
 */
export function useLoaders(
  loaders: DaybookContextValue['loaders'],
  report: DaybookContextValue['report'],
): DaybookContextValue['loaders'] {
  const named = Object.fromEntries(Object.entries(loaders).map(([name, loader]) => [`loaders.${name}`, loader]));
  const problems = [...unknownMembers('loaders', loaders, listNames, 'list'), ...functionProblems(named)];
  useReportProblem(problems.join(' '), report);
  const latest = useLatest(loaders);
  const names = Object.keys(loaders)
    .filter((name) => hostFunction(loaders[name]))
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
