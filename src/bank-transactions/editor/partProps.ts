import type { ReactNode } from 'react';
import type { AttachmentCallbacks } from '../../reference-lists/pickers/AttachmentsPicker.tsx';
import type { BankTransaction, BankTransactionSplitLine } from '../data/schema.ts';
import type { PartProps } from '../fields/partProps.ts';
import type { LinkedDocumentCallbacks } from '../match/LinkedDocumentsContext.ts';
import type { FormValues } from '../model/formValues.ts';
import type { LineValues } from '../model/lineValues.ts';
import type { transactionMessages } from '../transactionMessages.ts';

export interface SplitLineProps extends Pick<PartProps, 'edit' | 'isReadOnly'> {
  onRemove: (key: string, index: number) => void;
  line: LineValues;
  /** From 0. */
  index: number;
  /** The transaction's amount, in its direction; null if it is invalid. */
  total: number | null;
  /** Whether it takes the remainder. */
  takesRemainder: boolean;
  /** The transaction's classes, which a line without its own has. */
  inherited: readonly string[];
  direction: FormValues['direction'];
  /** The stored line, with the names of its references. */
  stored: BankTransactionSplitLine | undefined;
  isRequiredEnforced: boolean;
  /** JSON pairs of a field and its errors, comparable by value; empty if there are none. */
  errors: string;
  messages: typeof transactionMessages;
}

/** How the list that the transaction was opened from is set up. */
export interface QueueProps {
  /**
   * The place of the transaction among those of its list, from 0, and whether more can be loaded. Shown as “6 of 48”, or “6 of 100+”. A
   * `BankTransactionList` on the page that lists the transaction takes precedence.
   */
  position?: { index: number; count: number; hasMore?: boolean } | undefined;
  /** Whether it was opened to be reviewed: saving also marks it as reviewed and calls `onNavigate` for the next; default false. */
  inReviewQueue?: boolean | undefined;
  /** Whether another category also marks the transaction as reviewed; default true, as in the list. */
  reviewOnCategorize?: boolean | undefined;
  /** The `reviewStatus` of a reviewed transaction; default `RECONCILED`. */
  reviewedStatus?: string | undefined;
  /** Turns off all changes; default `false`. After a 403 on a save, the editor becomes read-only automatically. */
  readOnly?: boolean | undefined;
}

/** Events of the editor. */
export interface EditorCallbacks extends AttachmentCallbacks, LinkedDocumentCallbacks {
  /** Called with the saved transaction; a new one has its id. */
  onSave?: (event: { transaction: BankTransaction }) => void;
  /** Called with the deleted transaction. Without it there is no delete button. */
  onDelete?: (event: { transaction: BankTransaction }) => void;
  /** Called when the form should close: after Cancel, Escape or ×, once unsaved changes are saved or discarded. */
  onCancel?: () => void;
  /** Called when the form gets or loses unsaved changes, so that you can guard navigation. */
  onDirtyChange?: (event: { isDirty: boolean }) => void;
  /** Called when the user requests the next or previous transaction, by button or Alt with ↓ or ↑. */
  onNavigate?: (event: { direction: 'next' | 'previous' }) => void;
  /**
   * Called when you set another `transactionId` while there are unsaved changes, and the user keeps editing: set `transactionId` back
   * to this one; none for a new transaction.
   */
  onKeepEditing?: (event: { transactionId?: string }) => void;
}

/** A part of yours below the form. */
export interface BankTransactionPanel {
  id: string;
  title: string;
  /** Gets the stored transaction; none for a new one. An error that it throws is contained. */
  render: (event: { transaction: BankTransaction | undefined }) => ReactNode;
}
