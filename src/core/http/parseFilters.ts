import * as v from 'valibot';
import { ConfigurationError } from '../errors.ts';

/** What a filter is: a host may have kept something else. */
export interface FilterShape<Filter> {
  is: (value: unknown) => value is Filter;
  /** What it is, in words. */
  expected: string;
}

/** A shape for each of the filters that a list has. */
export type FilterShapes<Filters> = { readonly [Name in keyof Filters]-?: FilterShape<NonNullable<Filters[Name]>> };

/** @param expected what the schema takes, in words. */
export function filterShape<Filter>(schema: v.GenericSchema<unknown, Filter>, expected: string): FilterShape<Filter> {
  return { is: (value): value is Filter => v.is(schema, value), expected };
}

/**
 * The filters that a host gives, which may have kept them in an address or a database. What is no filter is left out, each
 * by itself, and `error` says so; `null` is as good as absent.
 * @param given as JSON has it.
 */
export function parseFilters<Filters extends object>(
  given: unknown,
  filterShapes: FilterShapes<Filters>,
): { filters: Filters; error?: ConfigurationError } {
  const shapes = new Map<string, FilterShape<unknown>>(Object.entries(filterShapes));
  // Every filter may be left out, and those that are kept have been looked at.
  const asFilters = (members: [string, unknown][]) => Object.fromEntries(members) as Filters;
  if (given === null || given === undefined) return { filters: asFilters([]) };
  if (typeof given !== 'object' || Array.isArray(given)) {
    const problem = leftOut('What is given as filters', given, 'an object, such as {"period":"all"}');
    return { filters: asFilters([]), error: new ConfigurationError(problem) };
  }
  const present = Object.entries(given).filter(([, value]) => value !== null && value !== undefined);
  const valid = present.filter(([name, value]) => shapes.get(name)?.is(value));
  const filterNames = `no filters but ${[...shapes.keys()].join(', ')}`;
  const problems = present
    .filter((member) => !valid.includes(member))
    .map(([name, value]) => leftOut(`The filter ${name}`, value, shapes.get(name)?.expected ?? filterNames));
  return {
    filters: asFilters(valid),
    error: problems.length > 0 ? new ConfigurationError(problems.join(' ')) : undefined,
  };
}

/** @param value as JSON has it, and not at full length: it may be anything. */
function leftOut(what: string, value: unknown, expected: string): string {
  const json = JSON.stringify(value);
  const found = json.length > 80 ? `${json.slice(0, 80)}…` : json;
  return `${what} is ${found}: expected ${expected}. It is left out.`;
}
