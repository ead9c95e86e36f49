'use client';
import { received } from '../../core/errors.ts';
import { useConfigurationProblem } from './lifecycle.ts';

/** What a prop may be: a function that has undefined in place of what is invalid in a value, and words for what is expected. */
export type PropKind = readonly [parse: (given: unknown) => unknown, expected: string];
export type PropKinds = Readonly<Record<string, PropKind>>;

/** The props without what is invalid in them, which the host hears of; `null` counts as missing. */
export function useValidProps<Props extends object>(props: Props, kinds: PropKinds): Props {
  const given = new Map<string, unknown>(Object.entries(props));
  const problems: string[] = [];
  const valid = Object.entries(kinds).map(([name, [parse, expected]]) => {
    const value = given.get(name) ?? undefined;
    const parsed = value === undefined ? undefined : parse(value);
    const invalid = invalidParts(name, value, parsed);
    problems.push(...invalid.map((part) => `${part} and was ignored. Expected ${expected}.`));
    if (Array.isArray(parsed) && parsed.some(isNothing)) return [name, parsed.filter((item) => !isNothing(item))];
    return [name, invalid.length > 0 ? parsed : value]; // the same object if it is valid, as effects may depend on it
  });
  useConfigurationProblem(problems.join(' '));
  return { ...props, ...Object.fromEntries(valid) };
}

/** A prop of a primitive type, or a function. */
export function ofType(type: 'boolean' | 'function' | 'string'): PropKind {
  return [(given) => (typeof given === type ? given : undefined), `a ${type}`];
}

/** An array. Nothing in place of an item, as by `isAdmin && panel`, is valid and left out. */
export function arrayOf(isItem: (item: unknown) => boolean, expected: string): PropKind {
  const parse = (item: unknown) => (isNothing(item) || isItem(item) ? item : undefined);
  return [(given) => (Array.isArray(given) ? given.map(parse) : undefined), `an array of ${expected}`];
}

/** Whether an item is left out without a report. */
export function isNothing(item: unknown): item is undefined | null | false {
  return item === undefined || item === null || item === false;
}

/** What is undefined in a parsed value, by its path. It may have no other members of the given one. */
function invalidParts(path: string, given: unknown, parsed: unknown): string[] {
  if (given === parsed) return [];
  if (parsed === undefined) return [`${path} is ${received(given)}`];
  const parts = new Map(Object.entries(Object(given)));
  return Object.entries(Object(parsed)).flatMap(([name, part]) =>
    invalidParts(`${path}.${name}`, parts.get(name), part),
  );
}
