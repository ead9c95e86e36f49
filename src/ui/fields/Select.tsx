'use client';
import { useContext, useId } from 'react';
import { usePart } from '../parts/usePart.ts';
import { FieldLabel } from './FieldLabel.tsx';
import { controlState, FieldNotes, type FieldProps } from './FieldNotes.tsx';
import { FieldText } from './FieldText.tsx';
import { IsTextContext } from './IsTextContext.ts';

interface SelectProps<Value extends string> extends FieldProps {
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** A read-only select offers its current option only. */
  isReadOnly?: boolean;
}

/** A native select. */
export function Select<Value extends string>({ value, options, onChange, ...props }: SelectProps<Value>) {
  const { label, isLabelHidden, isReadOnly = false, ...field } = props;
  const id = useId();
  const { Part, look, isReplaced } = usePart('Select');
  if (useContext(IsTextContext)) {
    const text = value && options.find((option) => option.value === value)?.label;
    return (
      <FieldText label={label} isLabelHidden={isLabelHidden}>
        {text}
      </FieldText>
    );
  }
  return (
    <div className="daybook-select" data-replaced={isReplaced || undefined}>
      <FieldLabel htmlFor={id} label={label} isLabelHidden={isLabelHidden} isRequired={field.isRequired} />
      <Part
        {...look}
        {...controlState(id, field)}
        id={id}
        aria-readonly={isReadOnly || undefined}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options
          // There is no native read-only select, and a disabled one cannot be focused.
          .filter((option) => !isReadOnly || option.value === value)
          .map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
      </Part>
      <FieldNotes fieldId={id} {...field} />
    </div>
  );
}
