'use client';
import { parseDate } from '@internationalized/date';
import { useRef, useState } from 'react';
import { DateField, DateInput, DateSegment, I18nProvider, Label } from 'react-aria-components';
import { useMessages, useSupplied } from '../core/context.ts';
import { today } from '../core/dates/calendar.ts';
import { isPlainDate, type PlainDate } from '../core/dates/plainDate.ts';
import { DayCalendar } from './DayCalendar.tsx';
import { RequiredMark } from './FieldLabel.tsx';
import { uiMessages } from './messages.ts';
import { TopLayer } from './TopLayer.tsx';
import { useLeaving } from './useLeaving.ts';

interface DayFieldProps {
  label: string;
  value: PlainDate | undefined;
  /** Called with each day, also of a year that is still being typed, such as 0202, and with undefined for none; `isMeant` where it was picked or cleared rather than typed. */
  onChange: (day: PlainDate | undefined, isMeant: boolean) => void;
  /** Called when what was typed is meant as it stands: it was confirmed, or the field was left; `isPart` where some of the day is missing. */
  onSettle: (isPart: boolean) => void;
  isWrong: boolean;
  describedBy: string | undefined;
  isReadOnly?: boolean;
  isRequired?: boolean | undefined;
}

/** One day: its parts to type into, in the order of the reader's language, and a calendar. */
export function DayField({ label, value, onChange, onSettle, isWrong, describedBy, ...props }: DayFieldProps) {
  const { isReadOnly = false, isRequired = false } = props;
  const { locale, timeZone } = useSupplied();
  const messages = useMessages('ui', uiMessages);
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const calendarButton = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    calendarButton.current?.focus();
  };
  const settle = () => onSettle(root.current?.querySelector('[data-placeholder]') !== null);
  useLeaving(root, () => {
    setIsOpen(false);
    settle();
  });
  return (
    <I18nProvider locale={locale}>
      <div ref={root} className="daybook-date">
        <DateField
          className="daybook-date-field"
          granularity="day"
          shouldForceLeadingZeros
          value={value === undefined ? null : parseDate(value)}
          placeholderValue={parseDate(today(timeZone))}
          isInvalid={isWrong}
          isReadOnly={isReadOnly}
          isRequired={isRequired}
          validationBehavior="aria" // the browser's own bubbles would hold a host's form back
          aria-describedby={describedBy}
          onChange={(day) => {
            const text = day?.toString();
            if (text === undefined || isPlainDate(text)) onChange(text, false);
          }}
          onKeyDown={({ key, ctrlKey, metaKey, nativeEvent }) => {
            if (key !== 'Enter') return;
            settle();
            // The date field keeps this key to itself, by which a form is saved: with the day that was settled on.
            const again = new KeyboardEvent('keydown', nativeEvent);
            if (ctrlKey || metaKey) queueMicrotask(() => root.current?.dispatchEvent(again));
          }}
        >
          <Label className="daybook-date-label">
            {label}
            {isRequired && <RequiredMark />}
          </Label>
          <div ref={field} className="daybook-picker-field">
            <DateInput className="daybook-date-input">
              {(segment) => <DateSegment className="daybook-date-segment" segment={segment} />}
            </DateInput>
            {value !== undefined && !isReadOnly && (
              <button
                type="button"
                className="daybook-picker-button"
                aria-label={messages.clearChoice({ label })}
                onClick={() => {
                  onChange(undefined, true);
                  calendarButton.current?.focus();
                }}
              >
                <span aria-hidden="true">×</span>
              </button>
            )}
            {!isReadOnly && (
              <button
                ref={calendarButton}
                type="button"
                className="daybook-picker-button"
                aria-label={messages.showCalendar({ label })}
                aria-haspopup="dialog"
                aria-expanded={isOpen}
                onClick={() => setIsOpen(!isOpen)}
              >
                <span className="daybook-date-icon" aria-hidden="true" />
              </button>
            )}
          </div>
        </DateField>
        {isOpen && !isReadOnly && (
          <TopLayer anchor={field}>
            <DayCalendar
              label={label}
              value={value}
              onPick={(day) => {
                onChange(day, true);
                close();
              }}
              onClose={close}
            />
          </TopLayer>
        )}
      </div>
    </I18nProvider>
  );
}
