'use client';
import { useState } from 'react';
import { today } from '../../core/dates/calendar.ts';
import { daysFrom, monthsFrom, typedLocale } from '../../core/dates/calendarDay.ts';
import { formatDate } from '../../core/dates/formatDate.ts';
import { parseDate } from '../../core/dates/parseDate.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { dateMessages } from './dateMessages.ts';

interface DateInputOptions {
  value: PlainDate | undefined;
  /** Called on every keystroke that changes the date: undefined if the text is empty or invalid. */
  onChange: (day: PlainDate | undefined, isInvalid: boolean) => void;
}

/** The text of a date input, and its commands. */
export interface DateInputState {
  text: string;
  /** Validation message for the committed text. */
  error: string | undefined;
  type(text: string): void;
  /** Parses the text, as on blur. */
  commit(): void;
  pick(day: PlainDate | undefined): void;
  /** Moves the date by days or months. */
  step(by: { days: number } | { months: number }): void;
}

/** Leaves the text as typed until it is committed. Then a valid date is formatted, and an invalid one stays. */
export function useDateInput({ value, onChange }: DateInputOptions): DateInputState {
  const { locale: providerLocale, timeZone } = useDaybookContext();
  const messages = useMessages('ui', dateMessages);
  const locale = typedLocale(providerLocale);
  const format = (day: PlainDate) => formatDate(day, { locale, style: 'numeric' });
  /** `near` is the date before typing began: missing parts are taken from it. */
  const [typing, setTyping] = useState<{ text: string; near: PlainDate; isCommitted: boolean }>();
  const [lastValue, setLastValue] = useState(value);
  if (lastValue !== value) {
    // A new value from outside replaces what was typed.
    setLastValue(value);
    setTyping(undefined);
  }

  const near = typing?.near ?? value ?? today(timeZone);
  const dayOf = (text: string) => parseDate(text, { locale, near });
  const report = (day: PlainDate | undefined, isInvalid = false) => {
    setLastValue(day);
    if (day !== value) onChange(day, isInvalid);
  };
  const type = (text: string) => {
    setTyping({ text, near, isCommitted: false });
    const day = dayOf(text);
    report(day, day === undefined && text.trim() !== '');
  };
  return {
    text: typing?.text ?? (value === undefined ? '' : format(value)),
    error: typing?.isCommitted ? messages.invalidDate({ example: format(near) }) : undefined,
    type,
    commit() {
      if (!typing || typing.isCommitted) return;
      const day = dayOf(typing.text);
      const isInvalid = day === undefined && typing.text.trim() !== '';
      setTyping(isInvalid ? { ...typing, isCommitted: true } : undefined);
      if (!isInvalid) report(day);
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
