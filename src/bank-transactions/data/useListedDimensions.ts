'use client';
import { useMemo } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import type { DimensionSelection } from '../../reference-lists/data/schema.ts';
import type { BankTransaction } from './schema.ts';

type ListedDimension = Pick<DimensionSelection['dimension'], 'id' | 'name'>;

/** The dimensions of which loaded transactions have values, by name; the same array until there are others. */
export function useListedDimensions(rows: readonly BankTransaction[]): readonly ListedDimension[] {
  const { locale } = useDaybookContext();
  const key = useMemo(() => {
    const names = new Map<string, string>();
    for (const row of rows) {
      for (const { dimension } of valuesOf(row)) names.set(dimension.id, dimension.name);
    }
    return JSON.stringify([...names].sort());
  }, [rows]);
  return useMemo(() => {
    const { compare } = new Intl.Collator(locale);
    const entries: [id: string, name: string][] = JSON.parse(key);
    return entries.map(([id, name]) => ({ id, name })).sort((a, b) => compare(a.name, b.name));
  }, [key, locale]);
}

/** The names of a transaction's values of a dimension, or of those of its lines. */
export function namesOfValues(row: BankTransaction, dimensionId: string): string {
  const names = valuesOf(row).flatMap(({ dimension, name }) => (dimension.id === dimensionId ? name : []));
  return [...new Set(names)].join(', ');
}

function valuesOf({ dimensionValues, children }: BankTransaction): DimensionSelection[] {
  return [...dimensionValues, ...(children ?? []).flatMap((line) => line.dimensionValues)];
}
