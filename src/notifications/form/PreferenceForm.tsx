'use client';
import { memo } from 'react';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import type { Readable } from '../../core/state/store.ts';
import { useStore } from '../../core/state/useStore.ts';
import { useSettingsForm } from '../../form/document/useSettingsForm.ts';
import { SettingsForm } from '../../form/parts/SettingsForm.tsx';
import { unsavedNote } from '../../form/parts/unsavedNote.ts';
import { savingMessages } from '../../form/savingMessages.ts';
import { useLifecycle } from '../../ui/root/lifecycle.ts';
import { notificationSettingsOptions } from '../data/options.ts';
import type { NotificationSettings } from '../data/schema.ts';
import { useSaveNotificationSettings } from '../model/mutations.ts';
import { type SettingsDocument, settingsDocument } from '../model/settingsDocument.ts';
import { PreferenceMatrix } from './PreferenceMatrix.tsx';
import { PreferenceRow } from './PreferenceRow.tsx';
import type { PreferencesProps } from './partProps.ts';

/** The preferences with a Save button. */
export function PreferenceForm(props: PreferencesProps) {
  const { stored: settings, isReadOnlyByHost, onDirtyChange, messages } = props;
  const daybook = useDaybookContext();
  const shared = useMessages('ui', savingMessages);
  const form = useSettingsForm<SettingsDocument>(settingsDocument, {
    stored: settings,
    isReadOnly: isReadOnlyByHost,
    // A preference depends on no other, so they aren't read again before a save.
    query: { ...notificationSettingsOptions(daybook), staleTime: Number.POSITIVE_INFINITY },
    write: useSaveNotificationSettings(),
    savedAs: (fields) => ({ type: 'notificationSettings.saved', fields }),
  });
  const { stored, values, changed, isReadOnly, change } = form;
  useLifecycle({ isSuccess: false, error: form.error });
  const textOf = (channel: string | null) =>
    channel === null ? messages.notSet : wordOf(messages, 'channel', channel);
  return (
    <SettingsForm
      form={form}
      what={messages.what}
      onDirtyChange={onDirtyChange}
      keys={['channel', 'event']}
      messages={messages}
    >
      <PreferenceMatrix messages={messages}>
        {(preference) => (
          <FormRow
            key={preference}
            preference={preference}
            values={values}
            change={change}
            isReadOnly={isReadOnly}
            state={changed.includes(preference) && unsavedNote(form, textOf(stored[preference]), shared)}
            errors={form.errorsOf(preference)}
            messages={messages}
          />
        )}
      </PreferenceMatrix>
    </SettingsForm>
  );
}

interface FormRowProps extends Omit<Parameters<typeof PreferenceRow>[0], 'value' | 'onChange'> {
  values: Readable<NotificationSettings>;
  change: (changes: Partial<NotificationSettings>) => void;
}

/** A preference, which renders only if its value changes, or another prop. */
const FormRow = memo(function FormRow({ values, change, ...props }: FormRowProps) {
  const { preference } = props;
  const value = useStore(values, (all) => all[preference]);
  return <PreferenceRow {...props} value={value} onChange={(channel) => change({ [preference]: channel })} />;
});
