'use client';
import { useId, useRef, useState } from 'react';
import { useReadClosing } from '../closing/queries.ts';
import { type ClosingState, closingOf, isUnavailable } from '../closing/rules.ts';
import { useSupplied } from '../core/context.ts';
import { formatDate } from '../core/dates/formatDate.ts';
import { Button, ToggleButton } from '../ui/Button.tsx';
import { LazyPart } from '../ui/LazyPart.tsx';
import type { BulkChanges } from './BulkChanges.ts';
import { type Asked, BulkQuestion } from './BulkQuestion.tsx';
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
  const readClosing = useReadClosing();
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const [question, setQuestion] = useState<Asked>();
  const [isLooking, setIsLooking] = useState(false);
  const bar = useRef<HTMLSpanElement>(null);
  const id = useId();
  const written = (count: number) => count.toLocaleString(locale);
  const closedTextOf = (transactions: readonly BankTransaction[], closing: ClosingState | undefined) => {
    if (isUnavailable(closing)) return closing.unavailable === 'refused' ? messages.bulkClosingUnavailable : undefined;
    const count = transactions.filter(({ date }) => closingOf(date, closing) === 'warn').length;
    if (!closing?.date || count === 0) return undefined;
    return messages.bulkClosedText({ count, written: written(count), date: formatDate(closing.date, { locale }) });
  };

  /** Asks what has to be asked of those that are selected now, and begins where that is nothing. */
  const ask = async (task: BulkTask) => {
    if (isLooking) return;
    setIsLooking(true);
    const closing = await readClosing().catch(() => undefined); // what starts reads it again, and says why nothing is sent
    if (!bar.current) return; // the list has gone, or nothing is selected any more
    setIsLooking(false);
    const closedText = closedTextOf(selected, closing);
    if (task.is === 'delete' || closedText) setQuestion({ task, transactions: selected, closedText });
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
          onPress={() => void ask({ is: 'delete' })}
        >
          {messages.bulkDelete}
        </Button>
        {isLooking && (
          <span role="status" className="daybook-secondary">
            {messages.bulkReading}
          </span>
        )}
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
            props={{
              selected,
              draft,
              onDraftChange: setDraft,
              onApply: (changes: BulkChanges) => void ask({ is: 'edit', changes }),
              onClose: closePanel,
              messages,
            }}
          />
        </div>
      )}
      {question && (
        <BulkQuestion
          {...question}
          onCancel={() => setQuestion(undefined)}
          onConfirm={() => start(question.task, question.transactions)}
          messages={messages}
        />
      )}
    </>
  );
}
