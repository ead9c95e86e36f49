'use client';
import { forwardRef, useEffect, useRef, useState } from 'react';
import { today } from '../../core/dates/calendar.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { useLatest } from '../../core/state/useLatest.ts';
import { useMountedValue } from '../../core/state/useMountedValue.ts';
import { QueryState } from '../../ui/feedback/QueryState.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import { Notice } from '../../ui/root/Notice.tsx';
import { Root, type TitledComponentProps } from '../../ui/root/Root.tsx';
import { useIsOnServer } from '../../ui/useIsOnServer.ts';
import { useKeepFocusWithin } from '../../ui/useKeepFocusWithin.ts';
import { useLayoutEffect } from '../../ui/useLayoutEffect.ts';
import { findInLists } from '../data/listCache.ts';
import { useBankTransaction } from '../data/queries.ts';
import type { BankTransaction } from '../data/schema.ts';
import { LinkedDocumentsContext } from '../match/LinkedDocumentsContext.ts';
import type { matchMessages } from '../match/matchMessages.ts';
import type { ChooseFields } from '../model/editorFields.ts';
import { useHeldDeletions } from '../review/useHeldDeletions.ts';
import { useListSession } from '../review/useListSession.ts';
import { useProviderUndo } from '../review/useProviderUndo.ts';
import { transactionMessages } from '../transactionMessages.ts';
import { EditorSkeleton } from './EditorSkeleton.tsx';
import type { BankTransactionPanel, EditorCallbacks, QueueProps } from './partProps.ts';
import { TransactionForm, type TransactionFormProps } from './TransactionForm.tsx';
import { useRestoreFocusedField } from './useRestoreFocusedField.ts';
import { useShownTransaction } from './useShownTransaction.ts';

export interface BankTransactionEditorProps extends TitledComponentProps, EditorCallbacks, QueueProps {
  /** The transaction to edit; without it, a new one. */
  transactionId?: string;
  /** Begins a split or the search for a match, as the list's `onTransactionSelect` asks for. */
  startWith?: 'split' | 'match' | undefined;
  /** Focuses the category, the match, or the amount of a new transaction, once the form has loaded; default false. */
  autoFocus?: boolean;
  /** The initial values of a new transaction, such as a copy of another. */
  defaultValues?: Partial<BankTransaction>;
  /** An existing transaction to show until the service responds; default: the row of a loaded list. */
  placeholderData?: BankTransaction;
  /** Saved with the transaction, at most 50 keys; default: the stored custom data. */
  customData?: Record<string, unknown>;
  /** Returns the fields to show, in their order; default: all built-in ones. Keep it stable. */
  fields?: ChooseFields | undefined;
  /** Content of yours below the form. */
  panels?: readonly BankTransactionPanel[] | undefined;
  messages?: MessageOverrides<typeof transactionMessages & typeof matchMessages>;
}

/** One bank transaction: view, categorize, split, match or delete it. */
export const BankTransactionEditor = forwardRef<HTMLElement, BankTransactionEditorProps>(
  function BankTransactionEditor(props, ref) {
    const { transactionId, startWith, autoFocus, defaultValues, placeholderData, customData, fields, ...parts } = props;
    const { panels, messages, ...rest } = parts;
    const { onSave, onDelete, onCancel, onDirtyChange, onNavigate, onKeepEditing, ...others } = rest;
    const { uploadAttachments, onAttachmentRemove, position, inReviewQueue, ...settings } = others;
    const { reviewOnCategorize, reviewedStatus, readOnly, ...documents } = settings;
    const { resolveBill, resolvePayroll, searchBills, searchPayroll, ...rootProps } = documents;
    return (
      <Root component="BankTransactionEditor" name="bank-transaction-editor" ref={ref} {...rootProps}>
        <LinkedDocumentsContext.Provider value={documents}>
          <Editor {...props} />
        </LinkedDocumentsContext.Provider>
      </Root>
    );
  },
);

type EditorProps = Omit<BankTransactionEditorProps, Exclude<keyof TitledComponentProps, 'autoFocus'>>;

function Editor(requested: EditorProps) {
  const { shown, request } = useShownTransaction(requested);
  const { transactionId, placeholderData, autoFocus, ...props } = shown;
  useMountedValue(useListSession().openIds, transactionId);
  const messages = useMessages('bankTransaction', transactionMessages, props.messages);
  const { container, focus } = useRestoreFocusedField(
    [messages.category, messages.noInvoice],
    autoFocus && !props.startWith ? messages[transactionId === undefined ? 'amount' : 'category'] : undefined,
  );
  const day = useReaderDay(() => focus.remember());
  const [isBankOpen, setIsBankOpen] = useState(false);
  const [savedChangeId, setSavedChangeId] = useState<string>();
  const [undoFailure, setUndoFailure] = useState<string>();
  const provideUndo = useProviderUndo();
  const form = {
    ...props,
    messages,
    overrides: props.messages,
    focus,
    container,
    request,
    bankDetails: { isOpen: isBankOpen, open: () => setIsBankOpen(true) },
    lastSave: {
      changeId: savedChangeId,
      set: (changeId: string) => {
        provideUndo(container.current);
        setSavedChangeId(changeId);
        setUndoFailure(undefined);
      },
    },
    undoFailure: { text: undoFailure, set: setUndoFailure },
  };
  // Another transaction gets a new form.
  return (
    <div ref={container}>
      <Top transactionId={transactionId} />
      {transactionId === undefined ? (
        <TransactionForm key={day} {...form} stored={undefined} />
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

/**
 * The day of a new transaction. The server’s time zone isn’t the reader’s: their day may be another one than that in its HTML.
 * @param onChange called before it changes.
 */
function useReaderDay(onChange: () => void): PlainDate {
  const { timeZone } = useDaybookContext();
  const isOnServer = useIsOnServer();
  const [day, setDay] = useState(() => today(timeZone));
  const latest = useLatest(() => {
    const ofReader = today(timeZone);
    if (ofReader === day) return;
    onChange();
    setDay(ofReader);
  });
  useEffect(() => {
    if (!isOnServer) latest.current();
  }, [isOnServer, latest]);
  return day;
}

/** Where another transaction begins: the one before may have been scrolled to its end. */
function Top({ transactionId }: { transactionId: string | undefined }) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(transactionId);
  useLayoutEffect(() => {
    if (shown.current === transactionId) return;
    shown.current = transactionId;
    const { top, bottom } = element.current?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const isInView = bottom > 0 && top < window.innerHeight; // a host may have it beside what the user scrolls
    if (isInView) element.current?.scrollIntoView({ block: 'nearest' });
  }, [transactionId]);
  return <div ref={element} className="daybook-editor-top" />;
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
  const [reportedError, setReportedError] = useState<Error>();
  const isRefetchError = query.isError && data !== undefined && query.error !== reportedError;
  const shown = { ...query, data, isRefetchError };
  const { deletions, undo } = useHeldDeletions();
  const deletion = deletions.get(transactionId);
  const isDeleted = deletion !== undefined && deletion.state !== 'failed';
  useKeepFocusWithin(props.container, String(isDeleted), 'button, input');
  if (isDeleted) {
    const canUndo = deletion.state === 'held';
    return (
      <Notice
        tone="quiet"
        action={canUndo && <Button onPress={() => undo(deletion.changeId)}>{messages.undoDelete}</Button>}
      >
        {messages.deleted}
      </Notice>
    );
  }
  return (
    <QueryState
      query={shown}
      what={messages.what}
      skeleton={
        <EditorSkeleton
          hasSteps={Boolean(props.onNavigate || props.onCancel || (props.onDelete && !props.readOnly))}
          isBankOpen={props.bankDetails.isOpen}
          chooseFields={props.fields}
          messages={messages}
        />
      }
    >
      {(stored) => (
        <TransactionForm
          {...props}
          stored={stored}
          isProvisional={query.data === undefined || query.isPlaceholderData}
          onReadError={setReportedError}
          messages={messages}
        />
      )}
    </QueryState>
  );
}
