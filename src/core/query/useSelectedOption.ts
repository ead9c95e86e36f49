'use client';
import { useMemo } from 'react';

/** What a document refers to, as a picker takes it: the same list until it refers to something else, or each key sorts all anew. */
export function useSelectedOption<Reference>(
  reference: Reference | null | undefined,
): readonly Reference[] | undefined {
  return useMemo(() => (reference ? [reference] : undefined), [reference]);
}
