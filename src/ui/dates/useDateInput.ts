'use client';
import { useState } from 'react';
import { today } from '../../core/dates/calendar.ts';
import { daysFrom, monthsFrom, typedLocale } from '../../core/dates/calendarDay.ts';
import { formatDate } from '../../core/dates/formatDate.ts';
import { parseDate } from '../../core/dates/parseDate.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { uiMessages } from '../messages.ts';

interface DateInputOptions {
  value: PlainDate | undefined;
  /** Called with the day, and with undefined where there is none. */
  onChange: (day: PlainDate | undefined) => void;
  /** Whether each key tells what the text comes to, or leaving the field does. */
  isReportedOnType: boolean;
}

/** A day that is being typed: its text, and what that comes to. */
export interface DateInputState {
  text: string;
  /** What is wrong with the text that was left there. */
  error: string | undefined;
  type(text: string): void;
  /** Takes the text as it stands, as leaving the field does. */
  commit(): void;
  pick(day: PlainDate | undefined): void;
  /** Goes so many days or months on. */
  step(by: { days: number } | { months: number }): void;
}

/** Keeps what is typed as it is typed, until it is left: then a day stands as the language writes days, and else it stays. */
export function useDateInput({ value, onChange, isReportedOnType: isToldAtOnce }: DateInputOptions): DateInputState {
  const { locale: providerLocale, timeZone } = useDaybookContext();
  const messages = useMessages('ui', uiMessages);
  const locale = typedLocale(providerLocale);
  const format = (day: PlainDate) => formatDate(day, { locale, style: 'numeric' });
  /** `near` is the day that stood there when the typing began: what is left out is taken from it. */
  const [typing, setTyping] = useState<{ text: string; near: PlainDate; isCommitted: boolean }>();
  const [known, setKnown] = useState(value);
  if (known !== value) {
    // Another day from outside takes the place of what is typed.
    setKnown(value);
    setTyping(undefined);
  }

  const near = typing?.near ?? value ?? today(timeZone);
  const dayOf = (text: string) => parseDate(text, { locale, near });
  const report = (day: PlainDate | undefined) => {
    setKnown(day);
    if (day !== value) onChange(day);
  };
  const type = (text: string) => {
    setTyping({ text, near, isCommitted: false });
    if (isToldAtOnce) report(dayOf(text));
  };
  return {
    text: typing?.text ?? (value === undefined ? '' : format(value)),
    error: typing?.isCommitted ? messages.invalidDate({ example: format(near) }) : undefined,
    type,
    commit() {
      if (!typing || typing.isCommitted) return;
      const day = dayOf(typing.text);
      const isNone = day === undefined && typing.text.trim() !== '';
      setTyping(isNone ? { ...typing, isCommitted: true } : undefined);
      if (!isNone) report(day);
    },
    pick(day) {
      setTyping(undefined);
      report(day);
    },
    step(by) {
      const from = (typing && dayOf(typing.text)) ?? near;
      type(format('days' in by ? daysFrom(from, by.days) : monthsFrom(from, by.months, locale)));
    },
  };
}
