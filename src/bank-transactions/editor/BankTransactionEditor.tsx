'use client';
import { forwardRef, useState } from 'react';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { QueryState } from '../../ui/feedback/QueryState.tsx';
import { Notice } from '../../ui/root/Notice.tsx';
import { Root, type TitledComponentProps } from '../../ui/root/Root.tsx';
import { findInLists } from '../data/listCache.ts';
import { useBankTransaction } from '../data/queries.ts';
import type { BankTransaction } from '../data/schema.ts';
import { transactionMessages } from '../messages.ts';
import { EditorSkeleton } from './EditorSkeleton.tsx';
import type { EditorCallbacks, QueueProps } from './partProps.ts';
import { TransactionForm, type TransactionFormProps } from './TransactionForm.tsx';
import { useRestoreFocusedField } from './useRestoreFocusedField.ts';

export interface BankTransactionEditorProps extends TitledComponentProps, EditorCallbacks, QueueProps {
  /** The transaction to edit; without it, a new one. */
  transactionId?: string;
  /** The initial values of a new transaction, such as a copy of another. */
  defaultValues?: Partial<BankTransaction>;
  /** An existing transaction to show until the service responds; default: the row of a loaded list. */
  placeholderData?: BankTransaction;
  /** Saved with the transaction, at most 50 keys; default: the stored custom data. */
  customData?: Record<string, unknown>;
  messages?: MessageOverrides<typeof transactionMessages>;
}

/** One bank transaction: view, categorize, split, match or delete it. */
export const BankTransactionEditor = forwardRef<HTMLElement, BankTransactionEditorProps>(
  function BankTransactionEditor(props, ref) {
    const { transactionId, defaultValues, placeholderData, customData, messages, ...rest } = props;
    const { onSave, onDelete, onCancel, onDirtyChange, onNavigate, ...others } = rest;
    const { uploadAttachments, onAttachmentRemove, position, inReviewQueue, reviewedStatus, ...rootProps } = others;
    return (
      <Root component="BankTransactionEditor" name="bank-transaction-editor" ref={ref} {...rootProps}>
        <Editor {...props} />
      </Root>
    );
  },
);

type EditorProps = Omit<BankTransactionEditorProps, keyof TitledComponentProps>;

function Editor({ transactionId, placeholderData, ...props }: EditorProps) {
  const messages = useMessages('bankTransaction', transactionMessages, props.messages);
  const { container, focus } = useRestoreFocusedField();
  const [isBankOpen, setIsBankOpen] = useState(false);
  const form = {
    ...props,
    messages,
    focus,
    bankDetails: { isOpen: isBankOpen, open: () => setIsBankOpen(true) },
  };
  // Another transaction gets a new form.
  return (
    <div ref={container}>
      {transactionId === undefined ? (
        <TransactionForm key="new" {...form} stored={undefined} />
      ) : (
        <StoredTransaction
          key={transactionId}
          {...form}
          transactionId={transactionId}
          placeholderData={placeholderData}
        />
      )}
    </div>
  );
}

interface StoredTransactionProps extends Omit<TransactionFormProps, 'stored'> {
  transactionId: string;
  placeholderData: BankTransaction | undefined;
}

function StoredTransaction({ transactionId, placeholderData, messages, ...props }: StoredTransactionProps) {
  const daybook = useDaybookContext();
  const [listed] = useState(() => findInLists(daybook, transactionId));
  const placeholder = placeholderData?.id === transactionId ? placeholderData : listed;
  const query = useBankTransaction(transactionId, { placeholderData: placeholder });
  // If the service doesn’t respond, input over the placeholder stays.
  const data = query.data ?? placeholder;
  const shown = { ...query, data, isRefetchError: query.isError && data !== undefined };
  const [isDeleted, setIsDeleted] = useState(false);
  if (isDeleted) return <Notice tone="quiet">{messages.deleted}</Notice>;
  return (
    <QueryState
      of={shown}
      what={messages.what}
      skeleton={<EditorSkeleton hasSteps={props.onNavigate !== undefined} messages={messages} />}
    >
      {(stored) => (
        <TransactionForm
          {...props}
          stored={stored}
          isProvisional={query.data === undefined || query.isPlaceholderData}
          messages={messages}
          onDeleted={() => setIsDeleted(true)}
        />
      )}
    </QueryState>
  );
}
