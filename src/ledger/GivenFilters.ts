import { ConfigurationError } from '../core/http/errors.ts';
import type { LedgerFilters } from './rules.ts';
import { ledgerFilterShapes } from './schema.ts';

/**
 * The filters that a host gives, which may have kept them in an address or a database. What is no filter is left out, each
 * by itself, and `error` says so; `null` is as good as absent.
 * @param given as JSON has it.
 */
export function readLedgerFilters(given: unknown): { filters: LedgerFilters; error?: ConfigurationError } {
  if (given === null || given === undefined) return { filters: {} };
  if (typeof given !== 'object' || Array.isArray(given)) {
    const problem = leftOut('What is given as filters', given, 'an object, such as {"period":"all"}');
    return { filters: {}, error: new ConfigurationError(problem) };
  }
  const present = Object.entries(given).filter(([, value]) => value !== null && value !== undefined);
  const valid = present.filter(([name, value]) => shapes.get(name)?.is(value));
  const problems = present
    .filter((member) => !valid.includes(member))
    .map(([name, value]) => leftOut(`The filter ${name}`, value, shapes.get(name)?.expected ?? filterNames));
  return {
    filters: Object.fromEntries(valid),
    error: problems.length > 0 ? new ConfigurationError(problems.join(' ')) : undefined,
  };
}

const shapes = new Map(Object.entries(ledgerFilterShapes));
const filterNames = `no filters but ${[...shapes.keys()].join(', ')}`;

/** @param value as JSON has it, and not at full length: it may be anything. */
function leftOut(what: string, value: unknown, expected: string): string {
  const json = JSON.stringify(value);
  const found = json.length > 80 ? `${json.slice(0, 80)}…` : json;
  return `${what} is ${found}: expected ${expected}. It is left out.`;
}
