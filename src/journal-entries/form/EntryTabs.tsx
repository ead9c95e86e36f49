'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { Button } from '../../ui/fields/Button.tsx';
import type { journalEntryMessages } from '../messages.ts';
import { type FormState, isDirty } from '../model/formState.ts';
import { areFormValuesEqual, newFormValues } from '../model/formValues.ts';
import type { JournalEntryFormState } from './useJournalEntryForm.ts';

interface EntryTabsProps {
  editing: JournalEntryFormState;
  onRemove: () => void;
  messages: typeof journalEntryMessages;
}

/** Switches between the entries that are saved together and shows the state of each. */
export function EntryTabs({ editing, onRemove, messages }: EntryTabsProps) {
  const { locale } = useDaybookContext();
  const { entries, current } = editing;
  return (
    <div className="daybook-lines-actions daybook-journal-switch">
      <fieldset className="daybook-journal-entries" aria-label={messages.entries}>
        {entries.map((entry, place) => {
          const name =
            entry.values.description.trim() || messages.entry({ number: (place + 1).toLocaleString(locale) });
          return (
            <Button key={entry.key} isPressed={entry === current} onPress={() => editing.show(entry.key)}>
              <bdi>{messages.entryWith({ name, state: stateOf(entry, messages) })}</bdi>
            </Button>
          );
        })}
      </fieldset>
      <Button
        isQuiet
        onPress={onRemove}
        isDisabled={editing.phase !== 'editing' || current.outcome === 'outcomeUnknown'}
      >
        {messages.removeEntry}
      </Button>
    </div>
  );
}

function stateOf(entry: FormState, messages: typeof journalEntryMessages): string {
  if (entry.outcome === 'outcomeUnknown') return messages.stateUnknown;
  if (entry.outcome === 'rejected') return messages.stateRejected;
  if (!isDirty(entry) && (entry.stored || entry.outcome === 'wasSaved')) return messages.stateSaved;
  return areFormValuesEqual(entry.values, newFormValues()) ? messages.stateEmpty : messages.stateUnsaved;
}
