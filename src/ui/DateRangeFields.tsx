'use client';
import { useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../core/context.ts';
import type { DateRange } from '../core/dates/dateRange.ts';
import type { PlainDate } from '../core/dates/plainDate.ts';
import { useLatest } from '../core/query/useLatest.ts';
import { DayField } from './DayField.tsx';
import { uiMessages } from './messages.ts';
import { isYearWhole, meantBy } from './typedDay.ts';

export interface DateRangeFieldsProps {
  /** Names the two fields together, to people who hear the page. */
  label: string;
  value: DateRange;
  /** Called with ranges alone that are complete and in order; either side may be open. */
  onChange: (range: DateRange) => void;
}

/** How long a key may be the last one, in milliseconds, before what is typed counts: of 12 the 1 is a month as well. */
const pause = 500;

/** The first and the last day of a range, each typed as the reader's language writes days, or taken from a calendar. */
export function DateRangeFields({ label, value, onChange }: DateRangeFieldsProps) {
  const messages = useMessages('ui', uiMessages);
  const errorId = useId();
  const [typed, setTyped] = useState(value);
  const [applied, setApplied] = useState(value);
  const [isSettled, setIsSettled] = useState(true);
  if (!isSame(applied, value)) {
    // Another range from outside takes the place of what is typed.
    setApplied(value);
    setTyped(value);
    setIsSettled(true);
  }

  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const apply = (range: DateRange) => {
    clearTimeout(waiting.current);
    setIsSettled(true);
    if (isInOrder(range) && !isSame(range, value)) onChange(range);
  };
  const applyTyped = useLatest(() => {
    // Of a day whose parts are typed anew, one is missing for a while: it is no open side before the field is left.
    const isBetween = (['begin', 'end'] as const).some(
      (side) => typed[side] === undefined && value[side] !== undefined,
    );
    if (isBetween) return;
    if (isYearWhole(typed.begin) && isYearWhole(typed.end)) apply(typed);
  });
  const settle = useLatest(() => {
    if (isSettled) return;
    const range = { begin: meantBy(typed.begin, value.begin), end: meantBy(typed.end, value.end) };
    setTyped(range);
    apply(range);
  });
  useEffect(() => () => clearTimeout(waiting.current), []);
  const change = (side: keyof DateRange) => (day: PlainDate | undefined, isMeant: boolean) => {
    const range = { ...typed, [side]: day };
    setTyped(range);
    if (isMeant) return apply(range);
    setIsSettled(false);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => applyTyped.current(), pause);
  };
  const isWrong = isSettled && !isInOrder(typed);
  const field = { isWrong, describedBy: isWrong ? errorId : undefined, onSettle: () => settle.current() };

  return (
    <fieldset aria-label={label} className="daybook-date-range">
      <DayField label={messages.from} value={typed.begin} onChange={change('begin')} {...field} />
      <DayField label={messages.to} value={typed.end} onChange={change('end')} {...field} />
      <p id={errorId} role="alert" className="daybook-date-error">
        {isWrong && messages.endBeforeBegin}
      </p>
    </fieldset>
  );
}

function isInOrder({ begin, end }: DateRange): boolean {
  return begin === undefined || end === undefined || begin <= end;
}

function isSame(a: DateRange, b: DateRange): boolean {
  return a.begin === b.begin && a.end === b.end;
}
