'use client';
import { useId, useState } from 'react';
import type { DateRange } from '../../core/dates/dateRange.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useMessages } from '../../core/daybookContext.ts';
import { FieldLabel } from '../fields/FieldLabel.tsx';
import { uiMessages } from '../messages.ts';
import { DateInput } from './DateInput.tsx';
import { type DateInputState, useDateInput } from './useDateInput.ts';

export interface DateRangeFieldProps {
  /** The accessible name of the two fields together. */
  label: string;
  value: DateRange;
  /** Called on blur or when a date is picked, with valid ranges only; either side may be open. */
  onChange: (range: DateRange) => void;
}

/** The start and end date of a range. */
export function DateRangeField({ label, value, onChange }: DateRangeFieldProps) {
  const messages = useMessages('ui', uiMessages);
  const errorId = useId();
  const [range, setRange] = useState(value);
  const [applied, setApplied] = useState(value);
  if (!isSame(applied, value)) {
    // A new range from outside replaces what was typed.
    setApplied(value);
    setRange(value);
  }

  const change = (side: keyof DateRange) => (day: PlainDate | undefined) => {
    const next = { ...range, [side]: day };
    setRange(next);
    if (isInOrder(next) && !isSame(next, value)) onChange(next);
  };
  const begin = useDateInput({ value: range.begin, onChange: change('begin'), isReportedOnType: false });
  const end = useDateInput({ value: range.end, onChange: change('end'), isReportedOnType: false });
  const isInvalid = !isInOrder(range);
  const error = begin.error ?? end.error ?? (isInvalid ? messages.endBeforeStart : undefined);

  return (
    <fieldset aria-label={label} className="daybook-date-range">
      <RangeSide label={messages.from} value={range.begin} typing={begin} errorId={errorId} isInvalid={isInvalid} />
      <RangeSide label={messages.to} value={range.end} typing={end} errorId={errorId} isInvalid={isInvalid} />
      <p id={errorId} role="alert" className="daybook-date-error">
        {error}
      </p>
    </fieldset>
  );
}

interface RangeSideProps {
  label: string;
  value: PlainDate | undefined;
  typing: DateInputState;
  /** Whether the range ends before it starts. */
  isInvalid: boolean;
  errorId: string;
}

function RangeSide({ label, value, typing, isInvalid, errorId }: RangeSideProps) {
  const id = useId();
  const state = (isInvalid || typing.error !== undefined) && {
    'aria-invalid': true as const,
    'aria-describedby': errorId,
  };
  return (
    <div className="daybook-field" data-invalid={state ? '' : undefined}>
      <FieldLabel of={id} label={label} />
      <DateInput control={{ id, ...state }} label={label} value={value} typing={typing} />
    </div>
  );
}

function isInOrder({ begin, end }: DateRange): boolean {
  return begin === undefined || end === undefined || begin <= end;
}

function isSame(a: DateRange, b: DateRange): boolean {
  return a.begin === b.begin && a.end === b.end;
}
