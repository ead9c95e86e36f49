'use client';
import { useMemo } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { Combobox } from '../../ui/picker/Combobox.tsx';
import type { ComboboxOption } from '../../ui/picker/filterOptions.ts';
import type { PickerProps } from '../../ui/picker/usePickerList.ts';
import { idsBelow } from '../data/dimensionRules.ts';
import type { Dimension, DimensionValue } from '../data/schema.ts';
import { referenceMessages } from '../messages.ts';

interface DimensionFieldProps extends Omit<PickerProps, 'label'> {
  dimension: Dimension;
  /** Ids of the selected values of all dimensions, at most one of this dimension. */
  value: readonly string[];
  /** Called with the ids of all dimensions; those of others stay. */
  onChange: (ids: string[]) => void;
}

/** Selects one value of a dimension. */
export function DimensionField({ dimension, value, onChange, ...props }: DimensionFieldProps) {
  const messages = useMessages('references', referenceMessages);
  const groups = useMemo(() => [{ id: dimension.id, options: optionsOf(dimension.values) }], [dimension]);
  const ids = useMemo(() => new Set(idsBelow({ children: dimension.values })), [dimension]);
  return (
    <Combobox
      {...props}
      label={dimension.name}
      requiredText={messages.required}
      isClearable
      groups={groups}
      value={value.find((id) => ids.has(id)) ?? null}
      onChange={(id) => onChange([...value.filter((other) => !ids.has(other)), ...(id === null ? [] : [id])])}
    />
  );
}

/** The values of a tree, each with its parent as the detail. */
function optionsOf(values: readonly DimensionValue[], parent?: string): ComboboxOption[] {
  return values.flatMap(({ id, name, children }) => [{ id, text: name, detail: parent }, ...optionsOf(children, name)]);
}
