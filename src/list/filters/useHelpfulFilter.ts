'use client';
import { useEffect, useState } from 'react';
import type { CountedPart } from '../../core/pages/rowCount.ts';
import type { CountMatches } from './useMatchCount.ts';

/** A filter that is on. */
export interface ActiveFilter {
  /** In words. */
  name: string;
  /** The members of the filters that it consists of. */
  members: readonly string[];
}

/** The filter without which a list would have the most rows. */
interface HelpfulFilter extends ActiveFilter {
  matches: CountedPart;
  /** The members of the other filters. */
  kept: readonly string[];
}

/** Each takes a request. */
const mostTried = 5;

/**
 * If several filters together match nothing, the one without which most rows match; undefined until it is known, and if none helps.
 * The search, which says what the user looks for, stays.
 */
export function useHelpfulFilter<Filters extends object>(
  active: readonly ActiveFilter[],
  filters: Filters,
  countMatches: CountMatches<Filters> | undefined,
): HelpfulFilter | undefined {
  const key = JSON.stringify(filters);
  const [found, setFound] = useState<{ key: string; filter: HelpfulFilter | undefined }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the filters; a list's function is new on each render
  useEffect(() => {
    if (!countMatches || active.length < 2 || active.length > mostTried) return;
    let isCurrent = true;
    const conditions = active.filter(({ members }) => !members.includes('search'));
    const tried = conditions.map(async (filter) => {
      const left = Object.entries(filters).filter(([name]) => !filter.members.includes(name));
      const matches = await countMatches(Object.fromEntries(left) as Filters); // all filters are optional
      return matches && matches.count > 0 ? [{ ...filter, matches, kept: left.map(([name]) => name) }] : [];
    });
    Promise.all(tried)
      .then((helpful) => {
        const [best] = helpful.flat().sort((one, other) => other.matches.count - one.matches.count);
        if (isCurrent) setFound({ key, filter: best });
      })
      .catch(() => {}); // the list works without a hint
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return found?.key === key ? found.filter : undefined;
}
