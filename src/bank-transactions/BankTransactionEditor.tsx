'use client';
import { forwardRef, useEffect, useState } from 'react';
import { useClosingState } from '../closing/queries.ts';
import { useMessages, useSupplied } from '../core/context.ts';
import { today } from '../core/dates/calendar.ts';
import type { MessageOverrides } from '../core/messages/messages.ts';
import { useDimensions } from '../reference-lists/queries.ts';
import type { Attachment } from '../reference-lists/schema.ts';
import { DataState } from '../ui/DataState.tsx';
import { FieldsSkeleton } from '../ui/FieldsSkeleton.tsx';
import { useLifecycle } from '../ui/lifecycle.ts';
import { Notice } from '../ui/Notice.tsx';
import { Root, type TitledComponentProps } from '../ui/Root.tsx';
import { type KeptField, useKeptField } from './KeptField.ts';
import { transactionMessages } from './messages.ts';
import { useBankTransaction } from './queries.ts';
import type { BankTransaction } from './schema.ts';
import { copiedDraft } from './TransactionDraft.ts';
import { TransactionForm } from './TransactionForm.tsx';
import { rowInLists } from './TransactionLists.ts';

export interface BankTransactionEditorProps extends TitledComponentProps {
  /** The transaction to edit; without it, a new one. */
  transactionId?: string | undefined;
  /** What a new one begins with, such as a copy; of one with an id, what is shown until the service answers. */
  transaction?: Partial<BankTransaction>;
  /** Saved with the transaction, at most 50 keys. Without it, what is stored stays. */
  customData?: Record<string, unknown>;
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
  onAttach?: () => Promise<readonly Attachment[]>;
  /** Told of a file that a person takes off; it is off once the transaction is saved. */
  onDetach?: (event: { attachmentId: string }) => void;
  messages?: MessageOverrides<typeof transactionMessages>;
}

/** One bank transaction: look at it, categorize it, split it, match it, delete it. */
export const BankTransactionEditor = forwardRef<HTMLElement, BankTransactionEditorProps>(
  function BankTransactionEditor(props, ref) {
    const { transactionId, transaction, customData, messages, ...rest } = props;
    const { onSave, onDelete, onCancel, onDirtyChange, onNavigate, onAttach, onDetach, ...rootProps } = rest;
    const callbacks = { onSave, onDelete, onCancel, onDirtyChange, onNavigate, onAttach, onDetach };
    return (
      <Root component="BankTransactionEditor" name="bank-transaction-editor" ref={ref} {...rootProps}>
        <EditorOfSession {...{ transactionId, transaction, customData, messages, callbacks }} />
      </Root>
    );
  },
);

export type EditorCallbacks = Pick<
  BankTransactionEditorProps,
  'onSave' | 'onDelete' | 'onCancel' | 'onDirtyChange' | 'onNavigate' | 'onAttach' | 'onDetach'
>;

interface EditorOptions extends Pick<BankTransactionEditorProps, 'transactionId' | 'transaction' | 'customData'> {
  messages: MessageOverrides<typeof transactionMessages> | undefined;
  callbacks: EditorCallbacks;
}

function EditorOfSession({ transactionId, ...props }: EditorOptions) {
  const { session } = useSupplied();
  const messages = useMessages('bankTransaction', transactionMessages, props.messages);
  // Another user, or another transaction, begins with nothing typed.
  const key = `${session.id} ${transactionId ?? ''}`;
  const { part, kept } = useKeptField();
  const { onNavigate } = props.callbacks;
  const navigate: typeof onNavigate = (event) => {
    kept.note();
    onNavigate?.(event);
  };
  const callbacks = { ...props.callbacks, onNavigate: onNavigate && navigate };
  const editor = { ...props, messages, callbacks, kept };
  return (
    <div ref={part}>
      {transactionId === undefined ? (
        <Form key={key} {...editor} stored={undefined} />
      ) : (
        <StoredTransaction key={key} {...editor} transactionId={transactionId} />
      )}
    </div>
  );
}

type StoredProps = Omit<EditorOptions, 'messages'> & { messages: typeof transactionMessages; kept: KeptField };

function StoredTransaction({ transactionId, messages, ...props }: StoredProps & { transactionId: string }) {
  const daybook = useSupplied();
  // Who comes from a list sees at once what stood there; before anything is saved it is read again.
  const [listed] = useState(() => rowInLists(daybook, transactionId));
  const before = wholeOf(props.transaction, transactionId) ?? listed;
  const found = useBankTransaction(transactionId, { before });
  // Where the service does not answer, what was typed over the row of a list stays.
  const data = found.data ?? before;
  const shown = { ...found, data, isRefetchError: found.isError && data !== undefined };
  const [deleted, setDeleted] = useState<BankTransaction>();
  if (deleted) return <Notice tone="quiet">{messages.gone}</Notice>;
  return (
    <DataState
      of={shown}
      what={messages.what}
      skeleton={<FieldsSkeleton labels={fields.map((field) => messages[field])} />}
    >
      {(stored) => (
        <Form
          {...props}
          stored={stored}
          isProvisional={found.data === undefined || found.isPlaceholderData}
          messages={messages}
          onGone={() => setDeleted(stored)}
        />
      )}
    </DataState>
  );
}

interface FormProps extends Omit<StoredProps, 'transactionId'> {
  stored: BankTransaction | undefined;
  isProvisional?: boolean;
  onGone?: () => void;
}

function Form({ stored, transaction, kept, isProvisional = false, ...props }: FormProps) {
  const { timeZone } = useSupplied();
  const closing = useClosingState();
  const dimensions = useDimensions();
  const [initial] = useState(() => copiedDraft(transaction, today(timeZone)));
  useLifecycle({ isSuccess: true, error: null });
  useEffect(() => kept.resume(), [kept]);
  return (
    <TransactionForm
      {...props}
      {...{ stored, initial, isProvisional }}
      closing={closing}
      dimensions={dimensions.data}
    />
  );
}

/** A transaction that a host had before, if it is the one that is asked for, and whole. */
function wholeOf(transaction: Partial<BankTransaction> | undefined, id: string): BankTransaction | undefined {
  if (transaction?.id !== id) return undefined;
  const { date, amount, dimensionValues } = transaction;
  return date && amount !== undefined && dimensionValues
    ? { ...transaction, id, date, amount, dimensionValues }
    : undefined;
}

/** What is known of the form before what stands in it comes. */
const fields = ['amount', 'date', 'description', 'category', 'vendor', 'bankAccount', 'notes'] as const;
