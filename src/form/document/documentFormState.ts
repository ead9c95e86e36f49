import type { ItemOutcome } from '../../core/http/batch.ts';
import type { DocumentState, DocumentTypes } from './documentState.ts';

/** A document in a form. */
export interface FormDocument<D extends DocumentTypes> extends DocumentState<D> {
  /** Stable in this form, for React. */
  key: string;
  /** Identifies repeated attempts to save a new one. */
  sourceId: string;
  /** The stored values of the conflict that stopped a save, or in which the user chose: the next save may overwrite these. */
  seen?: D['Values'] | undefined;
}

/** Files that are being uploaded for a document. */
interface Upload {
  /** The document's. */
  key: string;
  /** Resolves with whether it succeeded. */
  result: Promise<boolean>;
}

/** The notice about the last attempt as a whole, or about an upload that failed after its document was left. */
type FormNotice = 'nothingToSave' | 'notChecked' | 'checkFailed' | 'checkOtherDocument' | 'uploadFailed';

/** The state of a form: one document, or several that are saved together. */
export interface DocumentFormState<D extends DocumentTypes> {
  /** At least one. */
  documents: readonly FormDocument<D>[];
  currentKey: string;
  phase: 'editing' | 'saving' | 'checking';
  notice: FormNotice | undefined;
  /** Uploads in progress, which a save waits for. */
  uploads: readonly Upload[];
}

/** Whether a document may be saved, such as in a closed period. `confirm`: once the user confirms it. */
export type SavePermission = 'allowed' | 'confirm' | 'refused';

/** How a form reads and saves its documents. */
export interface DocumentService<D extends DocumentTypes, Closing> {
  /** Reads the latest version. @throws {DaybookError} */
  read: (stored: D['Stored']) => Promise<D['Stored']>;
  /** Reads the closing right before a save; default: undefined. @throws {DaybookError} */
  readClosing?: () => Promise<Closing>;
  /** Default: allowed. */
  permissionOf?: (document: DocumentState<D>, closing: Closing | undefined) => SavePermission;
  /** Default: always. @param closing undefined for the one that the form shows. */
  isValid?: (document: DocumentState<D>, closing?: Closing) => boolean;
  /** Whether the user sees a field, so that a change of it by someone else stops a save; default: always. */
  isShown?: (field: D['Name'], values: D['Values']) => boolean;
  /** Whether a new document has nothing to save; default: never. */
  isBlank?: (values: D['Values']) => boolean;
  /** Whether a save leaves out a changed document; default: never. */
  isHeld?: (document: FormDocument<D>) => boolean;
  /** The values that a save checks and sends, such as without what was added and left empty; default: as they are. */
  valuesToSave?: (values: D['Values']) => D['Values'];
  toItem: (values: D['Values'], stored: D['Stored'] | undefined) => D['Item'];
  /** Sends a batch. Resolves with the outcomes in its order. */
  write: (items: readonly D['Item'][]) => Promise<readonly ItemOutcome<D['Stored']>[]>;
  /**
   * Finds a new document by the source of its attempts; undefined if it is not stored. Without it, an attempt whose response
   * was lost is sent again: its source ID prevents duplicates.
   */
  findNew?: (attempts: readonly D['Item'][]) => Promise<D['Stored'] | undefined>;
  /** Called with what was saved. */
  onStored?: (changes: readonly StoredChange<D>[]) => void;
  /** Called when something needs attention, to focus the first error. */
  onInvalid?: () => void;
  /** Called instead of a save that the user has to confirm. @param document with the latest stored version. */
  onQuestion?: (document: DocumentState<D>) => void;
  /** Called when a document turns out to be deleted. */
  onDeletedByOther?: () => void;
  /** Called when the service rejects a document. */
  onRejected?: (error: Error) => void;
}

/**
 * How a save ended. `stopped`: something needs attention, or nothing could be sent. `asked`: the user has to confirm it.
 */
export type SaveResult = 'saved' | 'stopped' | 'asked';

/** A document before and after its save. */
export interface StoredChange<D extends DocumentTypes> {
  /** Undefined for a new one. */
  before: D['Stored'] | undefined;
  after: D['Stored'];
}
