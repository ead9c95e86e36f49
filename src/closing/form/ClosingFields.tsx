'use client';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { SaveBar } from '../../form/parts/SaveBar.tsx';
import { SaveErrors } from '../../form/parts/SaveErrors.tsx';
import { unsavedNote } from '../../form/parts/unsavedNote.ts';
import { useUnsavedChangesGuard } from '../../form/parts/useUnsavedChangesGuard.ts';
import { useDateInput } from '../../ui/dates/useDateInput.ts';
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { useLifecycle } from '../../ui/root/lifecycle.ts';
import { Notice } from '../../ui/root/Notice.tsx';
import { useClosingState } from '../data/queries.ts';
import { type Closing, modificationsChoices } from '../data/schema.ts';
import type { closingMessages } from '../messages.ts';
import { unknownModeText } from '../model/unknownModeText.ts';
import { ClosingConfirmDialog } from './ClosingConfirmDialog.tsx';
import { ClosingDateField } from './ClosingDateField.tsx';
import { ClosingEffect } from './ClosingEffect.tsx';
import { useClosingForm } from './useClosingForm.ts';

interface ClosingFieldsProps {
  onDirtyChange: ((event: { isDirty: boolean }) => void) | undefined;
  stored: Closing;
  messages: typeof closingMessages;
}

/** The closing date, the choice for changes in the closed period, and their effect. */
export function ClosingFields({ stored: closing, onDirtyChange, messages }: ClosingFieldsProps) {
  const form = useRef<HTMLFormElement>(null);
  const state = useClosingForm(closing);
  const { write, stored, values, changed, pending, change } = state;
  const shared = useMessages('ui', uiMessages);
  const dateInput = useDateInput({
    value: values.date ?? undefined,
    onChange: (date) => change({ date: date ?? null }),
    isReportedOnType: true,
  });
  // An invalid date doesn't mean open books.
  const isDateInvalid = values.date === null && dateInput.text.trim() !== '';
  const isChanged = Object.keys(changed).length > 0 || isDateInvalid;
  const isModeMissing = values.date !== null && values.modifications === null;
  const [isModeErrorShown, setIsModeErrorShown] = useState(false);
  useClosingState(); // reports an unknown mode
  useLifecycle({ isSuccess: false, error: write.error });
  useUnsavedChangesGuard(isChanged && !write.isReadOnly, onDirtyChange); // read-only changes can't be saved, so they don't block leaving

  const isDateRejected = write.formErrors.byField.date !== undefined;
  useEffect(() => {
    if (isDateRejected) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [isDateRejected]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isChanged || write.isPending || write.isReadOnly) return;
    if (isDateInvalid) {
      dateInput.commit();
      form.current?.querySelector<HTMLElement>('input[type=text]')?.focus();
    } else if (isModeMissing) {
      setIsModeErrorShown(true);
      form.current?.querySelector<HTMLElement>('input[type=radio]')?.focus();
    } else state.save();
  };
  return (
    <form ref={form} className="daybook-form" noValidate onSubmit={submit}>
      <SaveErrors of={write} what={messages.what} />
      <div role="status">
        {state.isCheckFailed && (
          <Notice tone="warning" isAnnounced={false}>
            {messages.notChecked}
          </Notice>
        )}
      </div>
      <ClosingDateField state={state} dateInput={dateInput} messages={messages} />
      <RadioGroup
        legend={messages.modifications}
        description={messages.modificationsExample}
        note={
          (changed.modifications && stored.modifications
            ? unsavedNote(write, wordOf(messages, 'modifications', stored.modifications), shared)
            : undefined) ??
          unknownModeText(values, messages) ??
          (values.date === null && !isDateInvalid ? messages.notYet : undefined)
        }
        errors={isModeErrorShown && isModeMissing ? [messages.modeMissing] : write.formErrors.byField.modifications}
        options={modesWith(stored.modifications).map((value) => ({
          value,
          label: wordOf(messages, 'modifications', value),
        }))}
        value={values.modifications}
        onChange={(mode) => change({ modifications: modificationsChoices.find((known) => known === mode) })}
        isReadOnly={write.isReadOnly}
      />
      <ClosingEffect values={values} isDateInvalid={isDateInvalid} messages={messages} />
      <SaveBar of={write} what={messages.what} hasButton isChanged={isChanged} />
      {pending && (
        <ClosingConfirmDialog of={pending} messages={messages} onConfirm={state.confirm} onCancel={state.cancel} />
      )}
    </form>
  );
}

/** The known modes, plus the saved one if it's unknown. */
function modesWith(stored: string | null): string[] {
  return [...new Set<string>([...modificationsChoices, ...(stored === null ? [] : [stored])])];
}
