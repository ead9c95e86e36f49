import { type ReactNode, useContext } from 'react';
import { usePart } from '../parts/usePart.ts';
import { IsTextContext } from './IsTextContext.ts';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** What it means, below the label. */
  description?: string | undefined;
}

interface RadioOptionsProps<Value extends string> {
  /** The name that groups them. */
  name: string;
  options: readonly RadioOption<Value>[];
  /** A value that is not among the options, or null, selects none. */
  value: string | null;
  onChange: (value: Value) => void;
  isReadOnly: boolean;
  /** Whether they appear side by side as one segmented control. */
  isSegmented?: boolean;
}

/** A group of radio buttons. */
export function RadioOptions<Value extends string>(props: RadioOptionsProps<Value>) {
  const { name, options, value, onChange, isReadOnly, isSegmented } = props;
  const { Part } = usePart('Radio');
  if (useContext(IsTextContext)) {
    return (
      <div className="daybook-radio-options" data-text="">
        {options.map((option) => (
          <span key={option.value}>{option.value === value && <span>{option.label}</span>}</span>
        ))}
      </div>
    );
  }
  return (
    <div className="daybook-radio-options" data-segmented={isSegmented} data-read-only={isReadOnly || undefined}>
      {options.map((option) => (
        <label key={option.value} data-described={option.description ? true : undefined}>
          {/* Not `disabled`: keyboard users could not reach it. */}
          <Part
            type="radio"
            name={name}
            checked={option.value === value}
            aria-labelledby={option.description && `${name}-${option.value}`}
            aria-describedby={option.description && `${name}-${option.value}-description`}
            aria-disabled={isReadOnly || undefined}
            onChange={() => {
              if (!isReadOnly) onChange(option.value);
            }}
          />
          <span id={`${name}-${option.value}`}>{option.label}</span>
          {option.description && (
            <span className="daybook-secondary" id={`${name}-${option.value}-description`}>
              {option.description}
            </span>
          )}
        </label>
      ))}
    </div>
  );
}
