import * as v from 'valibot';
import { ConfigurationError } from '../errors.ts';

/** The expected value of a filter. */
export interface FilterShape<Filter> {
  is: (value: unknown) => value is Filter;
  /** Description for error messages. */
  expected: string;
}

/** A shape for each filter of a list. */
export type FilterShapes<Filters> = { readonly [Name in keyof Filters]-?: FilterShape<NonNullable<Filters[Name]>> };

/** @param expected description for error messages. */
export function filterShape<Filter>(schema: v.GenericSchema<unknown, Filter>, expected: string): FilterShape<Filter> {
  return { is: (value): value is Filter => v.is(schema, value), expected };
}

/**
 * Validates filters from a host, which may have stored them in a URL or a database. Invalid filters are ignored and reported in
 * `error`; `null` counts as missing.
 * @param input any JSON value.
 */
export function parseFilters<Filters extends object>(
  input: unknown,
  filterShapes: FilterShapes<Filters>,
): { filters: Filters; error?: ConfigurationError } {
  const shapes = new Map<string, FilterShape<unknown>>(Object.entries(filterShapes));
  // Every filter is optional, and only valid ones are passed in.
  const asFilters = (members: [string, unknown][]) => Object.fromEntries(members) as Filters;
  if (input === null || input === undefined) return { filters: asFilters([]) };
  if (typeof input !== 'object' || Array.isArray(input)) {
    const problem = ignored('filters', input, 'an object, such as {"period":"all"}');
    return { filters: asFilters([]), error: new ConfigurationError(problem) };
  }
  const present = Object.entries(input).filter(([, value]) => value !== null && value !== undefined);
  const valid = present.filter(([name, value]) => shapes.get(name)?.is(value));
  const filterNames = `only the filters ${[...shapes.keys()].join(', ')}`;
  const problems = present
    .filter((member) => !valid.includes(member))
    .map(([name, value]) => ignored(`The filter ${name}`, value, shapes.get(name)?.expected ?? filterNames));
  return {
    filters: asFilters(valid),
    error: problems.length > 0 ? new ConfigurationError(problems.join(' ')) : undefined,
  };
}

function ignored(name: string, value: unknown, expected: string): string {
  const json = JSON.stringify(value);
  const found = json.length > 80 ? `${json.slice(0, 80)}…` : json;
  return `${name} is ${found}: expected ${expected}. It was ignored.`;
}
