'use client';
import { formatDate } from '../../core/dates/formatDate.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';

interface DateTextProps {
  date: PlainDate;
  /** A year that is omitted, such as the current one. */
  shortInYear?: string;
}

/** A date in the locale's format. */
export function DateText({ date, shortInYear = 'none' }: DateTextProps) {
  const { locale } = useDaybookContext();
  return (
    <time className="daybook-date" dateTime={date}>
      {formatDate(date, { locale, style: date.startsWith(shortInYear) ? 'short' : 'medium' })}
    </time>
  );
}
