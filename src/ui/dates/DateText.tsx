'use client';
import { formatDate } from '../../core/dates/formatDate.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDateFormat } from './useDateFormat.ts';

interface DateTextProps {
  date: PlainDate;
}

/** A date in the locale's format, with the year only if it is not the current one. */
export function DateText({ date }: DateTextProps) {
  const format = useDateFormat();
  return (
    <time className="daybook-date" dateTime={date}>
      {formatDate(date, format)}
    </time>
  );
}
