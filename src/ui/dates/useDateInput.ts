'use client';
import { useState } from 'react';
import { today } from '../../core/dates/calendar.ts';
import { daysFrom, monthsFrom, typedLocale } from '../../core/dates/calendarDay.ts';
import { formatDate } from '../../core/dates/formatDate.ts';
import { parseDate } from '../../core/dates/parseDate.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { uiMessages } from '../messages.ts';

interface TypedDayOptions {
  value: PlainDate | undefined;
  /** Called with the day, and with undefined where there is none. */
  onChange: (day: PlainDate | undefined) => void;
  /** Whether each key tells what the text comes to, or leaving the field does. */
  isToldAtOnce: boolean;
}

/** A day that is being typed: its text, and what that comes to. */
export interface DayTyping {
  text: string;
  /** What is wrong with the text that was left there. */
  problem: string | undefined;
  type(text: string): void;
  /** Takes the text as it stands, as leaving the field does. */
  settle(): void;
  pick(day: PlainDate | undefined): void;
  /** Goes so many days or months on. */
  step(by: { days: number } | { months: number }): void;
}

/** Keeps what is typed as it is typed, until it is left: then a day stands as the language writes days, and else it stays. */
export function useDateInput({ value, onChange, isToldAtOnce }: TypedDayOptions): DayTyping {
  const { locale: ofReader, timeZone } = useDaybookContext();
  const messages = useMessages('ui', uiMessages);
  const locale = typedLocale(ofReader);
  const written = (day: PlainDate) => formatDate(day, { locale, style: 'numeric' });
  /** `near` is the day that stood there when the typing began: what is left out is taken from it. */
  const [typing, setTyping] = useState<{ text: string; near: PlainDate; isLeft: boolean }>();
  const [known, setKnown] = useState(value);
  if (known !== value) {
    // Another day from outside takes the place of what is typed.
    setKnown(value);
    setTyping(undefined);
  }

  const near = typing?.near ?? value ?? today(timeZone);
  const dayOf = (text: string) => parseDate(text, { locale, near });
  const tell = (day: PlainDate | undefined) => {
    setKnown(day);
    if (day !== value) onChange(day);
  };
  const type = (text: string) => {
    setTyping({ text, near, isLeft: false });
    if (isToldAtOnce) tell(dayOf(text));
  };
  return {
    text: typing?.text ?? (value === undefined ? '' : written(value)),
    problem: typing?.isLeft ? messages.notADay({ example: written(near) }) : undefined,
    type,
    settle() {
      if (!typing || typing.isLeft) return;
      const day = dayOf(typing.text);
      const isNone = day === undefined && typing.text.trim() !== '';
      setTyping(isNone ? { ...typing, isLeft: true } : undefined);
      if (!isNone) tell(day);
    },
    pick(day) {
      setTyping(undefined);
      tell(day);
    },
    step(by) {
      const from = (typing && dayOf(typing.text)) ?? near;
      type(written('days' in by ? daysFrom(from, by.days) : monthsFrom(from, by.months, locale)));
    },
  };
}
