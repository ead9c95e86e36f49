'use client';
import { isActive } from '../../core/query/filterEntries.ts';
import { conditionsOf, recordIdsIn, withCondition } from '../../list/filters/conditions.ts';
import type { ActiveFiltersProps } from '../../list/filters/FilterBar.tsx';
import { FilterChips } from '../../list/filters/FilterChips.tsx';
import { useFilterChips } from '../../list/filters/useFilterChips.ts';
import { useDimensionFields } from '../data/useDimensionFields.ts';
import { useRecordNames } from '../data/useRecordNames.ts';

/** The chips of a list's active filters, with the names of the records in them. */
export default function ActiveFilters(props: ActiveFiltersProps) {
  const { filters, added, openId, onOpen, onRemove, onClear, messages } = props;
  const active = props.fields.filter((field) => isActive(field, filters));
  const fields = useDimensionFields(active, filters);
  const records = fields.flatMap((field) => {
    const { list } = field;
    const ids = list ? conditionsOf(field, filters).flatMap(({ operands }) => operands.flatMap(recordIdsIn)) : [];
    return list ? ids.map((id) => ({ list, id })) : [];
  });
  const nameOf = useRecordNames(records, added);
  const chips = useFilterChips(fields, filters, nameOf, messages).map(({ id, field, condition, name, text }) => ({
    id,
    name,
    text,
    isOpen: openId === id,
    onPress: (chip: HTMLElement) => onOpen(chip, { id, field, condition }),
    onRemove: () => onRemove(withCondition(filters, field, condition, undefined)),
  }));
  return <FilterChips chips={chips} onClear={onClear} />;
}
