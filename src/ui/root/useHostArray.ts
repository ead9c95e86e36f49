'use client';
import { useConfigurationProblem } from './lifecycle.ts';

/**
 * What a function of the host's returned, if it is an array; otherwise `standard`, and the host hears why.
 * @param given the prop, which may be no function.
 */
export function useHostArray<Item>(
  name: string,
  given: unknown,
  returned: unknown,
  standard: readonly Item[],
): readonly Item[] {
  const isArray = Array.isArray(returned);
  const found =
    typeof given === 'function' ? `returned a value of type ${typeof returned}` : `is of type ${typeof given}`;
  const isWrong = given !== undefined && given !== null && !isArray;
  useConfigurationProblem(
    isWrong ? `${name} ${found} and was ignored. Expected a function that returns an array.` : '',
  );
  return isArray ? returned : standard;
}
