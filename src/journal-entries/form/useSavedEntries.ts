'use client';
import { useEffect, useRef, useState } from 'react';
import type { StoredChange } from '../../form/document/documentFormState.ts';
import { useSessionEntries } from '../data/useSessionEntries.ts';
import { type EntryDocument, entryDocument } from '../model/entryDocument.ts';
import type { JournalEntryFormState } from './useJournalEntryForm.ts';

interface SavedEntriesOptions {
  editing: JournalEntryFormState;
  /** Shows the next entry to save, or else a blank one, and focuses it. */
  showNext: () => void;
}

/** The entries created in this session. Once the one that is shown is created, the form is ready for the next. */
export function useSavedEntries({ editing, showNext }: SavedEntriesOptions) {
  const { entries, update } = useSessionEntries();
  /** The ids of the entries that were just created. */
  const [created, setCreated] = useState<readonly string[]>([]);
  const { current, phase } = editing;
  /** The ids of entries that leave their tabs with the next save: all that were saved before the entry that is next. */
  const done = useRef<ReadonlySet<string>>(new Set());

  useEffect(() => {
    if (created.length === 0 || phase !== 'editing') return;
    setCreated([]);
    if (!created.some((id) => id === current.stored?.id)) return;
    if (current.outcome !== 'saved' || editing.hasPaste(current) || entryDocument.isDirty(editing.latest())) return;
    if (editing.toSave.length === 0) done.current = new Set(entries.map(({ id }) => id));
    showNext();
  });

  return {
    created: entries,
    /** Call it with what a save changed, also after the form was left. */
    onStored: (changes: readonly StoredChange<EntryDocument>[]) => {
      const saved = changes.map(({ after }) => after);
      update((before) => [
        ...before.map((entry) => saved.find(({ id }) => id === entry.id) ?? entry),
        ...addedBy(changes),
      ]);
    },
    /** Call it with what a save changed while the form is shown. */
    onSaved: (changes: readonly StoredChange<EntryDocument>[]) => {
      const added = addedBy(changes);
      if (added.length === 0) return;
      setCreated(added.map(({ id }) => id));
      editing.removeOthers(
        (entry) =>
          entry.stored !== undefined &&
          done.current.has(entry.stored.id) &&
          !editing.hasPaste(entry) &&
          !entryDocument.isDirty(entry),
      );
    },
  };
}

function addedBy(changes: readonly StoredChange<EntryDocument>[]) {
  return changes.filter(({ before }) => !before).map(({ after }) => after);
}
