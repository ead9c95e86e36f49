import type { AttachmentCallbacks } from '../../reference-lists/pickers/AttachmentsPicker.tsx';
import type { JournalEntry } from '../data/schema.ts';
import type { journalEntryMessages } from '../messages.ts';
import type { ErrorsByPlace } from '../model/fieldErrors.ts';
import type { FormValues } from '../model/formValues.ts';

/** What every part of the form is given. */
export interface PartProps {
  draft: FormValues;
  /** What names what the draft refers to. */
  named: Partial<JournalEntry> | undefined;
  /** Changes the draft in sight. */
  edit: (change: (draft: FormValues) => FormValues) => void;
  errors: ErrorsByPlace;
  isReadOnly: boolean;
  messages: typeof journalEntryMessages;
}

/** What the service lets a user choose from. */
export interface EntryChoices {
  /** How often an entry can be made again, as the service calls it. Default: `DAILY`, `WEEKLY`, `MONTHLY` and `YEARLY`. */
  frequencies?: readonly string[];
  /** Which entries a change of a recurring one can be for, as the service calls it. Default: `FUTURE_ONLY`. */
  updateTypes?: readonly string[];
}

/** What the form tells the host. */
export interface EntryCallbacks extends AttachmentCallbacks {
  /** Told of the entries as they were saved, new ones with the ids that they got. */
  onSave?: (event: { journalEntries: JournalEntry[] }) => void;
  /** Told that a person is done without saving, after they agreed to lose what they typed. */
  onCancel?: () => void;
  /** Told whether there are changes that are not saved, to guard against leaving the page. */
  onDirtyChange?: (event: { isDirty: boolean }) => void;
}
