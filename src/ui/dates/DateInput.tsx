'use client';
import { type KeyboardEvent, useRef, useState } from 'react';
import { type DayPart, partOrder, typedLocale } from '../../core/dates/calendarDay.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { LazyPart } from '../feedback/LazyPart.tsx';
import type { ControlState } from '../fields/FieldNotes.tsx';
import { uiMessages } from '../messages.ts';
import { Popover } from '../overlay/Popover.tsx';
import { useInteractOutside } from '../overlay/useInteractOutside.ts';
import { underButtons } from '../parts/underButtons.ts';
import { usePart } from '../parts/usePart.ts';
import { dateMessages } from './dateMessages.ts';
import type { DateInputState } from './useDateInput.ts';

const loadCalendar = () => import('./Calendar.tsx');

interface DateInputProps {
  /** Attributes that link the input to its label and notes. */
  control: ControlState & { id: string };
  label: string;
  value: PlainDate | undefined;
  typing: DateInputState;
  isReadOnly?: boolean;
}

/** Keys that step through days, as in native number inputs. */
const steps: Record<string, Parameters<DateInputState['step']>[0]> = {
  ArrowUp: { days: 1 },
  ArrowDown: { days: -1 },
  PageUp: { months: 1 },
  PageDown: { months: -1 },
};

/** A date input with a calendar. */
export function DateInput({ control, label, value, typing, isReadOnly = false }: DateInputProps) {
  const messages = useMessages('ui', dateMessages);
  const { clearField } = useMessages('ui', uiMessages);
  const placeholder = usePlaceholder();
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const calendarButton = useRef<HTMLButtonElement>(null);
  const { Part, look, isReplaced } = usePart('Input', undefined, underButtons);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    calendarButton.current?.focus();
  };
  useInteractOutside(root, () => setIsOpen(false));
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, nativeEvent } = event;
    if (isReadOnly || nativeEvent.isComposing) return;
    if (key === 'Enter') typing.commit();
    const by = steps[key];
    if (!by || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    typing.step(by);
  };
  return (
    <div ref={root} className="daybook-day-field">
      <div ref={field} className="daybook-picker-field" data-replaced={isReplaced || undefined}>
        <Part
          {...look}
          {...control}
          type="text"
          autoComplete="off"
          placeholder={isReadOnly ? undefined : placeholder}
          readOnly={isReadOnly}
          value={typing.text}
          onChange={({ target }) => typing.type(target.value)}
          onFocus={({ target }) => target.select()}
          onBlur={() => typing.commit()}
          onKeyDown={onKeyDown}
        />
        {typing.text !== '' && !isReadOnly && (
          <button
            type="button"
            className="daybook-plain-button daybook-picker-button"
            aria-label={clearField({ label })}
            onClick={() => {
              typing.pick(undefined);
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
            className="daybook-plain-button daybook-picker-button"
            aria-label={messages.openCalendar({ label })}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            onKeyDown={(event) => {
              if (!isOpen || event.key !== 'Escape') return; // the calendar has the focus once it has loaded
              event.preventDefault();
              event.stopPropagation();
              setIsOpen(false);
            }}
          >
            <span className="daybook-date-icon" aria-hidden="true" />
          </button>
        )}
      </div>
      {isOpen && !isReadOnly && (
        <Popover anchor={field} onDismiss={close}>
          <LazyPart
            load={loadCalendar}
            fallback={<div className="daybook-calendar" aria-busy="true" />}
            props={{
              label,
              value,
              onPick: (day) => {
                typing.pick(day);
                close();
              },
              onClose: close,
            }}
          />
        </Popover>
      )}
    </div>
  );
}

/** The date format in the locale's order: `mm/dd/yyyy`. */
function usePlaceholder(): string {
  const { locale } = useDaybookContext();
  const messages = useMessages('ui', dateMessages);
  const letters: Record<DayPart, string> = {
    year: messages.yearLetters,
    month: messages.monthLetters,
    day: messages.dayLetters,
  };
  const order = partOrder(typedLocale(locale));
  return order.map((part) => letters[part]).join('/');
}
