'use client';
import { parseDate } from '@internationalized/date';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
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
          <Button slot="previous" className="daybook-picker-button" aria-label={messages.previousMonth}>
            <span className="daybook-tree-arrow" data-back="" aria-hidden="true" />
          </Button>
          <Heading className="daybook-calendar-heading" level={3} />
          <Button slot="next" className="daybook-picker-button" aria-label={messages.nextMonth}>
            <span className="daybook-tree-arrow" aria-hidden="true" />
          </Button>
        </header>
        <CalendarGrid weekdayStyle="short" className="daybook-calendar-grid">
          <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
          <CalendarGridBody>{(date) => <CalendarCell date={date} className="daybook-calendar-day" />}</CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </div>
  );
}
