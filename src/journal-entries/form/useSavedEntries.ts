'use client';
import { useEffect, useState } from 'react';
import type { StoredChange } from '../../form/document/documentFormState.ts';
import { useSessionEntries } from '../data/useSessionEntries.ts';
import type { EntryDocument } from '../model/entryDocument.ts';
import type { JournalEntryFormState } from './useJournalEntryForm.ts';

interface SavedEntriesOptions {
  editing: JournalEntryFormState;
  /** Whether the form is for new entries. */
  isNew: boolean;
  /** Shows a blank entry and focuses it. */
  showBlank: () => void;
}

/** The entries created in this session. Once all of the form are saved, it is ready for the next. */
export function useSavedEntries({ editing, isNew, showBlank }: SavedEntriesOptions) {
  const { entries, update } = useSessionEntries();
  const [isNextDue, setIsNextDue] = useState(false);
  const { current, isDirty, phase } = editing;

  useEffect(() => {
    if (!isNextDue || phase !== 'editing') return;
    setIsNextDue(false);
    if (current.outcome === 'saved' && !isDirty) showBlank();
  });

  return {
    created: entries,
    /** Call it with what a save changed. */
    onSaved: (changes: readonly StoredChange<EntryDocument>[]) => {
      if (!isNew) return;
      const saved = changes.map(({ after }) => after);
      const added = changes.filter(({ before }) => !before).map(({ after }) => after);
      update((before) => [...before.map((entry) => saved.find(({ id }) => id === entry.id) ?? entry), ...added]);
      if (added.length > 0) setIsNextDue(true);
    },
  };
}
