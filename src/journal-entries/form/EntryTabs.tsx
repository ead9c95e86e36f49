'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import type { DocumentState } from '../../form/document/documentState.ts';
import { Button } from '../../ui/fields/Button.tsx';
import type { journalEntryMessages } from '../messages.ts';
import { areBlankValues, type EntryDocument, entryDocument } from '../model/entryDocument.ts';
import type { JournalEntryFormState } from './useJournalEntryForm.ts';

interface EntryTabsProps {
  editing: JournalEntryFormState;
  /** Undefined where no entries can be added. */
  onAdd: (() => void) | undefined;
  onRemove: () => void;
  messages: typeof journalEntryMessages;
}

/** Switches between the entries that are saved together, shows the state of each, and adds and removes entries. */
export function EntryTabs({ editing, onAdd, onRemove, messages }: EntryTabsProps) {
  const { locale } = useDaybookContext();
  const { entries, current } = editing;
  const textOf = {
    unknown: messages.stateUnknown,
    rejected: messages.stateRejected,
    saved: messages.stateSaved,
    empty: messages.stateEmpty,
    unsaved: messages.stateUnsaved,
  };
  return (
    <div className="daybook-journal-switch">
      <fieldset className="daybook-journal-entries" aria-label={messages.entries}>
        {entries.map((entry, place) => {
          const name =
            entry.values.description.trim() || messages.entry({ number: (place + 1).toLocaleString(locale) });
          const state = stateOf(entry);
          return (
            <Button key={entry.key} isPressed={entry === current} onPress={() => editing.show(entry.key)}>
              <span className="daybook-visually-hidden">{messages.entryWith({ name, state: textOf[state] })}</span>
              <bdi aria-hidden="true" title={name}>
                {name}
              </bdi>
              <span aria-hidden="true" className="daybook-journal-state" data-state={state} />
            </Button>
          );
        })}
      </fieldset>
      {onAdd && (
        <Button isQuiet onPress={onAdd} isDisabled={editing.phase !== 'editing'}>
          <span aria-hidden="true">+ </span>
          {messages.addEntry}
        </Button>
      )}
      {entries.length > 1 && (
        <Button
          isQuiet
          onPress={onRemove}
          isDisabled={editing.phase !== 'editing' || current.outcome === 'outcomeUnknown'}
        >
          {messages.removeEntry}
        </Button>
      )}
    </div>
  );
}

function stateOf(entry: DocumentState<EntryDocument>) {
  if (entry.outcome === 'outcomeUnknown') return 'unknown';
  if (entry.outcome === 'rejected') return 'rejected';
  if (!entryDocument.isDirty(entry) && (entry.stored || entry.outcome === 'wasSaved')) return 'saved';
  return areBlankValues(entry.values) ? 'empty' : 'unsaved';
}
