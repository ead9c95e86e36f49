'use client';
import { useMemo } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { cachedNames, type ReferenceNames } from './cachedNames.ts';
import { findDimensionValue } from './dimensionRules.ts';
import { dimensionsOptions } from './options.ts';

type Referred = keyof ReferenceNames;
interface Named {
  id?: string | undefined;
  displayName?: string | null | undefined;
  name?: string | null | undefined;
}
/** A document or a line, with the names of its references, which may be missing from the loaded lists. */
type Naming = { readonly [Kind in Referred]?: Named | null | undefined } & {
  readonly dimensionValues?: readonly Named[] | null | undefined;
};

export type ReferenceTexts = ReturnType<typeof useReferenceTexts>;

/** Functions that name what a document refers to, such as for a conflict. */
export function useReferenceTexts() {
  const daybook = useDaybookContext();
  return useMemo(() => {
    const names = cachedNames(daybook);
    const list = new Intl.ListFormat(daybook.locale, { type: 'unit', style: 'short' });
    const listed = (texts: readonly string[]) => list.format(texts.filter((text) => text !== ''));
    return {
      listed,
      named(kind: Referred, id: string | null, documents: readonly Naming[]): string {
        if (id === null) return '';
        const known: Named =
          documents.map((document) => document[kind]).find((one) => one?.id === id) ?? names[kind](id);
        return known.displayName || known.name || id;
      },
      dimensionValueNames(ids: readonly string[], documents: readonly Naming[]): string {
        const dimensions = daybook.queryClient.getQueryData(dimensionsOptions(daybook).queryKey) ?? [];
        const known = documents.flatMap((document) => document.dimensionValues ?? []);
        const all = dimensions.flatMap(({ values }) => values);
        return listed(
          ids.map((id) => (known.find((value) => value.id === id) ?? findDimensionValue(all, id))?.name || id),
        );
      },
    };
  }, [daybook]);
}
