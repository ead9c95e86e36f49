'use client';
import type { ChangeEvent, KeyboardEvent, Ref } from 'react';
import { usePart } from '../parts/usePart.ts';
import { Field } from './Field.tsx';
import type { FieldProps } from './FieldNotes.tsx';

interface TextFieldProps extends FieldProps {
  value: string;
  onChange: (text: string) => void;
  /** Called on Enter in a single line, which then doesn't submit the form. */
  onEnter?: () => void;
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
  const { name, placeholder, autoFocus, onEnter, ...field } = props;
  const input = usePart('Input', 'daybook-text-control');
  const { Part: Textarea, look } = usePart('Textarea', 'daybook-text-control');
  return (
    <Field {...field} text={value} detail={field.hint}>
      {(control) => {
        const attributes = {
          ...control,
          dir: 'auto',
          name,
          placeholder,
          autoFocus,
          readOnly: isReadOnly,
          value,
          onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(target.value),
        };
        if (isMultiline) return <Textarea {...look} {...attributes} ref={inputRef} />;
        const onKeyDown = (event: KeyboardEvent) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onEnter?.();
        };
        const keys = onEnter && { onKeyDown };
        return <input.Part {...input.look} {...attributes} {...keys} type="text" ref={inputRef} />;
      }}
    </Field>
  );
}
