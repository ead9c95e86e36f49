'use client';
import { useId } from 'react';
import { controlState, FieldNotes } from './FieldNotes.tsx';
import { RadioOptions } from './RadioOptions.tsx';

interface ChoiceProps<Value extends string> {
  legend: string;
  /** Whether the legend is for those alone who hear the page. */
  isLegendHidden?: boolean;
  options: readonly { value: Value; label: string }[];
  /** Null while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  isReadOnly?: boolean;
  /** What is wrong with the choice. */
  errors?: readonly string[];
}

/** One choice of two or three short ones: radio buttons side by side in one control. */
export function SegmentedControl<Value extends string>({
  legend,
  isLegendHidden,
  errors,
  ...choice
}: ChoiceProps<Value>) {
  const { isReadOnly = false, ...options } = choice;
  const id = useId();
  const { 'aria-describedby': describedBy, 'aria-invalid': isWrong } = controlState(id, { errors });
  return (
    <fieldset className="daybook-field" aria-describedby={describedBy} data-invalid={isWrong}>
      <legend className={isLegendHidden ? 'daybook-visually-hidden' : undefined}>{legend}</legend>
      <RadioOptions {...options} name={id} isReadOnly={isReadOnly} isSegmented />
      <FieldNotes of={id} errors={errors} />
    </fieldset>
  );
}
