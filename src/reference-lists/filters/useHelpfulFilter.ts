'use client';
import { useEffect, useState } from 'react';
import type { CountedPart } from '../../core/pages/rowCount.ts';
import type { CommonFilters } from '../../list/filters/useListSearch.ts';
import type { CountMatches } from '../../list/filters/useMatchCount.ts';

/** A filter that is on. */
export interface ActiveFilter<Filters> {
  /** In words. */
  name: string;
  /** The filters without it. */
  left: Filters;
}

/** The filter without which a list would have the most rows. */
interface HelpfulFilter<Filters> extends ActiveFilter<Filters> {
  matches: CountedPart;
}

/** Each takes a request. */
const mostTried = 5;

/**
 * If several filters together match nothing, the one without which most rows match; undefined until it is known, and if none helps.
 * The search, which says what the user looks for, stays.
 */
export function useHelpfulFilter<Filters extends CommonFilters>(
  active: readonly ActiveFilter<Filters>[],
  countMatches: CountMatches<Filters> | undefined,
  search: string | undefined,
): HelpfulFilter<Filters> | undefined {
  const key = JSON.stringify(active);
  const [found, setFound] = useState<{ key: string; filter: HelpfulFilter<Filters> | undefined }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the filters; a list's function is new on each render
  useEffect(() => {
    if (!countMatches || active.length < 2 || active.length > mostTried) return;
    let isCurrent = true;
    const tried = active
      .filter(({ left }) => left.search === search)
      .map(async (filter) => {
        const matches = await countMatches(filter.left);
        return matches && matches.count > 0 ? [{ ...filter, matches }] : [];
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
