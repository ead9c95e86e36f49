'use client';
import { useState } from 'react';
import type { AddedRecord } from '../../list/filters/ConditionEditor.tsx';
import { type CommonFilters, FilterBar, type FilterBarProps } from '../../list/filters/FilterBar.tsx';
import { useRecordNames } from '../data/useRecordNames.ts';

const loadRecordEditor = () => import('./RecordEditor.tsx');

type ListFilterProps<Filters extends CommonFilters> = Omit<
  FilterBarProps<Filters>,
  'nameOf' | 'loadRecordEditor' | 'onRecordAdd'
>;

/** The filters of a list, with the names of the records in them. */
export function ListFilter<Filters extends CommonFilters>(props: ListFilterProps<Filters>) {
  const [added, setAdded] = useState<readonly AddedRecord[]>([]);
  const nameOf = useRecordNames(props.fields, props.filters, added);
  return (
    <FilterBar
      {...props}
      nameOf={nameOf}
      loadRecordEditor={loadRecordEditor}
      onRecordAdd={(record) => setAdded([...added, record])}
    />
  );
}
