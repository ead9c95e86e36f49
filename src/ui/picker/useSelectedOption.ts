'use client';
import { useMemo } from 'react';

/** A document's reference as a picker's list of options: stable, so that the picker doesn't sort again on every keystroke. */
export function useSelectedOption<Reference>(
  reference: Reference | null | undefined,
): readonly Reference[] | undefined {
  return useMemo(() => (reference ? [reference] : undefined), [reference]);
}
