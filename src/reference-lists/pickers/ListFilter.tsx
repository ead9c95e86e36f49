'use client';
import { useState } from 'react';
import type { DisplayPanelProps } from '../../list/display/DisplayPanel.tsx';
import { SaveViewButton } from '../../list/display/SaveViewButton.tsx';
import type { AddedRecord } from '../../list/filters/ConditionEditor.tsx';
import { type CommonFilters, FilterBar, type FilterBarProps } from '../../list/filters/FilterBar.tsx';

const loadActiveFilters = () => import('./ActiveFilters.tsx');
const loadRecordEditor = () => import('./RecordEditor.tsx');

interface ListFilterProps<Filters extends CommonFilters>
  extends Omit<
    FilterBarProps<Filters>,
    'added' | 'loadActiveFilters' | 'loadRecordEditor' | 'onRecordAdd' | 'renderSaveView'
  > {
  /** What the list displays, to save it as a view. */
  layout: DisplayPanelProps['layout'];
}

/** The filters of a list, with the names of the records in them. */
export function ListFilter<Filters extends CommonFilters>({ layout, ...props }: ListFilterProps<Filters>) {
  const [added, setAdded] = useState<readonly AddedRecord[]>([]);
  return (
    <FilterBar
      {...props}
      added={added}
      loadActiveFilters={loadActiveFilters}
      loadRecordEditor={loadRecordEditor}
      renderSaveView={(handlers) => <SaveViewButton layout={layout} {...handlers} />}
      onRecordAdd={(record) => setAdded([...added, record])}
    />
  );
}
