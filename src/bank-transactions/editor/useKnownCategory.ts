'use client';
import { useMemo } from 'react';
import type { NamedChoice } from '../../reference-lists/data/schema.ts';

/** A category as a picker takes it, which a document may refer to without a name. @see useKnown */
export function useKnownCategory(
  category: { id: string; name?: string | null | undefined } | null | undefined,
): readonly NamedChoice[] | undefined {
  return useMemo(() => (category ? [{ ...category, name: category.name ?? '' }] : undefined), [category]);
}
