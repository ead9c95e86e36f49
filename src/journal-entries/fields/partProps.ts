import type { FieldErrors } from '../../form/document/fieldErrors.ts';
import type { AttachmentCallbacks } from '../../reference-lists/pickers/AttachmentsPicker.tsx';
import type { JournalEntry } from '../data/schema.ts';
import type { journalEntryMessages } from '../messages.ts';
import type { FormValues } from '../model/formValues.ts';

/** The props of every part of the form, with the values that it reads. */
export interface PartProps<Read extends keyof FormValues = keyof FormValues> {
  values: Pick<FormValues, Read>;
  /** The entry that names the selected references. */
  named: Partial<JournalEntry> | undefined;
  /** Changes the current entry's form values. */
  edit: (change: (values: FormValues) => FormValues) => void;
  errors: FieldErrors;
  isReadOnly: boolean;
  messages: typeof journalEntryMessages;
}

/** Choices that depend on the service. */
export interface EntryChoices {
  /** Recurrence frequencies of the service. Default: `MONTHLY`. */
  frequencies?: readonly string[] | undefined;
}

export interface EntryCallbacks extends AttachmentCallbacks {
  /** Called with the saved entries. New ones include their ids. */
  onSave?: (event: { journalEntries: JournalEntry[] }) => void;
  /** Called to open an entry that was saved here. By default, the form itself shows it. */
  onEntryOpen?: (event: { journalEntryId: string }) => void;
  /** Called when the form should close: after Cancel or Escape, once unsaved changes are saved or discarded. */
  onCancel?: () => void;
  /** Called when the form gets or loses unsaved changes, to guard against leaving the page. */
  onDirtyChange?: (event: { isDirty: boolean }) => void;
}
