'use client';
import { type Ref, useImperativeHandle } from 'react';
import { formatDate } from '../../core/dates/formatDate.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { memoPart } from '../../form/parts/memoPart.ts';
import { unsavedNote } from '../../form/parts/unsavedNote.ts';
import { savingMessages } from '../../form/savingMessages.ts';
import { DateInput } from '../../ui/dates/DateInput.tsx';
import { type DateInputState, useDateInput } from '../../ui/dates/useDateInput.ts';
import { useToday } from '../../ui/dates/useToday.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { useLayoutEffect } from '../../ui/useLayoutEffect.ts';
import type { closingMessages } from '../messages.ts';
import { closingShortcuts } from '../model/closingShortcuts.ts';
import type { ClosingFormState } from './useClosingForm.ts';

/** What is done to the text of the field from outside. */
export type ClosingDateHandle = Pick<DateInputState, 'commit' | 'pick'>;

interface ClosingDateFieldProps extends Pick<ClosingFormState, 'change' | 'isReadOnly' | 'isOutcomeUnknown'> {
  values: { date: PlainDate | null };
  /** The stored date. */
  stored: PlainDate | null;
  isChanged: boolean;
  /** The service's. */
  errors: readonly string[] | undefined;
  handle: Ref<ClosingDateHandle>;
  /** Called when the text becomes a date, or no longer is one; an invalid date doesn't mean open books. */
  onInvalidChange: (isInvalid: boolean) => void;
  messages: typeof closingMessages;
}

/** The closing date, empty for open books, and shortcuts to common ones. */
export const ClosingDateField = memoPart({ date: true }, function ClosingDateField(props: ClosingDateFieldProps) {
  const { values, stored, isChanged, isReadOnly, change, handle, onInvalidChange, messages } = props;
  const { locale, fiscalYearStart } = useDaybookContext();
  const shared = useMessages('ui', savingMessages);
  const dateInput = useDateInput({
    value: values.date ?? undefined,
    onChange: (date, isInvalid) => {
      onInvalidChange(isInvalid); // not after the change, when the form would look clean for a moment
      change({ date: date ?? null });
    },
  });
  useImperativeHandle(handle, () => dateInput);
  const isInvalid = values.date === null && dateInput.text.trim() !== '';
  useLayoutEffect(() => onInvalidChange(isInvalid), [isInvalid, onInvalidChange]);
  const today = useToday();
  const storedText = stored ? formatDate(stored, { locale, style: 'long' }) : messages.open;
  const unsaved = isChanged ? unsavedNote(props, storedText, shared) : undefined;
  const errors = dateInput.error === undefined ? props.errors : [dateInput.error];
  const future =
    values.date && values.date > today ? messages.futureHint({ date: formatDate(values.date, { locale }) }) : undefined;
  // Replaces the hint, so that controls below don't move.
  const hint = errors ? undefined : (unsaved ?? future ?? messages.dateHint);
  return (
    <div className="daybook-closing-date">
      <Field
        label={messages.date}
        hint={hint}
        errors={errors}
        isAnnounced={dateInput.error !== undefined}
        text={storedText}
      >
        {(control) => (
          <DateInput
            control={control}
            label={messages.date}
            value={values.date ?? undefined}
            typing={dateInput}
            isReadOnly={isReadOnly}
          />
        )}
      </Field>
      {!isReadOnly && (
        <div className="daybook-closing-shortcuts">
          {closingShortcuts(today, fiscalYearStart).map(({ name, date }) => (
            <Button key={name} isPressed={values.date === date} onPress={() => dateInput.pick(date)}>
              <span className="daybook-visually-hidden">{messages[name]} </span>
              {formatDate(date, { locale })}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
});
