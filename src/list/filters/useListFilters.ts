'use client';
import type { FilterDefinition, FilterField } from '../../core/filters/defineFilters.ts';
import { omitEmpty } from '../../core/omitEmpty.ts';
import { useEmit, useLifecycle } from '../../ui/root/lifecycle.ts';
import { useControllableState } from '../../ui/useControllableState.ts';
import { type CommonFilters, useListSearch } from './useListSearch.ts';
import { useParsedFilters } from './useParsedFilters.ts';

interface ListFiltersOptions<Filters extends object> {
  filters?: Filters | undefined;
  /** Default: none. */
  defaultFilters?: Filters | undefined;
  onFiltersChange?: ((filters: Filters) => void) | undefined;
}

/** The filters of a list and its search, which is one of them. */
export interface ListFiltering<Filters extends CommonFilters> extends ReturnType<typeof useListSearch<Filters>> {
  fields: readonly FilterField[];
  filters: Filters;
  onFiltersChange: (filters: Filters) => void;
}

/** The filters of a list, controlled or not. Invalid ones are ignored and reported. */
export function useListFilters<Filters extends CommonFilters>(
  options: ListFiltersOptions<Filters>,
  { parse, fields }: FilterDefinition<Filters>,
): ListFiltering<Filters> {
  const [given, setGiven] = useControllableState<Filters>(
    options.filters ?? undefined, // a host’s database may return null
    options.defaultFilters ?? ({} as Filters), // all filters are optional
    options.onFiltersChange,
  );
  const { filters, error = null } = useParsedFilters(given, parse);
  useLifecycle({ isSuccess: false, error });
  const emit = useEmit();
  const onFiltersChange = (changed: Filters) => {
    const set = omitEmpty(changed) ?? {};
    const isChanged = JSON.stringify(set) !== JSON.stringify(omitEmpty(filters) ?? {});
    if (isChanged) emit({ type: 'list.filtered', fields: Object.keys(set) });
    setGiven(changed);
  };
  return { fields, filters, onFiltersChange, ...useListSearch(filters, onFiltersChange) };
}
