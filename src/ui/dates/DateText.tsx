'use client';
import { formatDate } from '../../core/dates/formatDate.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';

/** A calendar day in the reader's language. */
export function DateText({ date }: { date: PlainDate }) {
  const { locale } = useDaybookContext();
  return (
    <time className="daybook-date" dateTime={date}>
      {formatDate(date, { locale })}
    </time>
  );
}
