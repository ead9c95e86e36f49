'use client';
import { type ReactNode, useId } from 'react';
import { controlState, FieldNotes } from './FieldNotes.tsx';
import { RadioOptions } from './RadioOptions.tsx';

interface SegmentedControlProps<Value extends string> {
  legend: string;
  /** Whether the legend is for screen readers only. */
  isLegendHidden?: boolean;
  options: readonly { value: Value; label: ReactNode }[];
  /** Null while nothing is selected. */
  value: Value | null;
  onChange: (value: Value) => void;
  isReadOnly?: boolean;
  errors?: readonly string[];
}

/** Radio buttons side by side in one control, for two or three short options. */
export function SegmentedControl<Value extends string>({
  legend,
  isLegendHidden,
  errors,
  ...choice
}: SegmentedControlProps<Value>) {
  const { isReadOnly = false, ...options } = choice;
  const id = useId();
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = controlState(id, { errors });
  return (
    <fieldset className="daybook-field" aria-describedby={describedBy} data-invalid={isInvalid}>
      <legend className={isLegendHidden ? 'daybook-visually-hidden' : undefined}>{legend}</legend>
      <RadioOptions {...options} name={id} isReadOnly={isReadOnly} isSegmented />
      <FieldNotes fieldId={id} errors={errors} />
    </fieldset>
  );
}
