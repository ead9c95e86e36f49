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
import type { BulkDraft } from './BulkDraft.ts';
import { BulkItem } from './BulkItem.tsx';
import type { BulkTask } from './BulkRun.ts';
import type { bulkMessages } from './messages.ts';
import type { BankTransaction } from './schema.ts';

interface BulkBarProps {
  selected: readonly BankTransaction[];
  draft: BulkDraft;
  onDraftChange: (draft: BulkDraft) => void;
  /** Whether the service said that this user may change nothing. */
  isReadOnly: boolean;
  onStart: (task: BulkTask) => void;
  messages: typeof bulkMessages;
}

/** How many are selected and what can be done to them, with what has to be asked before. */
export function BulkBar({ selected, draft, onDraftChange, isReadOnly, onStart, messages }: BulkBarProps) {
  const { locale } = useSupplied();
  const closing = useClosing().data;
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const [question, setQuestion] = useState<BulkTask>();
  const bar = useRef<HTMLDivElement>(null);
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
    else onStart(task);
  };
  const closePanel = () => {
    setIsPanelOpen(false);
    bar.current?.querySelector('button')?.focus();
  };

  return (
    <>
      <div ref={bar} className="daybook-bulk-bar">
        <span className="daybook-bulk-count">{messages.bulkSelected(count)}</span>
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
          <p id={`${id}-forbidden`} className="daybook-secondary">
            {messages.bulkForbidden}
          </p>
        )}
      </div>
      {isPanelOpen && !isReadOnly && (
        <div id={`${id}-panel`} className="daybook-bulk-panel">
          <LazyPart
            load={() => import('./BulkEditPanel.tsx')}
            fallback={<div className="daybook-bulk-panel-loading" aria-busy="true" />}
            props={{ selected, draft, onDraftChange, onApply: apply, onClose: closePanel, messages }}
          />
        </div>
      )}
      {question?.is === 'edit' && (
        <ConfirmDialog
          title={messages.bulkClosedQuestion}
          confirmLabel={messages.bulkClosedConfirm}
          cancelLabel={messages.bulkGoBack}
          onCancel={() => setQuestion(undefined)}
          onConfirm={() => onStart(question)}
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
          onConfirm={() => onStart(question)}
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
