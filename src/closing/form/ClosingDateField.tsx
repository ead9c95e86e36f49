'use client';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { unsavedNote } from '../../form/parts/unsavedNote.ts';
import { DateInput } from '../../ui/dates/DateInput.tsx';
import type { DateInputState } from '../../ui/dates/useDateInput.ts';
import { Field } from '../../ui/fields/Field.tsx';
import { uiMessages } from '../../ui/messages.ts';
import type { closingMessages } from '../messages.ts';
import type { ClosingFormState } from './useClosingForm.ts';

interface ClosingDateFieldProps {
  state: ClosingFormState;
  dateInput: DateInputState;
  messages: typeof closingMessages;
}

/** The closing date; empty for open books. */
export function ClosingDateField({ state, dateInput, messages }: ClosingDateFieldProps) {
  const { locale } = useDaybookContext();
  const shared = useMessages('ui', uiMessages);
  const { write, stored, values, changed } = state;
  const storedText = stored.date ? formatDate(stored.date, { locale, style: 'long' }) : messages.open;
  const unsaved = changed.date === undefined ? undefined : unsavedNote(write, storedText, shared);
  const errors = dateInput.error === undefined ? write.formErrors.byField.date : [dateInput.error];
  // Replaces the hint, so that controls below don't move.
  const hint = errors ? undefined : (unsaved ?? messages.dateHint);
  return (
    <Field label={messages.date} hint={hint} errors={errors} isAnnounced={dateInput.error !== undefined}>
      {(control) => (
        <DateInput
          control={control}
          label={messages.date}
          value={values.date ?? undefined}
          typing={dateInput}
          isReadOnly={write.isReadOnly}
        />
      )}
    </Field>
  );
}
