'use client';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formatDate, formatDateRange } from '../../core/dates/formatDate.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { SaveBar } from '../../form/parts/SaveBar.tsx';
import { SaveErrors } from '../../form/parts/SaveErrors.tsx';
import { useUnsavedChangesGuard } from '../../form/parts/useUnsavedChangesGuard.ts';
import { useDateInput } from '../../ui/dates/useDateInput.ts';
import { useLifecycle } from '../../ui/root/lifecycle.ts';
import type { ChecklistSelection } from '../checklist/checklistFilters.ts';
import type { checklistMessages } from '../checklistMessages.ts';
import { useClosingState } from '../data/queries.ts';
import type { Closing } from '../data/schema.ts';
import type { closingMessages } from '../messages.ts';
import { ClosingConfirmDialog } from './ClosingConfirmDialog.tsx';
import { ClosingDateField } from './ClosingDateField.tsx';
import { ClosingOutcome } from './ClosingOutcome.tsx';
import { ClosingSummary } from './ClosingSummary.tsx';
import { ModificationsField } from './ModificationsField.tsx';
import { MonthStrip } from './MonthStrip.tsx';
import { PeriodChecklist } from './PeriodChecklist.tsx';
import { type ClosingFormState, useClosingForm } from './useClosingForm.ts';

interface ClosingFieldsProps {
  onDirtyChange?: ((event: { isDirty: boolean }) => void) | undefined;
  onChecklistSelect?: ((selection: ChecklistSelection) => void) | undefined;
  stored: Closing;
  messages: typeof closingMessages;
  /** The host's texts, for the checklist. */
  overrides: MessageOverrides<typeof checklistMessages> | undefined;
}

/** The closing date, what it changes, and the choice for changes in the closed period. */
export function ClosingFields(props: ClosingFieldsProps) {
  const { stored: closing, onDirtyChange, onChecklistSelect, messages, overrides } = props;
  const form = useRef<HTMLFormElement>(null);
  const state = useClosingForm(closing);
  const { write, values, changed, pending, change } = state;
  const { period, saveLabel } = useShiftTexts(state, messages);
  const dateInput = useDateInput({
    value: values.date ?? undefined,
    onChange: (date) => change({ date: date ?? null }),
    isReportedOnType: true,
  });
  // An invalid date doesn't mean open books.
  const isDateInvalid = values.date === null && dateInput.text.trim() !== '';
  const isChanged = changed.length > 0 || isDateInvalid;
  const isModeMissing = values.date !== null && values.modifications === null;
  const [isModeErrorShown, setIsModeErrorShown] = useState(false);
  const [open, setOpen] = useState<{ through: PlainDate; items: readonly string[] }>();
  const openItems = open && open.through === values.date ? open.items : [];
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
    } else state.save(state.shift?.kind === 'close' && openItems.length > 0);
  };
  return (
    <form ref={form} className="daybook-form" noValidate onSubmit={submit}>
      <ClosingSummary of={closing} messages={messages} />
      <SaveErrors of={write} what={messages.what} />
      <ClosingOutcome state={state} isChanged={isChanged} messages={messages} />
      <ClosingDateField state={state} dateInput={dateInput} messages={messages} />
      <MonthStrip state={state} period={period} messages={messages} />
      {!write.isReadOnly && (
        <PeriodChecklist
          shift={isDateInvalid ? undefined : state.shift}
          isWarned={values.modifications === 'ENABLED_WITH_WARNING'}
          onSelect={onChecklistSelect}
          onOpenItemsChange={setOpen}
          overrides={overrides}
        />
      )}
      <ModificationsField
        state={state}
        isDateInvalid={isDateInvalid}
        error={isModeErrorShown && isModeMissing ? messages.modeMissing : undefined}
        messages={messages}
      />
      <SaveBar
        of={{ ...write, isSuccess: false }} // `ClosingOutcome` says what was saved
        what={messages.what}
        saveLabel={isDateInvalid ? messages.closeBooks : saveLabel}
        onCancel={() => {
          dateInput.pick(state.stored.date ?? undefined);
          state.reset();
        }}
        hasButton
        isChanged={isChanged}
        keys={['day', 'month']}
      />
      {pending && <ClosingConfirmDialog of={pending} state={state} openItems={openItems} messages={messages} />}
    </form>
  );
}

/** The days that saving closes or reopens, as text, and the button that does it. */
function useShiftTexts({ shift, values, changed }: ClosingFormState, messages: typeof closingMessages) {
  const { locale } = useDaybookContext();
  if (!shift) return { period: '', saveLabel: changed.length > 0 ? undefined : messages.closeBooks };
  const date = formatDate(shift.end, { locale });
  const period = shift.begin ? formatDateRange(shift.begin, shift.end, { locale }) : messages.through({ date });
  if (shift.kind === 'close') return { period, saveLabel: messages.closeThrough({ date }) };
  return { period, saveLabel: values.date ? messages.reopen({ period }) : messages.reopenBooks };
}
