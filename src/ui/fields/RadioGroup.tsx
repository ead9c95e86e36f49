'use client';
import { type ReactNode, useContext, useId } from 'react';
import { FieldText } from './FieldText.tsx';
import { IsTextContext } from './IsTextContext.ts';
import { type RadioOption, RadioOptions } from './RadioOptions.tsx';

interface RadioGroupProps<Value extends string> {
  legend: string;
  description?: ReactNode;
  /** A short note on the selection, for example that there is none. */
  note?: ReactNode;
  errors?: readonly string[];
  options: readonly RadioOption<Value>[];
  /** A value that is not among the options, or null, selects none. */
  value: string | null;
  onChange: (value: Value) => void;
  /** Read-only options stay focusable. */
  isReadOnly?: boolean;
}

/** Native radio buttons with a legend, a description and errors. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, description, note, errors = [], options, value, onChange, isReadOnly = false } = props;
  const id = useId();
  const error = errors.join(' ');
  if (useContext(IsTextContext)) {
    const chosen = options.find((option) => option.value === value);
    return (
      <FieldText label={legend} detail={chosen?.description}>
        {chosen?.label}
      </FieldText>
    );
  }
  const describedBy = [description && `${id}-description`, note && `${id}-note`, error && `${id}-error`];
  return (
    <fieldset
      className="daybook-radio-group"
      aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
      data-invalid={error !== '' || undefined}
    >
      <legend className="daybook-part-title">{legend}</legend>
      <p className="daybook-radio-description" id={`${id}-description`}>
        {description}
      </p>
      <div className="daybook-radio-choice">
        <RadioOptions name={id} options={options} value={value} onChange={onChange} isReadOnly={isReadOnly} />
        <p className="daybook-radio-note" id={`${id}-note`}>
          {note}
        </p>
        {error && (
          <p className="daybook-radio-error" id={`${id}-error`}>
            {error}
          </p>
        )}
      </div>
    </fieldset>
  );
}
