'use client';
import { useMemo } from 'react';
import type { NamedChoice } from '../reference-lists/schema.ts';

/** What a document refers to, as a picker takes it: the same list until it refers to something else, or each key sorts all anew. */
export function useKnown<Reference>(reference: Reference | null | undefined): readonly Reference[] | undefined {
  return useMemo(() => (reference ? [reference] : undefined), [reference]);
}

/** The same of a category, which a document may refer to without a name. */
export function useKnownCategory(
  category: { id: string; name?: string | null | undefined } | null | undefined,
): readonly NamedChoice[] | undefined {
  return useMemo(() => (category ? [{ ...category, name: category.name ?? '' }] : undefined), [category]);
}
