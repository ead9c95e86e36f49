'use client';
import { parseDate } from '@internationalized/date';
import { useContext } from 'react';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
  Heading,
} from 'react-aria-components';
import { useMessages } from '../core/context.ts';
import { type PlainDate, plainDate } from '../core/dates/plainDate.ts';
import { uiMessages } from './messages.ts';

interface DayCalendarProps {
  label: string;
  value: PlainDate | undefined;
  onPick: (day: PlainDate) => void;
  onClose: () => void;
}

/** A month to pick a day from. */
export function DayCalendar({ label, value, onPick, onClose }: DayCalendarProps) {
  const messages = useMessages('ui', uiMessages);
  return (
    <div
      role="dialog"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <Calendar
        className="daybook-calendar"
        autoFocus
        value={value === undefined ? null : parseDate(value)}
        onChange={(day) => onPick(plainDate(day.toString()))}
      >
        <header className="daybook-calendar-header">
          <MonthStep isBack label={messages.previousMonth} />
          <Heading className="daybook-calendar-heading" level={3} />
          <MonthStep label={messages.nextMonth} />
        </header>
        <CalendarGrid weekdayStyle="short" className="daybook-calendar-grid">
          <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
          <CalendarGridBody>{(date) => <CalendarCell date={date} className="daybook-calendar-day" />}</CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </div>
  );
}

/** The way to the month before, or after. */
function MonthStep({ label, isBack = false }: { label: string; isBack?: boolean }) {
  const month = useContext(CalendarStateContext);
  return (
    <button
      type="button"
      className="daybook-picker-button"
      aria-label={label}
      onClick={() => (isBack ? month?.focusPreviousPage() : month?.focusNextPage())}
    >
      <span className="daybook-tree-arrow" data-back={isBack ? '' : undefined} aria-hidden="true" />
    </button>
  );
}
