'use client';
import { useRef, useState } from 'react';
import { formatDate, formatDateRange } from '../../core/dates/formatDate.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { useStore } from '../../core/state/useStore.ts';
import type { DocumentFormHandle } from '../../form/parts/DocumentForm.tsx';
import { SettingsForm } from '../../form/parts/SettingsForm.tsx';
import { useSelect } from '../../list/selection/useSelect.ts';
import { useLifecycle } from '../../ui/root/lifecycle.ts';
import type { OpenItems } from '../checklist/ClosingChecklist.tsx';
import type { ChecklistSelection } from '../checklist/checklistFilters.ts';
import type { checklistMessages } from '../checklistMessages.ts';
import { useClosingState } from '../data/queries.ts';
import type { Closing } from '../data/schema.ts';
import type { closingMessages } from '../messages.ts';
import type { ClosingValues } from '../model/closingDocument.ts';
import { ClosingConfirmDialog } from './ClosingConfirmDialog.tsx';
import { ClosingDateField, type ClosingDateHandle } from './ClosingDateField.tsx';
import { ClosingSummary } from './ClosingSummary.tsx';
import { ModificationsField } from './ModificationsField.tsx';
import { MonthStrip } from './MonthStrip.tsx';
import { PeriodChecklist } from './PeriodChecklist.tsx';
import { SavedClosing } from './SavedClosing.tsx';
import { type ClosingFormState, useClosingForm } from './useClosingForm.ts';

interface ClosingFieldsProps {
  onDirtyChange?: ((event: { isDirty: boolean }) => void) | undefined;
  onChecklistSelect?: ((selection: ChecklistSelection) => void) | undefined;
  stored: Closing;
  /** Whether the host turned off all changes. */
  isReadOnlyByHost: boolean;
  messages: typeof closingMessages;
  /** The host's texts, for the checklist. */
  overrides: MessageOverrides<typeof checklistMessages> | undefined;
}

/** The closing date, what it changes, and the choice for changes in the closed period. */
export function ClosingFields(props: ClosingFieldsProps) {
  const { stored: closing, isReadOnlyByHost, onDirtyChange, messages, overrides } = props;
  const onChecklistSelect = useSelect(props.onChecklistSelect, ({ item }) => ({
    type: 'checklistItem.selected',
    item,
  }));
  const handle = useRef<DocumentFormHandle>(null);
  const [isDateInvalid, setDateInvalid] = useState(false);
  const [open, setOpen] = useState<OpenItems & { through: PlainDate }>();
  const openItemsOf = (date: PlainDate | null) => (open?.through === date ? open : undefined);
  const state = useClosingForm(closing, {
    isReadOnly: isReadOnlyByHost,
    hasOpenItems: (date) => Boolean(openItemsOf(date)?.count),
    isDateInvalid: () => isDateInvalid,
    onInvalid: () => handle.current?.focusFirstError(),
  });
  const { stored, values, changed, question, lastSave, isReadOnly } = state;
  const { period, saveLabel } = useShiftTexts(state, messages);
  const dateField = useRef<ClosingDateHandle>(null);
  const shift = isDateInvalid ? undefined : state.shift;
  const form = {
    ...state,
    isDirty: state.isDirty || isDateInvalid,
    save() {
      dateField.current?.commit();
      state.save();
    },
    discard() {
      dateField.current?.pick(stored.date ?? undefined);
      state.discard();
    },
  };
  const isWarned = useStore(values, ({ modifications }) => modifications === 'ENABLED_WITH_WARNING');
  const fieldProps = (name: keyof ClosingValues) => ({
    values,
    isChanged: changed.includes(name),
    errors: state.errorsOf(name),
    change: state.change,
    isReadOnly,
    isOutcomeUnknown: state.isOutcomeUnknown,
    messages,
  });
  const undo = () => {
    state.undo();
    handle.current?.focusFirstField(); // its button goes away
  };
  useClosingState(); // reports an unknown mode
  useLifecycle({ isSuccess: false, error: state.error });

  return (
    <SettingsForm
      form={form}
      what={messages.what}
      onDirtyChange={onDirtyChange}
      handle={handle}
      saveLabel={isDateInvalid ? messages.closeBooks : saveLabel}
      saved={lastSave ? <SavedClosing save={lastSave} onUndo={undo} messages={messages} /> : null}
      keys={['day', 'month']}
      summary={<ClosingSummary closing={closing} messages={messages} />}
      messages={messages}
    >
      <ClosingDateField
        {...fieldProps('date')}
        stored={stored.date}
        handle={dateField}
        onInvalidChange={setDateInvalid}
      />
      <MonthStrip stored={stored.date} values={values} shift={shift} period={period} messages={messages} />
      {!isReadOnly && (
        <PeriodChecklist
          shift={shift}
          isWarned={isWarned}
          onSelect={onChecklistSelect}
          onOpenItemsChange={setOpen}
          overrides={overrides}
        />
      )}
      <ModificationsField
        {...fieldProps('modifications')}
        stored={stored.modifications}
        errors={state.isModeMissing ? [messages.modeMissing] : state.errorsOf('modifications')}
        isDateInvalid={isDateInvalid}
      />
      {question && (
        <ClosingConfirmDialog
          question={question}
          state={state}
          openItems={openItemsOf(values.get().date)}
          messages={messages}
        />
      )}
    </SettingsForm>
  );
}

/** The days that saving closes or reopens, as text, and the button that does it. */
function useShiftTexts({ shift, changed }: ClosingFormState, messages: typeof closingMessages) {
  const { locale } = useDaybookContext();
  if (!shift) return { period: '', saveLabel: changed.length > 0 ? undefined : messages.closeBooks };
  const date = formatDate(shift.end, { locale });
  const period = shift.begin ? formatDateRange(shift.begin, shift.end, { locale }) : messages.through({ date });
  if (shift.kind === 'close') return { period, saveLabel: messages.closeThrough({ date }) };
  return { period, saveLabel: shift.begin ? messages.reopen({ period }) : messages.reopenBooks };
}
