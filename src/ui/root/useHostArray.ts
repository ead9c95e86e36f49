'use client';
import { hostArrayProblem } from './hostArrayProblem.ts';
import { useConfigurationProblem } from './lifecycle.ts';

/**
 * What a function of the host's returned, if it is an array; otherwise `fallback`, and the host hears why.
 * @param given the prop, which may be no function.
 */
export function useHostArray<Item>(
  name: string,
  given: unknown,
  returned: unknown,
  fallback: readonly Item[],
): readonly Item[] {
  useConfigurationProblem(hostArrayProblem(name, given, returned));
  return Array.isArray(returned) ? returned : fallback;
}
