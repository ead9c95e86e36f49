import type { Conflict } from './defineFields.ts';
import type { Rejection } from './fieldErrors.ts';

/** The types of a kind of document, such as a journal entry. */
export interface DocumentTypes {
  /** The form values. */
  Values: object;
  /** The document as the service returns it. */
  Stored: object;
  /** The document as it is sent; `apiSourceId` identifies a new one. */
  Item: { apiSourceId?: string | undefined };
  /** The names of its fields. */
  Name: string;
  /** The fields that the service's errors can belong to, such as `lines[].amount`. */
  Field: string;
}

/** The outcome of a document's last save, apart from the errors of its fields. */
type SaveOutcome =
  /** Nothing to report. */
  | 'editing'
  | 'saved'
  /** The response was lost. */
  | 'outcomeUnknown'
  /** A save whose response was lost had saved it. */
  | 'wasSaved'
  /** An earlier save whose response was lost had saved it, without the latest changes. */
  | 'earlierAttemptSaved'
  | 'wasNotSaved'
  | 'rejected'
  | 'deletedByOther';

/** A save that was sent. */
export interface Attempt<D extends DocumentTypes> {
  item: D['Item'];
  values: D['Values'];
  /** The stored document before; undefined for a new one. */
  before: D['Stored'] | undefined;
}

/** The state of one document in a form. */
export interface DocumentState<D extends DocumentTypes> {
  /** The stored document as last read; undefined for a new one. */
  stored: D['Stored'] | undefined;
  /** The values that the form started from. */
  base: D['Values'];
  values: D['Values'];
  /** What someone else changed since. */
  conflict: Conflict<D['Values'], D['Name']> | undefined;
  /** Whether `stored` is placeholder data, until the service responds. */
  isProvisional: boolean;
  /** Saves that may have been stored without a response, oldest first. */
  attempts: readonly Attempt<D>[];
  outcome: SaveOutcome;
  rejection: Rejection<D['Values'], D['Field']> | undefined;
  /** Whether the user has tried to save it, so that validation errors are shown. */
  isSubmitted: boolean;
}
