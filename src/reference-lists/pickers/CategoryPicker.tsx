'use client';
import { useMemo } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { Combobox } from '../../ui/picker/Combobox.tsx';
import type { ComboboxOption } from '../../ui/picker/filterOptions.ts';
import { type PickerProps, usePickerList } from '../../ui/picker/usePickerList.ts';
import { useCategories } from '../data/queries.ts';
import type { NamedChoice } from '../data/schema.ts';
import { useRecentChoices } from '../data/useRecentChoices.ts';
import { referenceMessages } from '../messages.ts';
import { categoryGroups } from './categoryGroups.ts';

export interface CategoryPickerProps extends PickerProps {
  value: string | null;
  onChange: (category: NamedChoice | null) => void;
  /** Categories that can be chosen before the list loads, or if it fails. */
  known?: readonly NamedChoice[] | undefined;
  /** The ids of suggestions, which come first. */
  suggested?: readonly string[] | undefined;
  /** What is shown beside categories in the place of their parents, by id. */
  notes?: ReadonlyMap<string, string> | undefined;
  /** Something else to choose, at the end of the list. */
  action?: (ComboboxOption & { onChoose: () => void }) | undefined;
  /** The direction of the money, whose categories come first. */
  direction?: 'in' | 'out' | undefined;
  /** Whether choosing the selected category again also calls `onChange`; default false. */
  isConfirmable?: boolean;
}

/** Selects a category: suggestions and recent choices first, then all by kind. */
export function CategoryPicker({
  value,
  onChange,
  known,
  suggested,
  notes,
  action,
  direction = 'out',
  ...props
}: CategoryPickerProps) {
  const messages = useMessages('references', referenceMessages);
  const categories = useCategories();
  const { recent, addChoice } = useRecentChoices('categories');
  const groups = useMemo(
    () =>
      categoryGroups(
        { categories: categories.data, suggested, notes, recent, known: known ?? [], chosenId: value, direction },
        messages,
      ),
    [categories.data, suggested, notes, recent, known, value, direction, messages],
  );
  const withAction = useMemo(
    () => (action ? [...groups, { id: 'action', options: [action], isPinned: true }] : groups),
    [groups, action],
  );
  return (
    <Combobox
      {...props}
      {...usePickerList(categories, messages.categories)}
      groups={withAction}
      value={value}
      onChange={(id) => {
        if (action && id === action.id) return action.onChoose();
        const option = groups.flatMap(({ options }) => options).find((each) => each.id === id);
        const category = option ? { id: option.id, name: option.text } : null;
        if (category) addChoice(category);
        onChange(category);
      }}
    />
  );
}
