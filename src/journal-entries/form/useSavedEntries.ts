'use client';
import { useEffect, useState } from 'react';
import type { StoredChange } from '../../form/document/documentFormState.ts';
import type { JournalEntry } from '../data/schema.ts';
import type { EntryDocument } from '../model/entryDocument.ts';
import type { JournalEntryFormState } from './useJournalEntryForm.ts';

interface SavedEntriesOptions {
  editing: JournalEntryFormState;
  /** Whether the form is for new entries. */
  isNew: boolean;
  /** Shows a blank entry and focuses it. */
  add: () => void;
}

/** The entries created in this form. After one was saved alone, the form is ready for the next; several stay in their tabs. */
export function useSavedEntries({ editing, isNew, add }: SavedEntriesOptions) {
  const [created, setCreated] = useState<readonly JournalEntry[]>([]);
  const [isNextDue, setIsNextDue] = useState(false);
  const { current, isDirty, phase } = editing;

  useEffect(() => {
    if (!isNextDue || phase !== 'editing') return;
    setIsNextDue(false);
    if (current.outcome === 'saved' && !isDirty) add();
  });

  return {
    created,
    /** Call it with what a save changed. */
    onSaved: (changes: readonly StoredChange<EntryDocument>[]) => {
      if (!isNew) return;
      const saved = changes.map(({ after }) => after);
      const added = changes.filter(({ before }) => !before).map(({ after }) => after);
      setCreated((before) => [...before.map((entry) => saved.find(({ id }) => id === entry.id) ?? entry), ...added]);
      if (saved.length === 1 && added.length === 1) setIsNextDue(true);
    },
  };
}
