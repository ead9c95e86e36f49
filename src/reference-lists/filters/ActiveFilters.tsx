'use client';
import { withCondition } from '../../list/filters/conditions.ts';
import type { ActiveFiltersProps } from '../../list/filters/FilterBar.tsx';
import { FilterChips } from '../../list/filters/FilterChips.tsx';
import { useActiveChips } from './useActiveChips.ts';

/** The chips of a list's active filters. */
export default function ActiveFilters(props: ActiveFiltersProps) {
  const { filters, openId, onOpen, onRemove, onClear } = props;
  const chips = useActiveChips(props).map(({ id, field, condition, name, text }) => ({
    id,
    name,
    text,
    isOpen: openId === id,
    onPress: (chip: HTMLElement) => onOpen(chip, { id, field, condition }),
    onRemove: () => onRemove(withCondition(filters, field, condition, undefined)),
  }));
  return <FilterChips chips={chips} onClear={onClear} />;
}
