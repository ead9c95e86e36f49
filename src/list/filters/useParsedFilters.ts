'use client';
import { useMemo } from 'react';

/**
 * Parses a host's filters. The result is the same object while the filters are equal.
 * @param parse a stable function.
 */
export function useParsedFilters<Parsed>(input: unknown, parse: (input: unknown) => Parsed): Parsed {
  // What JSON can't write becomes an invalid filter, which is reported.
  const json = JSON.stringify({ input }, (_name, value) =>
    ['bigint', 'function'].includes(typeof value) ? { [typeof value]: String(value) } : value,
  );
  return useMemo(() => parse(JSON.parse(json).input), [json, parse]);
}
