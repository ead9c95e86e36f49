'use client';
import type { Ref } from 'react';
import { Field } from './Field.tsx';
import type { FieldProps } from './FieldNotes.tsx';

interface TextFieldProps extends FieldProps {
  value: string;
  onChange: (text: string) => void;
  isReadOnly?: boolean;
  /** Whether the text can have several lines; the field grows with them. */
  isMultiline?: boolean;
  name?: string;
  inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement>;
  placeholder?: string;
  autoFocus?: boolean;
}

/** A text input or, for several lines, a textarea. */
export function TextField({ value, onChange, isReadOnly, isMultiline = false, inputRef, ...props }: TextFieldProps) {
  const { name, placeholder, autoFocus, ...field } = props;
  const Control = isMultiline ? 'textarea' : 'input';
  return (
    <Field {...field} text={value} detail={field.hint}>
      {(control) => (
        <Control
          {...control}
          ref={inputRef}
          className="daybook-text-control"
          dir="auto"
          name={name}
          placeholder={placeholder}
          autoFocus={autoFocus}
          readOnly={isReadOnly}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
