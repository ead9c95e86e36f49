'use client';
import { useMemo } from 'react';
import { received } from '../../core/errors.ts';
import { hostArrayProblem } from './hostArrayProblem.ts';
import { useConfigurationProblem } from './lifecycle.ts';
import { isNothing } from './useValidProps.ts';

/**
 * The valid items of what a function of the host's returned, if it is an array; otherwise `fallback`. The host hears of the others.
 * @param given the prop, which may be no function. @param fallback if it has items, the host's array must have some.
 */
export function useHostArray<Item extends object>(
  name: string,
  given: unknown,
  returned: unknown,
  fallback: readonly Item[],
): readonly Item[] {
  const { items, problem } = useMemo(() => {
    if (!Array.isArray(returned)) return { items: fallback, problem: hostArrayProblem(name, given, returned) };
    const { items, problems } = validItems<Item>(name, returned);
    if (items.length > 0 || fallback.length === 0) return { items, problem: problems.join(' ') };
    problems.push(`${name} returned an array without items and was ignored. Expected at least one.`);
    return { items: fallback, problem: problems.join(' ') };
  }, [name, given, returned, fallback]);
  useConfigurationProblem(problem);
  return items;
}

/** The objects among items, without those whose id another one has. Nothing in place of an item is left out. */
function validItems<Item extends object>(name: string, returned: readonly unknown[]) {
  const items = new Map<unknown, Item>();
  const problems = new Set<string>(); // without places, which change with the columns of the list
  for (const item of returned) {
    const { accessorKey = item, id = accessorKey } = Object(item); // as TanStack Table; an action has neither
    if (isNothing(item)) continue;
    if (typeof item !== 'object') {
      problems.add(`An item of ${name} is ${received(item)} and was ignored. Expected an object.`);
    } else if (items.has(id)) {
      problems.add(`${name}: ${JSON.stringify(id)} appears twice; the second was ignored. Use unique ids.`);
    } else items.set(id, item as Item); // an object, as far as can be told
  }
  return { items: [...items.values()], problems: [...problems] };
}
