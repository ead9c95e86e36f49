'use client';
import { type Ref, useState } from 'react';
import { DisplayMenu } from '../../list/display/DisplayMenu.tsx';
import type { DisplayPanelProps } from '../../list/display/DisplayPanel.tsx';
import { SaveViewButton } from '../../list/display/SaveViewButton.tsx';
import type { ListKeys } from '../../list/display/ShortcutsDialog.tsx';
import type { AddedRecord } from '../../list/filters/ConditionEditor.tsx';
import { FilterBar, type FilterBarProps } from '../../list/filters/FilterBar.tsx';
import type { CommonFilters } from '../../list/filters/useListSearch.ts';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { OfferedAccountsContext } from '../pickers/OfferedAccountsContext.ts';

const loadActiveFilters = () => import('./ActiveFilters.tsx');
const loadEditor = () => import('./ListFilterEditor.tsx');
const loadSortSettings = () => import('../../list/display/SortSettings.tsx');

interface ListFilterProps<Filters extends CommonFilters>
  extends Omit<
    FilterBarProps<Filters>,
    'added' | 'loadActiveFilters' | 'loadEditor' | 'onRecordAdd' | 'display' | 'sortSettings' | 'renderSaveView'
  > {
  /** What the list displays, to change it and to save it as a view. */
  layout: DisplayPanelProps['layout'];
  /** The keys of the list, for the dialog that names them. */
  keys: ListKeys;
  /** Shows that dialog. */
  openKeys?: Ref<() => void>;
  /** The ids of the accounts to filter by; default all. */
  offeredAccounts?: readonly string[] | undefined;
}

/** The filters of a list, with the names of the records in them, and the Display menu. */
export function ListFilter<Filters extends CommonFilters>({
  layout,
  keys,
  openKeys,
  offeredAccounts,
  ...props
}: ListFilterProps<Filters>) {
  const [added, setAdded] = useState<readonly AddedRecord[]>([]);
  return (
    <OfferedAccountsContext.Provider value={offeredAccounts}>
      <FilterBar
        {...props}
        added={added}
        display={<DisplayMenu layout={layout} part={props.filtering.part} keys={keys} openKeys={openKeys} />}
        loadActiveFilters={loadActiveFilters}
        loadEditor={loadEditor}
        sortSettings={
          layout.sorting && (
            <LazyPart load={loadSortSettings} props={{ columns: layout.columns, sorting: layout.sorting }} />
          )
        }
        renderSaveView={(handlers) => <SaveViewButton layout={layout} {...handlers} />}
        onRecordAdd={(record) => setAdded([...added, record])}
      />
    </OfferedAccountsContext.Provider>
  );
}
