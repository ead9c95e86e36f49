'use client';
import { useCallback, useState } from 'react';
import { closingOptions } from '../../closing/data/options.ts';
import { useReadClosing } from '../../closing/data/queries.ts';
import { type ClosingState, isNotModifiable } from '../../closing/data/rules.ts';
import { today } from '../../core/dates/calendar.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { hasSameMembers } from '../../core/state/hasSameMembers.ts';
import { createStore } from '../../core/state/store.ts';
import { useStore } from '../../core/state/useStore.ts';
import type { StoredChange } from '../../form/document/documentFormState.ts';
import { useDocumentForm } from '../../form/document/useDocumentForm.ts';
import { useEmit } from '../../ui/root/lifecycle.ts';
import { journalEntryOptions } from '../data/options.ts';
import type { JournalEntry } from '../data/schema.ts';
import { areBlankValues, type EntryDocument, entryDocument } from '../model/entryDocument.ts';
import { type FormValues, newFormValues } from '../model/formValues.ts';
import { useSaveJournalEntries } from '../model/mutations.ts';
import { toItem } from '../model/toItem.ts';
import { permissionOf, validate } from '../model/validate.ts';
import { type Pastes, withoutPaste } from './usePaste.ts';

interface EditingOptions {
  /** The cached entry; undefined for new entries. */
  stored: JournalEntry | undefined;
  /** Initial values of a new entry. */
  copied: Partial<JournalEntry> | undefined;
  /** Whether the host turned off all changes. */
  isReadOnlyByHost: boolean;
  /** Called with what was saved, also after the form was left. */
  onStored: (changes: readonly StoredChange<EntryDocument>[]) => void;
  onSaved: (changes: readonly StoredChange<EntryDocument>[]) => void;
  /** Called when something needs attention. */
  onInvalid: () => void;
  /** Called instead of saving into a closed period, which the user has to confirm. */
  onClosed: () => void;
}

export type JournalEntryFormState = ReturnType<typeof useJournalEntryForm>;

/** The entries of a form: one saved entry, or several new ones that are saved together. */
export function useJournalEntryForm(options: EditingOptions) {
  const { stored, isReadOnlyByHost, onStored, onSaved, onInvalid, onClosed } = options;
  const [copied] = useState(options.copied); // a host may write it anew each time it renders
  const daybook = useDaybookContext();
  const { queryClient, timeZone } = daybook;
  const write = useSaveJournalEntries();
  const readClosing = useReadClosing();
  const emit = useEmit();
  /** What entries were copied from, by key: it has the names of their references. */
  const [copies, setCopies] = useState<ReadonlyMap<string, Partial<JournalEntry>>>(new Map());
  const [pastes] = useState(() => createStore<Pastes>(new Map()));
  const isPasting = useStore(pastes, (open) => open).size > 0;
  const hasPaste = ({ key }: { key: string }) => pastes.get().has(key);
  const newEntry = (from?: Partial<JournalEntry>) => entryDocument.initialState(undefined, newFormValues(from));
  const { form, current, isDirty, phase, notice } = useDocumentForm<EntryDocument, ClosingState>(entryDocument, {
    stored,
    opened: () => (stored ? entryDocument.initialState(stored, newFormValues()) : newEntry(copied)),
    read: ({ id }) => queryClient.fetchQuery({ ...journalEntryOptions(daybook, id), staleTime: 0 }),
    readClosing,
    permissionOf: (entry, closing) => permissionOf(entry.stored, closing, today(timeZone)),
    isValid: (entry) => validate(entry.values, entry.stored).length === 0,
    isBlank: areBlankValues,
    isHeld: hasPaste,
    toItem,
    write: write.mutateAsync,
    onStored: (changes) => {
      onStored(changes);
      emit({
        type: 'journalEntries.saved',
        journalEntryIds: changes.map(({ after }) => after.id),
        created: changes.filter(({ before }) => !before).length,
      });
    },
    onSaved,
    onInvalid,
    onQuestion: onClosed,
    onRejected: (error) => {
      if (isNotModifiable(error)) queryClient.invalidateQueries({ queryKey: closingOptions(daybook).queryKey });
    },
  });

  const edit = useCallback(
    (change: (values: FormValues) => FormValues) => form.edit(change, current.key),
    [form, current.key],
  );
  const keysOf = (entries: readonly { key: string }[]) => entries.map(({ key }) => key);
  const keys = useStore(form.store, ({ documents }) => keysOf(documents), hasSameMembers);
  const toSave = useStore(form.store, () => keysOf(form.toSave()), hasSameMembers);

  return {
    store: form.store,
    /** The keys of the entries. */
    keys,
    /** The entries as they are now. */
    entries: () => form.store.get().documents,
    /** The entry that is shown, without its values. */
    current,
    /** With its values, as it is now. */
    latest: form.current,
    values: form.values,
    /** The entry that names the references of the current one. */
    named: current.stored ?? copies.get(current.key) ?? copied,
    phase,
    notice,
    /** The keys of the entries with something to save. */
    toSave,
    /** Pasted rows that aren't added yet: they are unsaved input, and their entries aren't saved. */
    pastes,
    /** Whether an entry has such rows. */
    isPasting,
    hasPaste,
    isDirty: isDirty || isPasting,
    isReadOnly: isReadOnlyByHost || write.isReadOnly,
    validationErrorsOf: (values: FormValues) => (current.isSubmitted ? validate(values, current.stored) : noErrors),
    /** Changes the current entry, even if another is shown by the time it's called, such as after an upload. */
    edit,
    addUpload: form.addUpload,
    show: form.show,
    choose: form.choose,
    keepStored: form.keepStored,
    /** Adds a new entry, or a copy of one. */
    add: (from?: Partial<JournalEntry>) => {
      const key = form.add(newEntry(from));
      if (from) setCopies((before) => new Map(before).set(key, from));
    },
    /** Adds a stored entry, to edit it beside the others. */
    open: (entry: JournalEntry) => form.add(entryDocument.initialState(entry, newFormValues())),
    /** Removes the current entry, unless it's the only one. */
    remove: () => {
      pastes.set((open) => withoutPaste(open, current.key));
      form.remove();
    },
    removeOthers: form.removeOthers,
    discard: () => {
      pastes.set(() => new Map());
      form.discard();
    },
    /**
     * Saves all changed entries in one batch, or none.
     * @param isConfirmed whether the user confirmed the last save, which changes closed books. @param only the keys of entries
     * that are saved without the others.
     */
    save: form.save,
    /** Resolves unknown outcomes. New entries are sent again unchanged: their source id prevents duplicates. */
    check: form.check,
  };
}

const noErrors: ReturnType<typeof validate> = [];
