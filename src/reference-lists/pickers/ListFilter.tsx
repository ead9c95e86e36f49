'use client';
import { useState } from 'react';
import type { AddedRecord } from '../../list/filters/ConditionEditor.tsx';
import { type CommonFilters, FilterBar, type FilterBarProps } from '../../list/filters/FilterBar.tsx';

const loadActiveFilters = () => import('./ActiveFilters.tsx');
const loadRecordEditor = () => import('./RecordEditor.tsx');

type ListFilterProps<Filters extends CommonFilters> = Omit<
  FilterBarProps<Filters>,
  'added' | 'loadActiveFilters' | 'loadRecordEditor' | 'onRecordAdd'
>;

/** The filters of a list, with the names of the records in them. */
export function ListFilter<Filters extends CommonFilters>(props: ListFilterProps<Filters>) {
  const [added, setAdded] = useState<readonly AddedRecord[]>([]);
  return (
    <FilterBar
      {...props}
      added={added}
      loadActiveFilters={loadActiveFilters}
      loadRecordEditor={loadRecordEditor}
      onRecordAdd={(record) => setAdded([...added, record])}
    />
  );
}
