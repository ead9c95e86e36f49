'use client';
import { useMessages } from '../../core/daybookContext.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { SaveBar } from '../../form/parts/SaveBar.tsx';
import { SaveErrors } from '../../form/parts/SaveErrors.tsx';
import { unsavedNote } from '../../form/parts/unsavedNote.ts';
import { useUnsavedChangesGuard } from '../../form/parts/useUnsavedChangesGuard.ts';
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { useLifecycle } from '../../ui/root/lifecycle.ts';
import { type NotificationSettings, notificationChannels, preferences } from '../data/schema.ts';
import type { notificationMessages } from '../messages.ts';
import { type NotificationSaveMode, type NotificationSettingsFormState, useSettingsForm } from './useSettingsForm.ts';

interface PreferenceFieldsProps {
  onDirtyChange: ((event: { isDirty: boolean }) => void) | undefined;
  stored: NotificationSettings;
  saveMode: NotificationSaveMode;
  messages: typeof notificationMessages;
}

/** A choice per preference, and the result of the last save. */
export function PreferenceFields({ stored, saveMode, onDirtyChange, messages }: PreferenceFieldsProps) {
  const shared = useMessages('ui', uiMessages);
  const state = useSettingsForm(stored, saveMode);
  const { write, values, changed, choose, save, isWaiting } = state;
  useLifecycle({ isSuccess: false, error: write.error });
  const isChanged = Object.keys(changed).length > 0;
  useUnsavedChangesGuard(isChanged && !write.isReadOnly, onDirtyChange);
  return (
    <form
      className="daybook-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && !write.isReadOnly) save();
      }}
    >
      <SaveErrors of={write} what={messages.what} isQueued={isWaiting} />
      {preferences.map((preference) => (
        <RadioGroup
          key={preference}
          legend={messages[preference]}
          description={messages[`${preference}Example`]}
          note={noteFor(preference, state, stored, messages, shared)}
          errors={write.formErrors.byField[preference]}
          options={notificationChannels.map((channel) => ({
            value: channel,
            label: wordOf(messages, 'channel', channel),
          }))}
          value={values[preference]}
          onChange={(channel) => choose(preference, channel)}
          isReadOnly={write.isReadOnly}
        />
      ))}
      <SaveBar of={write} what={messages.what} hasButton={saveMode === 'button'} isChanged={isChanged} />
    </form>
  );
}

/** Why a choice isn't saved yet, or that the preference is unset or has an unknown channel. */
function noteFor(
  preference: keyof NotificationSettings,
  { write, values, changed, isWaiting }: NotificationSettingsFormState,
  stored: NotificationSettings,
  messages: typeof notificationMessages,
  shared: typeof uiMessages,
): string | undefined {
  const textOf = (channel: string | null) =>
    channel === null ? messages.notSet : wordOf(messages, 'channel', channel);
  const choice = changed[preference];
  if (choice && isWaiting) return shared.choiceSavedWhenOnline({ choice: textOf(choice) });
  const unsaved = choice && unsavedNote(write, textOf(stored[preference]), shared);
  if (unsaved) return unsaved;
  const channel = values[preference];
  if (channel === null) return messages.notSet;
  const isKnown = notificationChannels.some((known) => known === channel);
  return isKnown ? undefined : messages.otherChannel({ channel: textOf(channel) });
}
