'use client';
import { today } from '../../core/dates/calendar.ts';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { unsavedNote } from '../../form/parts/unsavedNote.ts';
import { DateInput } from '../../ui/dates/DateInput.tsx';
import type { DateInputState } from '../../ui/dates/useDateInput.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { uiMessages } from '../../ui/messages.ts';
import type { closingMessages } from '../messages.ts';
import { closingShortcuts } from '../model/closingShortcuts.ts';
import type { ClosingFormState } from './useClosingForm.ts';

interface ClosingDateFieldProps {
  state: ClosingFormState;
  dateInput: DateInputState;
  messages: typeof closingMessages;
}

/** The closing date, empty for open books, and shortcuts to common ones. */
export function ClosingDateField({ state, dateInput, messages }: ClosingDateFieldProps) {
  const { locale, timeZone, fiscalYearStart } = useDaybookContext();
  const shared = useMessages('ui', uiMessages);
  const { stored, values, changed, isReadOnly } = state;
  const now = today(timeZone);
  const storedText = stored.date ? formatDate(stored.date, { locale, style: 'long' }) : messages.open;
  const unsaved = changed.includes('date') ? unsavedNote(state, storedText, shared) : undefined;
  const errors = dateInput.error === undefined ? state.errorsOf('date') : [dateInput.error];
  const future =
    values.date && values.date > now ? messages.futureHint({ date: formatDate(values.date, { locale }) }) : undefined;
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
          {closingShortcuts(now, fiscalYearStart).map(({ name, date }) => (
            <Button key={name} isPressed={values.date === date} onPress={() => dateInput.pick(date)}>
              <span className="daybook-visually-hidden">{messages[name]} </span>
              {formatDate(date, { locale })}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
