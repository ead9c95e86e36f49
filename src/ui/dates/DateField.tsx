'use client';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { Field } from '../fields/Field.tsx';
import type { FieldProps } from '../fields/FieldNotes.tsx';
import { DateInput } from './DateInput.tsx';
import { useDateInput } from './useDateInput.ts';

interface DateFieldProps extends FieldProps {
  value: PlainDate | undefined;
  /** Called on every keystroke with the parsed date, undefined while it is invalid or empty. */
  onChange: (date: PlainDate | undefined) => void;
  isReadOnly?: boolean;
}

/** A labeled date: typed in the locale's format, or picked from a calendar. */
export function DateField({ value, onChange, isReadOnly = false, ...field }: DateFieldProps) {
  const typing = useDateInput({ value, onChange });
  const errors = typing.error === undefined ? field.errors : [typing.error];
  return (
    <Field {...field} errors={errors} isAnnounced={typing.error !== undefined} text={typing.text}>
      {(control) => (
        <DateInput control={control} label={field.label} value={value} typing={typing} isReadOnly={isReadOnly} />
      )}
    </Field>
  );
}
