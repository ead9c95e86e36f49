'use client';
import { formatDate } from '../../core/dates/formatDate.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';

/** A date in the locale's format. */
export function DateText({ date }: { date: PlainDate }) {
  const { locale } = useDaybookContext();
  return (
    <time className="daybook-date" dateTime={date}>
      {formatDate(date, { locale })}
    </time>
  );
}
