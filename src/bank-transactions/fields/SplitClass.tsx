'use client';
import { findDimensionValue, hasOneValueEach, requiredFirst } from '../../reference-lists/data/dimensionRules.ts';
import { useDimensions } from '../../reference-lists/data/queries.ts';
import type { DimensionSelection } from '../../reference-lists/data/schema.ts';
import { DimensionField } from '../../reference-lists/pickers/DimensionField.tsx';
import { DimensionPicker } from '../../reference-lists/pickers/DimensionPicker.tsx';
import type { transactionMessages } from '../transactionMessages.ts';

interface SplitClassProps {
  value: readonly string[];
  /** The transaction's values, which lines without their own have. */
  inherited: readonly string[];
  known: readonly DimensionSelection[] | undefined;
  isRequiredEnforced: boolean;
  errors: readonly string[] | undefined;
  isReadOnly: boolean;
  onChange: (ids: string[]) => void;
  messages: typeof transactionMessages;
}

/** The class of a split line: one field for the dimension that matters most, or all of them if one field can’t show the values. */
export function SplitClass({
  value,
  inherited,
  known = noValues,
  isRequiredEnforced,
  messages,
  ...field
}: SplitClassProps) {
  const dimensions = useDimensions().data;
  const [dimension] = requiredFirst(dimensions ?? []);
  if (!dimensions || !dimension || !hasOneValueEach(dimensions, value)) {
    return (
      <DimensionPicker
        {...field}
        label={messages.dimensions}
        isLabelHidden
        value={value}
        known={known}
        isRequiredEnforced={isRequiredEnforced}
      />
    );
  }
  const names = value.length > 0 ? [] : inherited.map((id) => findDimensionValue(dimension.values, id)?.name);
  return (
    <DimensionField
      {...field}
      dimension={dimension}
      isLabelHidden
      placeholder={names.find((name) => name !== undefined) ?? dimension.name}
      isRequired={isRequiredEnforced && dimension.requiredness === 'REQUIRED'}
      value={value}
    />
  );
}

const noValues: [] = [];
