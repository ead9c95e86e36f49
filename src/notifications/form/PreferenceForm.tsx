'use client';
import { useMessages } from '../../core/daybookContext.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { SaveBar } from '../../form/parts/SaveBar.tsx';
import { SaveErrors } from '../../form/parts/SaveErrors.tsx';
import { unsavedNote } from '../../form/parts/unsavedNote.ts';
import { useUnsavedChangesGuard } from '../../form/parts/useUnsavedChangesGuard.ts';
import { uiMessages } from '../../ui/messages.ts';
import { useLifecycle } from '../../ui/root/lifecycle.ts';
import type { NotificationSettings } from '../data/schema.ts';
import type { notificationMessages } from '../messages.ts';
import { PreferenceMatrix } from './PreferenceMatrix.tsx';
import { PreferenceRow } from './PreferenceRow.tsx';
import { useSettingsForm } from './useSettingsForm.ts';

interface PreferenceFormProps {
  stored: NotificationSettings;
  onDirtyChange: ((event: { isDirty: boolean }) => void) | undefined;
  messages: typeof notificationMessages;
}

/** The preferences with a Save button. */
export function PreferenceForm({ stored: settings, onDirtyChange, messages }: PreferenceFormProps) {
  const shared = useMessages('ui', uiMessages);
  const { write, stored, values, changed, choose, save } = useSettingsForm(settings);
  useLifecycle({ isSuccess: false, error: write.error });
  const isChanged = changed.length > 0;
  useUnsavedChangesGuard(isChanged && !write.isReadOnly, onDirtyChange);
  const textOf = (channel: string | null) =>
    channel === null ? messages.notSet : wordOf(messages, 'channel', channel);
  return (
    <form
      className="daybook-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && !write.isReadOnly) save();
      }}
    >
      <SaveErrors of={write} what={messages.what} />
      <PreferenceMatrix messages={messages}>
        {(preference) => (
          <PreferenceRow
            key={preference}
            preference={preference}
            value={values[preference]}
            onChange={(channel) => choose(preference, channel)}
            isReadOnly={write.isReadOnly}
            state={changed.includes(preference) && unsavedNote(write, textOf(stored[preference]), shared)}
            errors={write.formErrors.byField[preference]}
            messages={messages}
          />
        )}
      </PreferenceMatrix>
      <SaveBar of={write} what={messages.what} hasButton isChanged={isChanged} keys={['channel', 'event']} />
    </form>
  );
}
