'use client';
import { useMessages } from '../../core/daybookContext.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { FormNotice, FormNotices } from '../../form/parts/FormNotices.tsx';
import { SaveBar } from '../../form/parts/SaveBar.tsx';
import { useUnsavedChangesGuard } from '../../form/parts/useUnsavedChangesGuard.ts';
import { CellIcon } from '../../list/rows/CellIcon.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { useLifecycle } from '../../ui/root/lifecycle.ts';
import type { NotificationSettings } from '../data/schema.ts';
import type { notificationMessages } from '../messages.ts';
import { PreferenceMatrix } from './PreferenceMatrix.tsx';
import { PreferenceRow } from './PreferenceRow.tsx';
import { type SavedChoice, useAutoSave } from './useAutoSave.ts';

interface AutoSavedPreferencesProps {
  stored: NotificationSettings;
  /** Whether the host turned off all changes. */
  isTurnedOff: boolean;
  onDirtyChange: ((event: { isDirty: boolean }) => void) | undefined;
  messages: typeof notificationMessages;
}

/** The preferences, each saved at once; its row says what became of the choice. */
export function AutoSavedPreferences({ stored, isTurnedOff, onDirtyChange, messages }: AutoSavedPreferencesProps) {
  const shared = useMessages('ui', uiMessages);
  const { isForbidden, rejection, error, isWaiting, values, choices, choose, retry } = useAutoSave(stored);
  const isReadOnly = isTurnedOff || isForbidden;
  useLifecycle({ isSuccess: false, error });
  const isUnsaved = Object.values(choices).some(({ state }) => state !== 'saved' && state !== 'reverted');
  useUnsavedChangesGuard(isUnsaved && !isReadOnly, onDirtyChange);
  return (
    <div className="daybook-form">
      <FormNotices
        closing={null}
        what={messages.what}
        isReadOnly={false}
        rejection={isReadOnly ? undefined : rejection}
        invalid={false}
      >
        {isWaiting && <FormNotice tone="warning">{shared.savedWhenOnline}</FormNotice>}
      </FormNotices>
      <PreferenceMatrix messages={messages}>
        {(preference) => {
          const choice = choices[preference];
          const isFailed = choice && ['notSaved', 'reverted', 'unconfirmed'].includes(choice.state);
          const saved = stored[preference] === null ? messages.notSet : wordOf(messages, 'channel', stored[preference]);
          return (
            <PreferenceRow
              key={preference}
              preference={preference}
              value={values[preference]}
              onChange={(channel) => choose(preference, channel)}
              isReadOnly={isReadOnly}
              state={
                choice &&
                (isReadOnly ? shared.stillSetTo({ stored: saved }) : <RowState of={choice} messages={messages} />)
              }
              action={
                isFailed &&
                !isReadOnly && (
                  <Button onPress={() => retry(preference)}>
                    {choice.state === 'unconfirmed' ? messages.checkAgain : messages.retry}
                  </Button>
                )
              }
              errors={choice?.state === 'notSaved' ? rejection?.errors.byField[preference] : undefined}
              messages={messages}
            />
          );
        }}
      </PreferenceMatrix>
      <SaveBar isReadOnly={isReadOnly} what={messages.what} keys={['channel', 'event']} />
    </div>
  );
}

function RowState({ of: { channel, state }, messages }: { of: SavedChoice; messages: typeof notificationMessages }) {
  const shared = useMessages('ui', uiMessages);
  const choice = wordOf(messages, 'channel', channel);
  switch (state) {
    case 'saving':
      return shared.saving;
    case 'saved':
      return (
        <>
          <CellIcon path="m3.5 8.5 3 3 6-7" tone="good" />
          <span>{shared.saved}</span>
        </>
      );
    case 'waiting':
      return (
        <>
          <span aria-hidden="true">{messages.waiting}</span>
          <span className="daybook-visually-hidden">{shared.choiceSavedWhenOnline({ choice })}</span>
        </>
      );
    case 'checking':
      return messages.checking;
    case 'unconfirmed':
      return messages.unconfirmed;
    case 'notSaved':
      return <span className="daybook-error-text">{messages.notSaved}</span>;
    case 'reverted':
      return <span className="daybook-error-text">{messages.choiceNotSaved({ choice })}</span>;
  }
}
