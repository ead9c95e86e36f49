'use client';
import { useMessages } from '../../core/daybookContext.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { useUnsavedChangesGuard } from '../../form/leaving/useUnsavedChangesGuard.ts';
import { FormNotices } from '../../form/parts/FormNotices.tsx';
import { SaveBar } from '../../form/parts/SaveBar.tsx';
import { CellIcon } from '../../list/rows/CellIcon.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import { IsTextContext } from '../../ui/fields/IsTextContext.ts';
import { uiMessages } from '../../ui/messages.ts';
import { useLifecycle } from '../../ui/root/lifecycle.ts';
import type { notificationMessages } from '../messages.ts';
import { PreferenceMatrix } from './PreferenceMatrix.tsx';
import { PreferenceRow } from './PreferenceRow.tsx';
import type { PreferencesProps } from './partProps.ts';
import { useAutoSave } from './useAutoSave.ts';

/** The preferences, each saved at once; its row says what became of the choice. */
export function AutoSavedPreferences({ stored, isReadOnlyByHost, onDirtyChange, messages }: PreferencesProps) {
  const shared = useMessages('ui', uiMessages);
  const { isForbidden, isUnsaved, rejection, error, rowOf, choose, retry } = useAutoSave(stored);
  const isReadOnly = isReadOnlyByHost || isForbidden;
  useLifecycle({ isSuccess: false, error });
  useUnsavedChangesGuard(isUnsaved && !isReadOnly, onDirtyChange);
  return (
    <IsTextContext.Provider value={isReadOnly && !isUnsaved}>
      <div className="daybook-form">
        <FormNotices what={messages.what} rejection={isReadOnly ? undefined : rejection} />
        <PreferenceMatrix messages={messages}>
          {(preference) => {
            const row = rowOf(preference);
            const { state, value } = row;
            const isFailed = state === 'notSaved' || state === 'reverted' || state === 'unconfirmed';
            const saved =
              stored[preference] === null ? messages.notSet : wordOf(messages, 'channel', stored[preference]);
            return (
              <PreferenceRow
                key={preference}
                preference={preference}
                value={value}
                onChange={(channel) => choose(preference, channel)}
                isReadOnly={isReadOnly}
                state={
                  state &&
                  (isReadOnly ? shared.stillSetTo({ stored: saved }) : <RowState of={row} messages={messages} />)
                }
                action={
                  isFailed &&
                  !isReadOnly && (
                    <Button onPress={() => retry(preference)}>
                      {state === 'unconfirmed' ? messages.checkAgain : messages.retry}
                    </Button>
                  )
                }
                errors={state === 'notSaved' ? row.rejection?.errors.byField[preference] : undefined}
                messages={messages}
              />
            );
          }}
        </PreferenceMatrix>
        <SaveBar isReadOnly={isReadOnly} what={messages.what} keys={['channel', 'event']} />
      </div>
    </IsTextContext.Provider>
  );
}

interface RowStateProps {
  of: Pick<ReturnType<ReturnType<typeof useAutoSave>['rowOf']>, 'state' | 'channel'>;
  messages: typeof notificationMessages;
}

function RowState({ of: { channel, state }, messages }: RowStateProps) {
  const shared = useMessages('ui', uiMessages);
  const choice = channel === null ? messages.notSet : wordOf(messages, 'channel', channel);
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
