'use client';
import { forwardRef, useEffect, useState } from 'react';
import { useClosingState } from '../../closing/data/queries.ts';
import { today } from '../../core/dates/calendar.ts';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { useDimensions } from '../../reference-lists/data/queries.ts';
import { QueryState } from '../../ui/feedback/QueryState.tsx';
import { FieldsSkeleton } from '../../ui/fields/FieldsSkeleton.tsx';
import { useLifecycle } from '../../ui/root/lifecycle.ts';
import { Notice } from '../../ui/root/Notice.tsx';
import { Root, type TitledComponentProps } from '../../ui/root/Root.tsx';
import { rowInLists } from '../data/listCache.ts';
import { useBankTransaction } from '../data/queries.ts';
import type { BankTransaction } from '../data/schema.ts';
import { transactionMessages } from '../messages.ts';
import { copiedFormValues } from '../model/formValues.ts';
import type { EditorCallbacks } from './partProps.ts';
import { TransactionForm } from './TransactionForm.tsx';
import { type KeptField, useRestoreFocusedField } from './useRestoreFocusedField.ts';

export interface BankTransactionEditorProps extends TitledComponentProps, EditorCallbacks {
  /** The transaction to edit; without it, a new one. */
  transactionId?: string | undefined;
  /** What a new one begins with, such as a copy; of one with an id, what is shown until the service answers. */
  transaction?: Partial<BankTransaction>;
  /** Saved with the transaction, at most 50 keys. Without it, what is stored stays. */
  customData?: Record<string, unknown>;
  messages?: MessageOverrides<typeof transactionMessages>;
}

/** One bank transaction: look at it, categorize it, split it, match it, delete it. */
export const BankTransactionEditor = forwardRef<HTMLElement, BankTransactionEditorProps>(
  function BankTransactionEditor(props, ref) {
    const { transactionId, transaction, customData, messages, ...rest } = props;
    const {
      onSave,
      onDelete,
      onCancel,
      onDirtyChange,
      onNavigate,
      uploadAttachments,
      onAttachmentRemove,
      ...rootProps
    } = rest;
    const callbacks = { onSave, onDelete, onCancel, onDirtyChange, onNavigate, uploadAttachments, onAttachmentRemove };
    return (
      <Root component="BankTransactionEditor" name="bank-transaction-editor" ref={ref} {...rootProps}>
        <EditorOfSession {...{ transactionId, transaction, customData, messages, callbacks }} />
      </Root>
    );
  },
);

interface EditorOptions extends Pick<BankTransactionEditorProps, 'transactionId' | 'transaction' | 'customData'> {
  messages: MessageOverrides<typeof transactionMessages> | undefined;
  callbacks: EditorCallbacks;
}

function EditorOfSession({ transactionId, ...props }: EditorOptions) {
  const { session } = useDaybookContext();
  const messages = useMessages('bankTransaction', transactionMessages, props.messages);
  // Another user, or another transaction, begins with nothing typed.
  const key = `${session.id} ${transactionId ?? ''}`;
  const { part, kept } = useRestoreFocusedField();
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
  const daybook = useDaybookContext();
  // Who comes from a list sees at once what stood there; before anything is saved it is read again.
  const [listed] = useState(() => rowInLists(daybook, transactionId));
  const before = wholeOf(props.transaction, transactionId) ?? listed;
  const found = useBankTransaction(transactionId, { before });
  // Where the service does not answer, what was typed over the row of a list stays.
  const data = found.data ?? before;
  const shown = { ...found, data, isRefetchError: found.isError && data !== undefined };
  const [deleted, setDeleted] = useState<BankTransaction>();
  if (deleted) return <Notice tone="quiet">{messages.deleted}</Notice>;
  return (
    <QueryState
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
    </QueryState>
  );
}

interface FormProps extends Omit<StoredProps, 'transactionId'> {
  stored: BankTransaction | undefined;
  isProvisional?: boolean;
  onGone?: () => void;
}

function Form({ stored, transaction, kept, isProvisional = false, ...props }: FormProps) {
  const { timeZone } = useDaybookContext();
  const closing = useClosingState();
  const dimensions = useDimensions();
  const [initial] = useState(() => copiedFormValues(transaction, today(timeZone)));
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
