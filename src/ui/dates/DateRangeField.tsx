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
  /** Names the two fields together, to people who hear the page. */
  label: string;
  value: DateRange;
  /** Called when a field is left, or a day picked, with ranges alone that are in order; either side may be open. */
  onChange: (range: DateRange) => void;
}

/** The first and the last day of a range, each typed as the reader's language writes days, or taken from a calendar. */
export function DateRangeField({ label, value, onChange }: DateRangeFieldProps) {
  const messages = useMessages('ui', uiMessages);
  const errorId = useId();
  const [range, setRange] = useState(value);
  const [applied, setApplied] = useState(value);
  if (!isSame(applied, value)) {
    // Another range from outside takes the place of what stands here.
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
  const isWrong = !isInOrder(range);
  const error = begin.error ?? end.error ?? (isWrong ? messages.endBeforeStart : undefined);

  return (
    <fieldset aria-label={label} className="daybook-date-range">
      <RangeSide label={messages.from} value={range.begin} typing={begin} {...{ errorId, isWrong }} />
      <RangeSide label={messages.to} value={range.end} typing={end} {...{ errorId, isWrong }} />
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
  /** Whether the range that it is a side of is out of order. */
  isWrong: boolean;
  errorId: string;
}

function RangeSide({ label, value, typing, isWrong, errorId }: RangeSideProps) {
  const id = useId();
  const state = (isWrong || typing.error !== undefined) && {
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
