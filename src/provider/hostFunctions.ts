import { received } from '../core/errors.ts';

/** What a host gave for a function, or undefined if it is none. */
export function hostFunction<Given>(given: Given): Given | undefined {
  return typeof given === 'function' ? given : undefined;
}

/** What is wrong with functions of the host's, by their names. */
export function functionProblems(given: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(given).flatMap(([name, value]) =>
    value === undefined || value === null || typeof value === 'function'
      ? []
      : `${name} is ${received(value)} and was ignored. Expected a function.`,
  );
}
