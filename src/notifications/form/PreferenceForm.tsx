'use client';
import { useCallback } from 'react';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { useLatest } from '../../core/query/useLatest.ts';
import { useSettingsForm } from '../../form/document/useSettingsForm.ts';
import { SettingsForm } from '../../form/parts/SettingsForm.tsx';
import { unsavedNote } from '../../form/parts/unsavedNote.ts';
import { uiMessages } from '../../ui/messages.ts';
import { useLifecycle } from '../../ui/root/lifecycle.ts';
import { notificationSettingsOptions } from '../data/options.ts';
import type { NotificationChannel, NotificationSettings } from '../data/schema.ts';
import { useSaveNotificationSettings } from '../model/mutations.ts';
import { type SettingsDocument, settingsDocument } from '../model/settingsDocument.ts';
import { PreferenceMatrix } from './PreferenceMatrix.tsx';
import { PreferenceRow } from './PreferenceRow.tsx';
import type { PreferencesProps } from './partProps.ts';

/** The preferences with a Save button. */
export function PreferenceForm(props: PreferencesProps) {
  const { stored: settings, isReadOnlyByHost, onDirtyChange, messages } = props;
  const daybook = useDaybookContext();
  const shared = useMessages('ui', uiMessages);
  const form = useSettingsForm<SettingsDocument>(settingsDocument, {
    stored: settings,
    isReadOnly: isReadOnlyByHost,
    // A preference depends on no other, so they aren't read again before a save.
    query: { ...notificationSettingsOptions(daybook), staleTime: Number.POSITIVE_INFINITY },
    write: useSaveNotificationSettings(),
    savedAs: 'notificationSettings.saved',
  });
  const { stored, values, changed, isReadOnly, change } = form;
  const latest = useLatest({ change });
  const onChange = useCallback(
    (preference: keyof NotificationSettings, channel: NotificationChannel) =>
      latest.current.change({ [preference]: channel }),
    [latest],
  );
  useLifecycle({ isSuccess: false, error: form.error });
  const textOf = (channel: string | null) =>
    channel === null ? messages.notSet : wordOf(messages, 'channel', channel);
  return (
    <SettingsForm
      of={form}
      what={messages.what}
      onDirtyChange={onDirtyChange}
      keys={['channel', 'event']}
      messages={messages}
    >
      <PreferenceMatrix messages={messages}>
        {(preference) => (
          <PreferenceRow
            key={preference}
            preference={preference}
            value={values[preference]}
            onChange={onChange}
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
