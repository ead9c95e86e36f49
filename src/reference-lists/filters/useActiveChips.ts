'use client';
import { isActive } from '../../core/filters/filterEntries.ts';
import { conditionsOf, recordIdsIn } from '../../list/filters/conditions.ts';
import type { ActiveFiltersProps } from '../../list/filters/FilterBar.tsx';
import { type FilterChip, useFilterChips } from '../../list/filters/useFilterChips.ts';
import { useDimensionFields } from '../data/useDimensionFields.ts';
import { useRecordNames } from '../data/useRecordNames.ts';

/** A chip for each condition of a list's filters, with the names of the records in it. */
export function useActiveChips(
  props: Pick<ActiveFiltersProps, 'fields' | 'filters' | 'added' | 'messages'>,
): FilterChip[] {
  const { filters, added, messages } = props;
  const active = props.fields.filter((field) => isActive(field, filters));
  const fields = useDimensionFields(active, filters);
  const records = fields.flatMap((field) => {
    const { list } = field;
    const ids = list ? conditionsOf(field, filters).flatMap(({ operands }) => operands.flatMap(recordIdsIn)) : [];
    return list ? ids.map((id) => ({ list, id })) : [];
  });
  return useFilterChips(fields, filters, useRecordNames(records, added), messages);
}
