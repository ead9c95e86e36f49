import { received } from '../../core/errors.ts';

/** Why a prop is ignored: it isn’t a function that returns an array. Empty if it is valid or not given. */
export function hostArrayProblem(name: string, given: unknown, returned: unknown): string {
  if (given === undefined || given === null || Array.isArray(returned)) return '';
  const found = typeof given === 'function' ? `returned ${received(returned)}` : `is ${received(given)}`;
  return `${name} ${found} and was ignored. Expected a function that returns an array.`;
}
