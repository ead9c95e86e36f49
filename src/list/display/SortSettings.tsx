'use client';
import { useMessages } from '../../core/daybookContext.ts';
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { columnNameOf } from '../columns/columnProps.ts';
import type { ListLayout, ListSorting } from '../table/useListTable.ts';
import { displayMessages } from './displayMessages.ts';

interface SortSettingsProps {
  // biome-ignore lint/suspicious/noExplicitAny: of any list
  columns: ListLayout<any>['columns'];
  sorting: ListSorting;
}

/** The column by which a list is sorted, and the direction. */
export default function SortSettings({ columns, sorting }: SortSettingsProps) {
  const messages = useMessages('ui', displayMessages);
  const { onSortingChange, canSort } = sorting;
  const options = columns
    .filter(({ id = '' }) => canSort(id))
    .map((column) => ({ value: column.id ?? '', label: columnNameOf(column) }));
  const [{ id, desc } = { id: '', desc: false }] = sorting.sorting;
  const isDate = /date$/i.test(id);
  return (
    <>
      {options.length > 1 && (
        <Select
          label={messages.sortBy}
          value={id}
          options={options}
          onChange={(next) => onSortingChange([{ id: next, desc }])}
        />
      )}
      <SegmentedControl
        legend={messages.sortDirection}
        options={[
          { value: 'ascending', label: isDate ? messages.oldestFirst : messages.ascending },
          { value: 'descending', label: isDate ? messages.newestFirst : messages.descending },
        ]}
        value={desc ? 'descending' : 'ascending'}
        onChange={(direction) => onSortingChange([{ id, desc: direction === 'descending' }])}
      />
    </>
  );
}
