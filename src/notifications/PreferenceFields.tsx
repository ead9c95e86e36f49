'use client';
import { wordOf } from '../core/messages/wordOf.ts';
import { useLifecycle } from '../ui/lifecycle.ts';
import { RadioGroup } from '../ui/RadioGroup.tsx';
import { SaveBar } from '../ui/SaveBar.tsx';
import { SaveProblems } from '../ui/SaveProblems.tsx';
import type { notificationMessages } from './messages.ts';
import { type SaveMode, useSettingsDraft } from './SettingsDraft.ts';
import { type NotificationSettings, notificationChannels, preferences } from './schema.ts';

interface PreferenceFieldsProps {
  stored: NotificationSettings;
  saveMode: SaveMode;
  messages: typeof notificationMessages;
}

/** One choice a preference, and what became of the last one. */
export function PreferenceFields({ stored, saveMode, messages }: PreferenceFieldsProps) {
  const { write, values, changed, choose, save } = useSettingsDraft(stored, saveMode);
  useLifecycle({ isSuccess: false, error: write.error });
  const isChanged = Object.keys(changed).length > 0;
  return (
    <form
      className="daybook-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && !write.isReadOnly) save();
      }}
    >
      <SaveProblems of={write} what={messages.what} />
      {preferences.map((preference) => (
        <RadioGroup
          key={preference}
          legend={messages[preference]}
          description={messages[`${preference}Example`]}
          note={
            write.isReadOnly && changed[preference]
              ? messages.staysAsItWas({ stored: storedText(stored[preference], messages) })
              : unusualText(values[preference], messages)
          }
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

function storedText(channel: string | null, messages: typeof notificationMessages): string {
  return channel === null ? messages.notSet : wordOf(messages, 'channel', channel);
}

/** What is chosen where none of the buttons says it. */
function unusualText(channel: string | null, messages: typeof notificationMessages): string | undefined {
  if (channel === null) return messages.notSet;
  const isUsual = notificationChannels.some((known) => known === channel);
  return isUsual ? undefined : messages.otherChannel({ channel: wordOf(messages, 'channel', channel) });
}
