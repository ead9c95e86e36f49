'use client';
import { useMessages } from '../../core/daybookContext.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { SaveBar } from '../../form/parts/SaveBar.tsx';
import { SaveErrors } from '../../form/parts/SaveErrors.tsx';
import { useUnsavedChangesGuard } from '../../form/parts/useUnsavedChangesGuard.ts';
import { CellIcon } from '../../list/table/CellIcon.tsx';
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
  onDirtyChange: ((event: { isDirty: boolean }) => void) | undefined;
  messages: typeof notificationMessages;
}

/** The preferences, each saved at once; its row says what became of the choice. */
export function AutoSavedPreferences({ stored, onDirtyChange, messages }: AutoSavedPreferencesProps) {
  const shared = useMessages('ui', uiMessages);
  const { write, error, isWaiting, values, choices, choose, retry } = useAutoSave(stored);
  useLifecycle({ isSuccess: false, error });
  const isUnsaved = Object.values(choices).some(({ state }) => state !== 'saved' && state !== 'reverted');
  useUnsavedChangesGuard(isUnsaved && !write.isReadOnly, onDirtyChange);
  return (
    <div className="daybook-form">
      <SaveErrors of={write} what={messages.what} isQueued={isWaiting} />
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
              isReadOnly={write.isReadOnly}
              state={
                choice &&
                (write.isReadOnly ? shared.stillSetTo({ stored: saved }) : <RowState of={choice} messages={messages} />)
              }
              action={
                isFailed &&
                !write.isReadOnly && (
                  <Button onPress={() => retry(preference)}>
                    {choice.state === 'unconfirmed' ? messages.checkAgain : messages.retry}
                  </Button>
                )
              }
              errors={choice?.state === 'notSaved' ? write.formErrors.byField[preference] : undefined}
              messages={messages}
            />
          );
        }}
      </PreferenceMatrix>
      <SaveBar
        of={{ ...write, isPending: false, isSuccess: false }}
        what={messages.what}
        hasButton={false}
        isChanged={isUnsaved}
        keys={['channel', 'event']}
      />
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
