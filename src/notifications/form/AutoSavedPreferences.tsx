'use client';
import { memo } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { hasSameMembers } from '../../core/state/hasSameMembers.ts';
import { useStore } from '../../core/state/useStore.ts';
import { useUnsavedChangesGuard } from '../../form/leaving/useUnsavedChangesGuard.ts';
import { FormNotices } from '../../form/parts/FormNotices.tsx';
import { SaveBar } from '../../form/parts/SaveBar.tsx';
import { savingMessages } from '../../form/savingMessages.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { CellIcon } from '../../ui/fields/CellIcon.tsx';
import { IsTextContext } from '../../ui/fields/IsTextContext.ts';
import { checkPath } from '../../ui/fields/iconPaths.ts';
import { useLifecycle } from '../../ui/root/lifecycle.ts';
import type { NotificationSettings } from '../data/schema.ts';
import type { notificationMessages } from '../messages.ts';
import { PreferenceMatrix } from './PreferenceMatrix.tsx';
import { PreferenceRow } from './PreferenceRow.tsx';
import type { PreferencesProps } from './partProps.ts';
import { type ChoiceState, useAutoSave } from './useAutoSave.ts';

/** The preferences, each saved at once; its row shows the outcome of the choice. */
export function AutoSavedPreferences({ stored, isReadOnlyByHost, onDirtyChange, messages }: PreferencesProps) {
  const { isForbidden, isUnsaved, rejection, error, store, rowOf, choose, retry } = useAutoSave(stored);
  const isReadOnly = isReadOnlyByHost || isForbidden;
  useLifecycle({ isSuccess: false, error });
  useUnsavedChangesGuard(isUnsaved && !isReadOnly, onDirtyChange);
  return (
    <IsTextContext.Provider value={isReadOnly && !isUnsaved}>
      <div className="daybook-form">
        <FormNotices what={messages.what} rejection={isReadOnly ? undefined : rejection} />
        <PreferenceMatrix messages={messages}>
          {(preference) => (
            <AutoSavedRow
              key={preference}
              preference={preference}
              saved={stored[preference]}
              isReadOnly={isReadOnly}
              store={store}
              rowOf={rowOf}
              choose={choose}
              retry={retry}
              messages={messages}
            />
          )}
        </PreferenceMatrix>
        <SaveBar isReadOnly={isReadOnly} what={messages.what} keys={['channel', 'event']} />
      </div>
    </IsTextContext.Provider>
  );
}

type Preference = keyof NotificationSettings;

type AutoSave = ReturnType<typeof useAutoSave>;

interface AutoSavedRowProps extends Pick<AutoSave, 'store' | 'rowOf' | 'choose' | 'retry'> {
  preference: Preference;
  /** What is stored. */
  saved: string | null;
  isReadOnly: boolean;
  messages: typeof notificationMessages;
}

/** A preference, and the outcome of the last choice. It renders only if that changes, or another prop. */
const AutoSavedRow = memo(function AutoSavedRow(props: AutoSavedRowProps) {
  const { preference, store, rowOf, choose, retry, saved, isReadOnly, messages } = props;
  const { value, state, channel, rejection } = useStore(store, (all) => rowOf(all, preference), hasSameMembers);
  const shared = useMessages('ui', savingMessages);
  const isFailed = state === 'notSaved' || state === 'reverted' || state === 'unconfirmed';
  const textOf = (choice: string | null) => (choice === null ? messages.notSet : wordOf(messages, 'channel', choice));
  return (
    <PreferenceRow
      preference={preference}
      value={value}
      onChange={(choice) => choose(preference, choice)}
      isReadOnly={isReadOnly}
      state={
        state &&
        (isReadOnly && (isFailed || state === 'waiting') ? (
          shared.stillSetTo({ stored: textOf(saved) })
        ) : (
          <RowState state={state} choice={textOf(channel)} messages={messages} />
        ))
      }
      action={
        isFailed &&
        !isReadOnly && (
          <Button onPress={() => retry(preference)}>
            {state === 'unconfirmed' ? messages.checkAgain : messages.retry}
          </Button>
        )
      }
      errors={state === 'notSaved' ? rejection?.errors.byField[preference] : undefined}
      messages={messages}
    />
  );
});

interface RowStateProps {
  state: ChoiceState;
  /** The choice, as text. */
  choice: string;
  messages: typeof notificationMessages;
}

function RowState({ state, choice, messages }: RowStateProps) {
  const shared = useMessages('ui', savingMessages);
  switch (state) {
    case 'saving':
      return messages.saving;
    case 'saved':
      return (
        <>
          <CellIcon path={checkPath} tone="good" />
          <span>{messages.saved}</span>
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
