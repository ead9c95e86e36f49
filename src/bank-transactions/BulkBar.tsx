'use client';
import { useId, useRef, useState } from 'react';
import { useClosing } from '../closing/queries.ts';
import { closingOf } from '../closing/rules.ts';
import { useSupplied } from '../core/context.ts';
import { formatDate } from '../core/dates/formatDate.ts';
import { Button, ToggleButton } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { LazyPart } from '../ui/LazyPart.tsx';
import type { BulkChanges } from './BulkChanges.ts';
import { BulkItem } from './BulkItem.tsx';
import type { Bulk, BulkTask } from './BulkRun.ts';
import type { transactionListMessages } from './messages.ts';
import type { BankTransaction } from './schema.ts';

interface BulkBarProps {
  selected: readonly BankTransaction[];
  bulk: Bulk;
  messages: typeof transactionListMessages;
}

/** What can be done to the selected transactions, with what has to be asked before. */
export function BulkBar({ selected, bulk: { draft, setDraft, isReadOnly, start }, messages }: BulkBarProps) {
  const { locale } = useSupplied();
  const closing = useClosing().data;
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const [question, setQuestion] = useState<BulkTask>();
  const bar = useRef<HTMLSpanElement>(null);
  const id = useId();
  const written = (count: number) => count.toLocaleString(locale);
  const count = { count: selected.length, written: written(selected.length) };
  const closed = selected.filter(({ date }) => closingOf(date, closing) === 'warn').length;
  const closedText =
    closing?.date && closed > 0
      ? messages.bulkClosedText({ count: closed, written: written(closed), date: formatDate(closing.date, { locale }) })
      : undefined;

  const apply = (changes: BulkChanges) => {
    const task = { is: 'edit', changes } as const;
    if (closedText) setQuestion(task);
    else start(task, selected);
  };
  const closePanel = () => {
    setIsPanelOpen(false);
    bar.current?.querySelector('button')?.focus();
  };

  return (
    <>
      <span ref={bar} className="daybook-bulk-bar">
        {isReadOnly ? (
          <Button isDisabled describedBy={`${id}-forbidden`} onPress={() => {}}>
            {messages.bulkEdit}
          </Button>
        ) : (
          <ToggleButton isOpen={isPanelOpen} controls={`${id}-panel`} onPress={() => setIsPanelOpen(!isPanelOpen)}>
            {messages.bulkEdit}
          </ToggleButton>
        )}
        <Button
          isDangerous
          isDisabled={isReadOnly}
          describedBy={isReadOnly ? `${id}-forbidden` : undefined}
          onPress={() => setQuestion({ is: 'delete' })}
        >
          {messages.bulkDelete}
        </Button>
        {isReadOnly && (
          <span id={`${id}-forbidden`} className="daybook-secondary">
            {messages.bulkForbidden}
          </span>
        )}
      </span>
      {isPanelOpen && !isReadOnly && (
        <div id={`${id}-panel`} className="daybook-bulk-panel">
          <LazyPart
            load={() => import('./BulkEditPanel.tsx')}
            fallback={<div className="daybook-bulk-panel-loading" aria-busy="true" />}
            props={{ selected, draft, onDraftChange: setDraft, onApply: apply, onClose: closePanel, messages }}
          />
        </div>
      )}
      {question?.is === 'edit' && (
        <ConfirmDialog
          title={messages.bulkClosedQuestion}
          confirmLabel={messages.bulkClosedConfirm}
          cancelLabel={messages.bulkGoBack}
          onCancel={() => setQuestion(undefined)}
          onConfirm={() => start(question, selected)}
        >
          <p>{closedText}</p>
        </ConfirmDialog>
      )}
      {question?.is === 'delete' && (
        <ConfirmDialog
          title={messages.bulkDeleteQuestion(count)}
          confirmLabel={messages.bulkDeleteConfirm}
          cancelLabel={messages.bulkGoBack}
          isDangerous
          onCancel={() => setQuestion(undefined)}
          onConfirm={() => start(question, selected)}
        >
          {selected.length <= fewNamed && (
            <ul className="daybook-bulk-items">
              {selected.map((transaction) => (
                <li key={transaction.id}>
                  <BulkItem transaction={transaction} messages={messages} />
                </li>
              ))}
            </ul>
          )}
          <p>{messages.bulkDeleteText(count)}</p>
          {closedText && <p>{closedText}</p>}
        </ConfirmDialog>
      )}
    </>
  );
}

/** As many are named before they are deleted; more would be a list that nobody reads. */
const fewNamed = 5;
