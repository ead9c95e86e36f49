'use client';
import { useMemo } from 'react';
import type { NamedChoice } from '../../reference-lists/data/schema.ts';

/** A document's category, which may have no name, as a picker's option. */
export function useKnownCategory(
  category: { id: string; name?: string | null | undefined } | null | undefined,
): readonly NamedChoice[] | undefined {
  return useMemo(() => (category ? [{ ...category, name: category.name ?? '' }] : undefined), [category]);
}
