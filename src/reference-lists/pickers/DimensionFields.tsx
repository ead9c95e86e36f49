'use client';
import { hasOneValueEach, idsBelow } from '../data/dimensionRules.ts';
import { useDimensions } from '../data/queries.ts';
import type { Dimension, DimensionSelection } from '../data/schema.ts';
import { DimensionField } from './DimensionField.tsx';
import { DimensionPicker } from './DimensionPicker.tsx';

interface DimensionFieldsProps {
  /** The label of the field that stands for all dimensions. */
  label: string;
  /** The dimensions shown. */
  which: 'required' | 'optional';
  /** Ids of the selected values of all dimensions. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  known: readonly DimensionSelection[] | undefined;
  isRequiredEnforced: boolean;
  errors: readonly string[] | undefined;
  isReadOnly: boolean;
}

/**
 * A field for each required or optional dimension. Values that such fields can’t show, such as two of a dimension, are in one
 * field for all dimensions, among the required ones.
 */
export function DimensionFields({
  label,
  which,
  known = noValues,
  isRequiredEnforced,
  ...props
}: DimensionFieldsProps) {
  const { value, errors, ...field } = props;
  const dimensions = useDimensions().data;
  if (!dimensions?.length || !hasOneValueEach(dimensions, value)) {
    if (which === 'optional') return null;
    return <DimensionPicker {...props} label={label} known={known} isRequiredEnforced={isRequiredEnforced} />;
  }
  const isMissing = ({ values }: Dimension) => !idsBelow({ children: values }).some((id) => value.includes(id));
  const shown = dimensions.filter((dimension) => isOf(dimension, which));
  // The one without a value is the one that the errors are about.
  const invalid = shown.find(isMissing) ?? shown[0];
  return shown.map((dimension) => (
    <DimensionField
      {...field}
      key={dimension.id}
      dimension={dimension}
      value={value}
      isRequired={isRequiredEnforced && which === 'required'}
      errors={dimension === invalid ? errors : undefined}
    />
  ));
}

/** Whether a value of an optional dimension is selected. */
export function hasOptionalValues(dimensions: readonly Dimension[], ids: readonly string[]): boolean {
  const optional = dimensions.filter((dimension) => isOf(dimension, 'optional'));
  return optional.some(({ values }) => idsBelow({ children: values }).some((id) => ids.includes(id)));
}

function isOf({ requiredness }: Dimension, which: 'required' | 'optional'): boolean {
  return (requiredness === 'REQUIRED') === (which === 'required');
}

const noValues: [] = [];
