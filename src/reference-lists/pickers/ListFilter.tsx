'use client';
import { useState } from 'react';
import type { DisplayPanelProps } from '../../list/display/DisplayPanel.tsx';
import { SaveViewButton } from '../../list/display/SaveViewButton.tsx';
import type { AddedRecord } from '../../list/filters/ConditionEditor.tsx';
import { type CommonFilters, FilterBar, type FilterBarProps } from '../../list/filters/FilterBar.tsx';
import { OfferedAccountsContext } from './OfferedAccountsContext.ts';

const loadActiveFilters = () => import('./ActiveFilters.tsx');
const loadRecordEditor = () => import('./RecordEditor.tsx');

interface ListFilterProps<Filters extends CommonFilters>
  extends Omit<
    FilterBarProps<Filters>,
    'added' | 'loadActiveFilters' | 'loadRecordEditor' | 'onRecordAdd' | 'renderSaveView'
  > {
  /** What the list displays, to save it as a view. */
  layout: DisplayPanelProps['layout'];
  /** The ids of the accounts to filter by; default all. */
  offeredAccounts?: readonly string[] | undefined;
}

/** The filters of a list, with the names of the records in them. */
export function ListFilter<Filters extends CommonFilters>({
  layout,
  offeredAccounts,
  ...props
}: ListFilterProps<Filters>) {
  const [added, setAdded] = useState<readonly AddedRecord[]>([]);
  return (
    <OfferedAccountsContext.Provider value={offeredAccounts}>
      <FilterBar
        {...props}
        added={added}
        loadActiveFilters={loadActiveFilters}
        loadRecordEditor={loadRecordEditor}
        renderSaveView={(handlers) => <SaveViewButton layout={layout} {...handlers} />}
        onRecordAdd={(record) => setAdded([...added, record])}
      />
    </OfferedAccountsContext.Provider>
  );
}
