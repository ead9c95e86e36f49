'use client';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { weekdayOf } from '../../core/dates/calendar.ts';
import { daysFrom, daysOfMonth, monthsFrom, typedLocale } from '../../core/dates/calendarDay.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { memoize } from '../../core/memoize.ts';
import { useLayoutEffect } from '../useLayoutEffect.ts';
import { dateMessages } from './dateMessages.ts';
import { useToday } from './useToday.ts';

interface CalendarProps {
  label: string;
  value: PlainDate | undefined;
  onPick: (day: PlainDate) => void;
  onClose: () => void;
}

/** A month grid to pick a date from. */
export default function Calendar({ label, value, onPick, onClose }: CalendarProps) {
  const messages = useMessages('ui', dateMessages);
  const { locale: providerLocale } = useDaybookContext();
  const today = useToday();
  const locale = typedLocale(providerLocale);
  const headingId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [focusedDay, setFocusedDay] = useState(value ?? today);
  const [isByKey, setIsByKey] = useState(true);
  useLayoutEffect(() => {
    if (isByKey) grid.current?.querySelector<HTMLElement>(`[data-day="${focusedDay}"]`)?.focus();
  }, [focusedDay, isByKey]);

  const days = daysOfMonth(focusedDay, locale);
  const [first = focusedDay] = days;
  const column = weekdayOf(first, locale);
  const step = (months: number) => {
    setIsByKey(false);
    setFocusedDay(monthsFrom(focusedDay, months, locale));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = dayForKey(event, { at: focusedDay, locale, isMirrored });
    if (next === undefined) return;
    event.preventDefault();
    // The focused day unmounts with its month: keep the focus in the calendar until the next one renders.
    if (!days.includes(next)) grid.current?.focus();
    setIsByKey(true);
    setFocusedDay(next);
  };
  return (
    <div
      role="dialog"
      aria-label={label}
      className="daybook-calendar"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <header className="daybook-calendar-header">
        <MonthStep isBack label={messages.previousMonth} onPress={() => step(-1)} />
        <div id={headingId} className="daybook-calendar-heading" aria-live="polite">
          {formatDay(first, locale, { month: 'long', year: 'numeric' })}
        </div>
        <MonthStep label={messages.nextMonth} onPress={() => step(1)} />
      </header>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the keyboard works as in a grid
        role="grid"
        tabIndex={-1}
        aria-labelledby={headingId}
        className="daybook-calendar-grid"
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {week.map((day) => {
              const date = daysFrom(first, day - column);
              return (
                <th key={day} scope="col" abbr={formatDay(date, locale, { weekday: 'long' })}>
                  {formatDay(date, locale, { weekday: 'short' })}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {weeksOf(days, column).map((dates) => (
            <tr key={dates.find(Boolean)}>
              {week.map((day) => {
                const date = dates[day];
                if (!date) return <td key={day} />;
                return (
                  <td key={day}>
                    <button
                      type="button"
                      className="daybook-plain-button daybook-calendar-day"
                      data-day={date}
                      tabIndex={date === focusedDay ? 0 : -1}
                      aria-label={formatDay(date, locale, { dateStyle: 'full' })}
                      aria-pressed={date === value}
                      aria-current={date === today ? 'date' : undefined}
                      onClick={() => onPick(date)}
                    >
                      {formatDay(date, locale, { day: 'numeric' })}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const week = [0, 1, 2, 3, 4, 5, 6];

/** The days in rows of seven, with empty cells before the first. */
function weeksOf(days: readonly PlainDate[], column: number): (PlainDate | undefined)[][] {
  const cells = [...Array<undefined>(column), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, row) => cells.slice(7 * row, 7 * row + 7));
}

interface KeyContext {
  at: PlainDate;
  locale: string;
  /** Whether the page is right to left. */
  isMirrored: boolean;
}

/** The day that a key moves to; undefined for other keys. */
function dayForKey({ key, shiftKey }: KeyboardEvent, { at, locale, isMirrored }: KeyContext): PlainDate | undefined {
  const column = weekdayOf(at, locale);
  const days = {
    ArrowLeft: isMirrored ? 1 : -1,
    ArrowRight: isMirrored ? -1 : 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -column,
    End: 6 - column,
  }[key];
  if (days !== undefined) return daysFrom(at, days);
  const months = { PageUp: -1, PageDown: 1 }[key];
  return months === undefined ? undefined : monthsFrom(at, shiftKey ? 12 * months : months, locale);
}

/** A button for the previous or next month. */
function MonthStep({ label, isBack = false, onPress }: { label: string; isBack?: boolean; onPress: () => void }) {
  return (
    <button type="button" className="daybook-plain-button daybook-picker-button" aria-label={label} onClick={onPress}>
      <span className="daybook-tree-arrow" data-back={isBack ? '' : undefined} aria-hidden="true" />
    </button>
  );
}

function formatDay(day: PlainDate, locale: string, style: Intl.DateTimeFormatOptions): string {
  return formatterOf(locale, style).format(Date.parse(`${day}T00:00Z`));
}

const formatterOf = memoize(
  (locale: string, style: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }),
);
