'use client';
import { useId, useState } from 'react';
import type { PlainDate } from '../core/dates/plainDate.ts';
import { useLatest } from '../core/query/useLatest.ts';
import { DayField } from './DayField.tsx';
import { controlState, FieldNotes, type FieldProps } from './FieldNotes.tsx';
import { isYearWhole, meantBy } from './typedDay.ts';

interface DateInputProps extends Omit<FieldProps, 'isLabelHidden'> {
  value: PlainDate | undefined;
  /** Called with whole days, while they are typed as well; with undefined once it was cleared, or left half typed. */
  onChange: (date: PlainDate | undefined) => void;
  isReadOnly?: boolean;
}

/** A day: typed as the reader's language writes days, or taken from a calendar. */
export function DateInput({ label, value, onChange, isReadOnly = false, ...field }: DateInputProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const [isSettled, setIsSettled] = useState(true);
  if (seen !== value) {
    // Another day from outside takes the place of what is typed.
    setSeen(value);
    setTyped(value);
    setIsSettled(true);
  }

  const settle = useLatest((isPart: boolean) => {
    if (isPart ? value === undefined : isSettled) return;
    setIsSettled(true);
    const day = isPart ? undefined : meantBy(typed, value);
    setTyped(day);
    if (day !== value) onChange(day);
  });
  const change = (day: PlainDate | undefined, isMeant: boolean) => {
    setTyped(day);
    const isWhole = isMeant || (day !== undefined && isYearWhole(day));
    setIsSettled(isWhole);
    if (isWhole && day !== value) onChange(day);
  };
  const { 'aria-describedby': describedBy, 'aria-invalid': isWrong = false } = controlState(id, field);

  return (
    <div className="daybook-field">
      <DayField
        label={label}
        value={typed}
        onChange={change}
        onSettle={(isPart) => settle.current(isPart)}
        isWrong={isWrong}
        describedBy={describedBy}
        isReadOnly={isReadOnly}
        isRequired={field.isRequired}
      />
      <FieldNotes of={id} {...field} />
    </div>
  );
}
