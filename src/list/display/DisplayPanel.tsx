'use client';
import { useMessages } from '../../core/daybookContext.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx';
import { uiMessages } from '../../ui/messages.ts';
import type { ListLayout } from '../table/useListTable.ts';
import { isInViews, viewOf } from '../views/viewOf.ts';
import { ColumnSettings } from './ColumnSettings.tsx';
import { displayMessages } from './displayMessages.ts';
import { SavedViewSettings } from './SavedViewSettings.tsx';
import SortSettings from './SortSettings.tsx';

export interface DisplayPanelProps {
  // biome-ignore lint/suspicious/noExplicitAny: it shows the columns of any list, and a layout's functions take its rows
  layout: ListLayout<any>;
  /** Called to show the keys of the list. */
  onShortcuts: () => void;
}

/** How a list is sorted, the height of its rows, and its columns. */
export default function DisplayPanel({ layout, onShortcuts }: DisplayPanelProps) {
  const messages = useMessages('ui', displayMessages);
  const shared = useMessages('ui', uiMessages);
  const { view, onViewChange, sorting, saved, filtering } = layout;
  const unsavedFilters = Object.fromEntries(Object.entries(filtering.filters).filter(([name]) => !isInViews(name)));
  return (
    <>
      {sorting && <SortSettings columns={layout.columns} sorting={sorting} />}
      <SegmentedControl
        legend={messages.density}
        options={[
          { value: 'compact', label: messages.compact },
          { value: 'comfortable', label: messages.comfortable },
          { value: 'roomy', label: messages.roomy },
        ]}
        value={view.density ?? 'comfortable'}
        onChange={(density) => onViewChange({ ...view, density })}
      />
      {layout.options?.map(({ name, label }) => (
        <Checkbox
          key={name}
          label={label}
          isChecked={view.options?.[name] !== false}
          onChange={(isOn) => onViewChange({ ...view, options: { ...view.options, [name]: isOn } })}
        />
      ))}
      <ColumnSettings layout={layout} />
      <SavedViewSettings
        {...saved}
        current={viewOf(layout)}
        onSelect={(selected) => {
          onViewChange(selected.view);
          if (selected.sorting) sorting?.onSortingChange(selected.sorting);
          if (selected.filters) filtering.onChange({ ...unsavedFilters, ...selected.filters });
        }}
      />
      <div className="daybook-list-actions">
        <Button
          isQuiet
          onPress={() => {
            layout.resetView();
            sorting?.resetSorting();
          }}
        >
          {messages.resetDisplay}
        </Button>
        <Button isQuiet onPress={onShortcuts}>
          {shared.shortcuts}
        </Button>
      </div>
    </>
  );
}
