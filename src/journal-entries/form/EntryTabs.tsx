'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { hasSameMembers } from '../../core/state/hasSameMembers.ts';
import { useStore } from '../../core/state/useStore.ts';
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
  const { keys, current } = editing;
  return (
    <div className="daybook-journal-switch">
      <fieldset className="daybook-journal-entries" aria-label={messages.entries}>
        {keys.map((key, index) => (
          <EntryTab key={key} entryKey={key} index={index} editing={editing} messages={messages} />
        ))}
      </fieldset>
      {onAdd && (
        <Button isQuiet onPress={onAdd} isDisabled={editing.phase !== 'editing'}>
          <span aria-hidden="true">+ </span>
          {messages.addEntry}
        </Button>
      )}
      {keys.length > 1 && (
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

interface EntryTabProps extends Pick<EntryTabsProps, 'editing' | 'messages'> {
  entryKey: string;
  /** From 0. */
  index: number;
}

function EntryTab({ entryKey, index, editing, messages }: EntryTabProps) {
  const { locale } = useDaybookContext();
  const { name, state } = useStore(
    editing.store,
    ({ documents }) => {
      const entry = documents.find(({ key }) => key === entryKey);
      return {
        name: entry?.values.description.trim(),
        state: entry ? stateOf(entry, editing.hasPaste(entry)) : 'empty',
      };
    },
    hasSameMembers,
  );
  const shown = name || messages.entry({ number: (index + 1).toLocaleString(locale) });
  const textOf = {
    unknown: messages.stateUnknown,
    rejected: messages.stateRejected,
    saved: messages.stateSaved,
    empty: messages.stateEmpty,
    unsaved: messages.stateUnsaved,
  };
  return (
    // Not a host's button, which needn't show that it is pressed.
    <button
      type="button"
      className="daybook-button"
      aria-pressed={entryKey === editing.current.key}
      onClick={() => editing.show(entryKey)}
    >
      <span className="daybook-visually-hidden">{messages.entryWith({ name: shown, state: textOf[state] })}</span>
      <bdi aria-hidden="true" title={shown}>
        {shown}
      </bdi>
      <span aria-hidden="true" className="daybook-journal-state" data-state={state} />
    </button>
  );
}

function stateOf(
  entry: DocumentState<EntryDocument>,
  hasPaste: boolean,
): 'unknown' | 'rejected' | 'saved' | 'empty' | 'unsaved' {
  if (entry.outcome === 'outcomeUnknown') return 'unknown';
  if (entry.outcome === 'rejected') return 'rejected';
  if (hasPaste) return 'unsaved';
  if (!entryDocument.isDirty(entry) && (entry.stored || entry.outcome === 'wasSaved')) return 'saved';
  return areBlankValues(entry.values) ? 'empty' : 'unsaved';
}
