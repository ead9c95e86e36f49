'use client';
import { useState } from 'react';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { useSettingsForm } from '../../form/document/useSettingsForm.ts';
import { DocumentForm } from '../../form/parts/DocumentForm.tsx';
import { FormConfirmDialog } from '../../form/parts/FormConfirmDialog.tsx';
import { SaveBar } from '../../form/parts/SaveBar.tsx';
import { SettingsNotices } from '../../form/parts/SettingsNotices.tsx';
import { unsavedNote } from '../../form/parts/unsavedNote.ts';
import { uiMessages } from '../../ui/messages.ts';
import { useLifecycle } from '../../ui/root/lifecycle.ts';
import { useSaveNotificationSettings } from '../data/mutations.ts';
import { notificationSettingsOptions } from '../data/queries.ts';
import type { NotificationSettings } from '../data/schema.ts';
import type { notificationMessages } from '../messages.ts';
import { type SettingsDocument, settingsDocument } from '../model/settingsDocument.ts';
import { PreferenceMatrix } from './PreferenceMatrix.tsx';
import { PreferenceRow } from './PreferenceRow.tsx';

interface PreferenceFormProps {
  stored: NotificationSettings;
  /** Whether the host turned off all changes. */
  isTurnedOff: boolean;
  onDirtyChange: ((event: { isDirty: boolean }) => void) | undefined;
  messages: typeof notificationMessages;
}

/** The preferences with a Save button. */
export default function PreferenceForm(props: PreferenceFormProps) {
  const { stored: settings, isTurnedOff, onDirtyChange, messages } = props;
  const daybook = useDaybookContext();
  const shared = useMessages('ui', uiMessages);
  const [isLeaving, setIsLeaving] = useState(false);
  const form = useSettingsForm<SettingsDocument>(settingsDocument, {
    stored: settings,
    isReadOnly: isTurnedOff,
    // A preference depends on no other, so they aren't read again before a save.
    query: { ...notificationSettingsOptions(daybook), staleTime: Number.POSITIVE_INFINITY },
    write: useSaveNotificationSettings(),
  });
  const { stored, values, changed, phase, outcome, isReadOnly, isOutcomeUnknown, change, save } = form;
  useLifecycle({ isSuccess: false, error: form.error });
  const isDirty = form.isDirty && !isReadOnly;
  const canSave = phase === 'editing' && isDirty && !isOutcomeUnknown;
  const leave = isDirty ? () => setIsLeaving(phase === 'editing') : undefined;
  const textOf = (channel: string | null) =>
    channel === null ? messages.notSet : wordOf(messages, 'channel', channel);
  return (
    <DocumentForm
      label={messages.title}
      isDirty={isDirty}
      onDirtyChange={onDirtyChange}
      errorCount={0} // a rejection is announced, and the focus stays on Save
      onSave={() => canSave && save()}
      onLeave={leave}
    >
      <SettingsNotices of={form} what={messages.what} messages={messages} />
      <PreferenceMatrix messages={messages}>
        {(preference) => (
          <PreferenceRow
            key={preference}
            preference={preference}
            value={values[preference]}
            onChange={(channel) => change({ [preference]: channel })}
            isReadOnly={isReadOnly}
            state={changed.includes(preference) && unsavedNote(form, textOf(stored[preference]), shared)}
            errors={form.errorsOf(preference)}
            messages={messages}
          />
        )}
      </PreferenceMatrix>
      <SaveBar
        isReadOnly={isReadOnly}
        what={messages.what}
        save={{
          isActive: canSave,
          status: phase === 'saving' ? shared.saving : outcome === 'saved' && !isDirty && shared.saved,
        }}
        onCancel={leave}
        keys={['channel', 'event', 'save', 'leave']}
      />
      {isLeaving && (
        <FormConfirmDialog
          action="discard"
          closedThrough={null}
          isUnknown={isOutcomeUnknown}
          onSave={() => {
            setIsLeaving(false);
            save();
          }}
          onConfirm={() => {
            setIsLeaving(false);
            form.discard();
          }}
          onCancel={() => setIsLeaving(false)}
          messages={messages}
        />
      )}
    </DocumentForm>
  );
}
