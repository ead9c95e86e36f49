'use client';
import type { ChangeEvent, KeyboardEvent, Ref } from 'react';
import { usePart } from '../parts/usePart.ts';
import { Field } from './Field.tsx';
import type { FieldProps } from './FieldNotes.tsx';

interface TextFieldProps extends FieldProps {
  value: string;
  onChange: (text: string) => void;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  isReadOnly?: boolean;
  /** Whether the text can have several lines; the field grows with them. */
  isMultiline?: boolean;
  name?: string;
  inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement>;
  placeholder?: string;
  /** The keyboard on touch screens. */
  inputMode?: 'numeric' | 'decimal';
  autoFocus?: boolean;
}

/** A text input or, for several lines, a textarea. */
export function TextField({ value, onChange, isReadOnly, isMultiline = false, inputRef, ...props }: TextFieldProps) {
  const { name, placeholder, inputMode, autoFocus, onKeyDown, ...field } = props;
  const input = usePart('Input', 'daybook-text-control');
  const { Part: Textarea, look } = usePart('Textarea', 'daybook-text-control');
  return (
    <Field {...field} text={value} detail={field.hint}>
      {(control) => {
        const attributes = {
          ...control,
          dir: value ? 'auto' : undefined, // an empty field would be left to right
          name,
          placeholder,
          inputMode,
          autoFocus,
          readOnly: isReadOnly,
          value,
          onKeyDown,
          onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(target.value),
        };
        if (isMultiline) return <Textarea {...look} {...attributes} ref={inputRef} />;
        return <input.Part {...input.look} {...attributes} type="text" ref={inputRef} />;
      }}
    </Field>
  );
}
