import type { Attachment } from '../../reference-lists/data/schema.ts';
import type { BankTransaction, TransactionPart } from '../data/schema.ts';
import type { transactionMessages } from '../messages.ts';
import type { FormValues, LineValues } from '../model/formValues.ts';

/** What every part of the form is given. */
export interface PartProps {
  draft: FormValues;
  stored: BankTransaction | undefined;
  /** Changes the draft; always the same function. */
  edit: (change: (draft: FormValues, base: FormValues) => FormValues) => void;
  errors: ReadonlyMap<string, readonly string[]>;
  isReadOnly: boolean;
  messages: typeof transactionMessages;
}

export interface SplitLineProps extends Pick<PartProps, 'edit' | 'isReadOnly'> {
  onRemove: (key: string, place: number) => void;
  line: LineValues;
  /** From 0. */
  place: number;
  count: number;
  /** Whether it takes what the others leave. */
  isRest: boolean;
  direction: FormValues['direction'];
  /** The stored part that it comes from, which names what it refers to. */
  part: TransactionPart | undefined;
  isRequiredEnforced: boolean;
  /** JSON: pairs of a field and what is wrong with it; empty for nothing. */
  errors: string;
  messages: typeof transactionMessages;
}

/** What the form tells the host. */
export interface EditorCallbacks {
  /** Told of the transaction as it was saved; of a new one, with the id that it got. */
  onSave?: (event: { transaction: BankTransaction }) => void;
  /** Told of the transaction as it was, once it is deleted. Without it there is no button that deletes. */
  onDelete?: (event: { transaction: BankTransaction }) => void;
  /** Told that a person is done without saving, after they agreed to lose what they changed. */
  onCancel?: () => void;
  /** Told whether there are changes that are not saved, to guard against leaving the page. */
  onDirtyChange?: (event: { isDirty: boolean }) => void;
  /** Told that a person wants to go on to the next transaction, or back to the previous one; Alt with ↓ and ↑ asks for it. */
  onNavigate?: (event: { direction: 'next' | 'previous' }) => void;
  /** Lets a person attach files: upload them in your own way and give what they became. */
  uploadAttachments?: () => Promise<readonly Attachment[]>;
  /** Told of a file that a person takes off; it is off once the transaction is saved. */
  onAttachmentRemove?: (event: { attachmentId: string }) => void;
}
