'use client';
import { useMemo } from 'react';

/**
 * The filters that are any, and an error that names the others: the same one for as long as the filters say the same.
 * @param read a function that stays the same.
 */
export function useParsedFilters<Read>(given: unknown, read: (given: unknown) => Read): Read {
  const json = JSON.stringify({ given });
  return useMemo(() => read(JSON.parse(json).given), [json, read]);
}
