'use client';
import { useMemo } from 'react';

/**
 * Parses a host's filters. The result is the same object while the filters are equal.
 * @param parse a stable function.
 */
export function useParsedFilters<Parsed>(input: unknown, parse: (input: unknown) => Parsed): Parsed {
  const json = JSON.stringify({ input });
  return useMemo(() => parse(JSON.parse(json).input), [json, parse]);
}
